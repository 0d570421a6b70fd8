CREATE TABLE "filmed_hooks" (
	"user_id" bigint NOT NULL,
	"hook_id" bigint NOT NULL,
	"filmed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"link" text,
	"views" integer,
	"saves" integer,
	"results_at" timestamp (3) with time zone,
	"reminder_dismissed_at" timestamp (3) with time zone,
	CONSTRAINT "filmed_hooks_user_id_hook_id_pk" PRIMARY KEY("user_id","hook_id"),
	CONSTRAINT "filmed_hooks_figures" CHECK ("filmed_hooks"."views" >= 0 and "filmed_hooks"."saves" >= 0),
	CONSTRAINT "filmed_hooks_link" CHECK (length("filmed_hooks"."link") between 1 and 500),
	CONSTRAINT "filmed_hooks_results" CHECK ("filmed_hooks"."views" is null or "filmed_hooks"."results_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "hook_versions" (
	"user_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "hook_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hook_id" bigint NOT NULL,
	"run_id" bigint NOT NULL,
	"made_by" text NOT NULL,
	"generated_hook" text NOT NULL,
	"delivery_tip" text NOT NULL,
	"on_screen_text" text,
	"payoff" text,
	"line_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hook_versions_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "hook_versions_made_by" CHECK ("hook_versions"."made_by" in ('original', 'again', 'shorter', 'softer', 'question', 'edit'))
);
--> statement-breakpoint
CREATE TABLE "shots" (
	"user_id" bigint NOT NULL,
	"hook_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shots_user_id_hook_id_pk" PRIMARY KEY("user_id","hook_id")
);
--> statement-breakpoint
ALTER TABLE "hooks" ADD COLUMN "favorite_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "hooks" ADD COLUMN "original_hook" text;--> statement-breakpoint
ALTER TABLE "hooks" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "taste_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "filmed_hooks" ADD CONSTRAINT "filmed_hooks_user_id_hook_id_hooks_user_id_id_fk" FOREIGN KEY ("user_id","hook_id") REFERENCES "public"."hooks"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hook_versions" ADD CONSTRAINT "hook_versions_user_id_hook_id_hooks_user_id_id_fk" FOREIGN KEY ("user_id","hook_id") REFERENCES "public"."hooks"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shots" ADD CONSTRAINT "shots_user_id_hook_id_hooks_user_id_id_fk" FOREIGN KEY ("user_id","hook_id") REFERENCES "public"."hooks"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "filmed_hooks_by_time" ON "filmed_hooks" USING btree ("user_id","filmed_at");--> statement-breakpoint
CREATE INDEX "hook_versions_hook" ON "hook_versions" USING btree ("user_id","hook_id","id");--> statement-breakpoint
CREATE INDEX "hook_versions_run" ON "hook_versions" USING btree ("user_id","run_id");--> statement-breakpoint
CREATE INDEX "shots_in_order" ON "shots" USING btree ("user_id","position");--> statement-breakpoint
CREATE INDEX "hooks_deleted" ON "hooks" USING btree ("deleted_at") WHERE "hooks"."deleted_at" is not null;