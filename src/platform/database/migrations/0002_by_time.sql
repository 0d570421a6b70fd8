DROP INDEX "blog_posts_newest";--> statement-breakpoint
DROP INDEX "blog_posts_theme";--> statement-breakpoint
DROP INDEX "purchases_newest";--> statement-breakpoint
DROP INDEX "hooks_newest";--> statement-breakpoint
CREATE INDEX "blog_posts_by_time" ON "blog_posts" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "blog_posts_of_theme" ON "blog_posts" USING btree ("theme","status","created_at","id");--> statement-breakpoint
CREATE INDEX "purchases_by_time" ON "purchases" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "hooks_by_time" ON "hooks" USING btree ("user_id","created_at","id");