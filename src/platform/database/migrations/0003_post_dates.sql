DROP INDEX "blog_posts_by_time";--> statement-breakpoint
DROP INDEX "blog_posts_of_theme";--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "published_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "blog_posts" SET "published_at" = "created_at" WHERE "status" = 'published';--> statement-breakpoint
CREATE INDEX "blog_posts_by_date" ON "blog_posts" USING btree ("status",coalesce("published_at", "created_at"),"id");--> statement-breakpoint
CREATE INDEX "blog_posts_of_theme_by_date" ON "blog_posts" USING btree ("theme","status",coalesce("published_at", "created_at"),"id");--> statement-breakpoint
CREATE INDEX "blog_posts_by_tag" ON "blog_posts" USING gin ("tags");