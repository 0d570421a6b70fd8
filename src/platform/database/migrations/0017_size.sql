CREATE TABLE "user_counts" (
	"slot" smallint NOT NULL,
	"status" text NOT NULL,
	"users" bigint NOT NULL,
	CONSTRAINT "user_counts_slot_status_pk" PRIMARY KEY("slot","status")
);
--> statement-breakpoint
CREATE FUNCTION "count_user"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- In one order, so that two in one slot wait for each other instead of locking each other out.
	INSERT INTO "user_counts" ("slot", "status", "users")
		SELECT c."slot", c."status", c."change" FROM (
			SELECT OLD."id" % 16 AS "slot", OLD."subscription_status" AS "status", -1 AS "change" WHERE TG_OP <> 'INSERT'
			UNION ALL
			SELECT NEW."id" % 16, NEW."subscription_status", 1 WHERE TG_OP <> 'DELETE') c
		ORDER BY c."status"
	ON CONFLICT ("slot", "status") DO UPDATE SET "users" = "user_counts"."users" + excluded."users";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "count_no_users"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "user_counts" SET "users" = 0;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "users_counted" AFTER INSERT OR DELETE ON "users"
	FOR EACH ROW EXECUTE FUNCTION "count_user"();--> statement-breakpoint
CREATE TRIGGER "users_counted_by_status" AFTER UPDATE OF "subscription_status" ON "users"
	FOR EACH ROW WHEN (OLD."subscription_status" <> NEW."subscription_status") EXECUTE FUNCTION "count_user"();--> statement-breakpoint
CREATE TRIGGER "users_counted_none" AFTER TRUNCATE ON "users" EXECUTE FUNCTION "count_no_users"();--> statement-breakpoint
-- Every letter and every two that stand together: what is too short for pg_trgm is found by them, in large-indexes.ts.
CREATE FUNCTION "search_parts"("searched" text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	-- Each letter, the pairs that begin at odd places and those at even ones: one plain expression, because a subquery for each row takes long.
	SELECT string_to_array("searched", NULL)
		|| string_to_array(regexp_replace("searched", '(..)', E'\\1\x01', 'g'), E'\x01')
		|| string_to_array(regexp_replace(substr("searched", 2), '(..)', E'\\1\x01', 'g'), E'\x01')
$$;
