CREATE TABLE "book_edits" (
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"subject" text NOT NULL,
	"parent" text,
	"added" boolean DEFAULT false NOT NULL,
	"content" jsonb,
	"retired" boolean DEFAULT false NOT NULL,
	"version" bigint GENERATED ALWAYS AS IDENTITY (sequence name "book_edits_version_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"admin_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "book_edits_kind_target_pk" PRIMARY KEY("kind","target"),
	CONSTRAINT "book_edits_kind" CHECK ("book_edits"."kind" in ('subject', 'point', 'line')),
	CONSTRAINT "book_edits_says_something" CHECK ("book_edits"."content" is not null or "book_edits"."retired"),
	CONSTRAINT "book_edits_added" CHECK (not "book_edits"."added" or "book_edits"."content" is not null)
);
--> statement-breakpoint
ALTER TABLE "filmed_hooks" ADD COLUMN "line_id" text;--> statement-breakpoint
UPDATE "filmed_hooks" f SET "line_id" = h."pattern_id" FROM "hooks" h WHERE h."user_id" = f."user_id" AND h."id" = f."hook_id";--> statement-breakpoint
ALTER TABLE "book_edits" ADD CONSTRAINT "book_edits_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "book_edits_subject" ON "book_edits" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "filmed_hooks_line" ON "filmed_hooks" USING btree ("line_id") WHERE "filmed_hooks"."line_id" is not null;--> statement-breakpoint
CREATE INDEX "hooks_favorite_line" ON "hooks" USING btree ("pattern_id") WHERE "hooks"."favorite";