ALTER TABLE "hook_versions" ADD COLUMN "hook_type" text NOT NULL;--> statement-breakpoint
ALTER TABLE "hook_versions" ADD COLUMN "point" text;