CREATE TABLE "hook_revisions" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"revision" uuid DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "hook_revisions" ADD CONSTRAINT "hook_revisions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION "user_has_hook_revision"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "hook_revisions" ("user_id") VALUES (NEW."id");
	RETURN NULL;
END $$;--> statement-breakpoint
-- Once for each statement, however many hooks it changes. It inserts no row: that would look at the user's row, which a deletion of
-- the user has locked while it waits for the hooks.
CREATE FUNCTION "renew_hook_revisions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- In one order, so that two statements about the same users wait for each other instead of locking each other out.
	UPDATE "hook_revisions" r SET "revision" = gen_random_uuid()
	FROM (
		SELECT h."user_id" FROM "hook_revisions" h WHERE h."user_id" IN (SELECT c."user_id" FROM "changed" c)
		ORDER BY h."user_id" FOR NO KEY UPDATE) locked
	WHERE r."user_id" = locked."user_id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "renew_all_hook_revisions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "hook_revisions" SET "revision" = gen_random_uuid();
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "users_have_hook_revision" AFTER INSERT ON "users"
	FOR EACH ROW EXECUTE FUNCTION "user_has_hook_revision"();--> statement-breakpoint
INSERT INTO "hook_revisions" ("user_id") SELECT "id" FROM "users";--> statement-breakpoint
CREATE TRIGGER "hook_revisions_on_insert" AFTER INSERT ON "hooks" REFERENCING NEW TABLE AS "changed"
	FOR EACH STATEMENT EXECUTE FUNCTION "renew_hook_revisions"();--> statement-breakpoint
CREATE TRIGGER "hook_revisions_on_update" AFTER UPDATE ON "hooks" REFERENCING NEW TABLE AS "changed"
	FOR EACH STATEMENT EXECUTE FUNCTION "renew_hook_revisions"();--> statement-breakpoint
CREATE TRIGGER "hook_revisions_on_delete" AFTER DELETE ON "hooks" REFERENCING OLD TABLE AS "changed"
	FOR EACH STATEMENT EXECUTE FUNCTION "renew_hook_revisions"();--> statement-breakpoint
CREATE TRIGGER "hook_revisions_on_truncate" AFTER TRUNCATE ON "hooks"
	FOR EACH STATEMENT EXECUTE FUNCTION "renew_all_hook_revisions"();
