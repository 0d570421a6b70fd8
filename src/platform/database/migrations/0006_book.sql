CREATE TABLE "line_uses" (
	"line_id" text NOT NULL,
	"field" text NOT NULL,
	"day" date NOT NULL,
	"uses" integer NOT NULL,
	CONSTRAINT "line_uses_line_id_day_pk" PRIMARY KEY("line_id","day"),
	CONSTRAINT "line_uses_uses" CHECK ("line_uses"."uses" > 0)
);
--> statement-breakpoint
ALTER TABLE "hooks" ADD COLUMN "on_screen_text" text;--> statement-breakpoint
ALTER TABLE "hooks" ADD COLUMN "point" text;--> statement-breakpoint
ALTER TABLE "hooks" ADD COLUMN "payoff" text;--> statement-breakpoint
ALTER TABLE "hooks" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "hooks" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "hooks" ADD COLUMN "relevance" real;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "point" text;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "angles" text[];--> statement-breakpoint
CREATE INDEX "line_uses_day" ON "line_uses" USING btree ("day");--> statement-breakpoint
ALTER TABLE "hooks" ADD CONSTRAINT "hooks_source" CHECK ("hooks"."source" in ('book', 'point', 'frame', 'model'));--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_point" CHECK (length("runs"."point") between 1 and 200);--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_angles" CHECK (cardinality("runs"."angles") between 1 and 12);