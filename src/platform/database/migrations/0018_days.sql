CREATE TABLE "day_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "day_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"what" text NOT NULL,
	"about" text NOT NULL,
	"value" integer NOT NULL,
	"n" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "day_numbers" (
	"day" date NOT NULL,
	"what" text NOT NULL,
	"about" text NOT NULL,
	"value" integer NOT NULL,
	"n" bigint NOT NULL,
	CONSTRAINT "day_numbers_day_what_about_value_pk" PRIMARY KEY("day","what","about","value")
);
--> statement-breakpoint
-- What one row adds to the numbers of its day, for each table that is counted.
CREATE FUNCTION "numbers_of"("a" "users") RETURNS TABLE ("day" date, "what" text, "about" text, "value" integer, "n" bigint) LANGUAGE sql IMMUTABLE AS $$
	SELECT ("a"."created_at" AT TIME ZONE 'utc')::date, 'sign-ups', '', 0, 1::bigint
$$;--> statement-breakpoint
CREATE FUNCTION "numbers_of"("a" "runs") RETURNS TABLE ("day" date, "what" text, "about" text, "value" integer, "n" bigint) LANGUAGE sql IMMUTABLE AS $$
	SELECT ("a"."created_at" AT TIME ZONE 'utc')::date, 'runs', '', 0, 1::bigint WHERE "a"."status" = 'done'
$$;--> statement-breakpoint
CREATE FUNCTION "numbers_of"("a" "purchases") RETURNS TABLE ("day" date, "what" text, "about" text, "value" integer, "n" bigint) LANGUAGE sql IMMUTABLE AS $$
	SELECT ("a"."created_at" AT TIME ZONE 'utc')::date, 'revenue', '', 0, "a"."amount_paid"::bigint
$$;--> statement-breakpoint
-- Strict, so that it is not made a part of the statement that asks: PostgreSQL 18.4 fails to plan that.
CREATE FUNCTION "numbers_of"("a" "model_runs") RETURNS TABLE ("day" date, "what" text, "about" text, "value" integer, "n" bigint) LANGUAGE sql IMMUTABLE STRICT AS $$
	SELECT ("a"."created_at" AT TIME ZONE 'utc')::date, p."what", coalesce(p."about", "a"."provider" || E'\n' || "a"."model"), p."value", p."n"
	FROM (
		SELECT * FROM (VALUES
			('model runs', NULL::text, 0, 1::bigint),
			('model input', NULL, 0, "a"."input_tokens"),
			('model output', NULL, 0, "a"."output_tokens"),
			('model cost', NULL, 0, "a"."cost"),
			-- How many have a cost at all.
			('model priced', NULL, 0, CASE WHEN "a"."cost" IS NOT NULL THEN 1 END),
			('model filled', NULL, 0, "a"."filled"),
			-- By tenths of a second, so that a median can be told.
			('model first', NULL, round("a"."first_ms" / 100.0)::integer, 1),
			('model last', NULL, round("a"."last_ms" / 100.0)::integer, 1)) v ("what", "about", "value", "n")
		UNION ALL
		SELECT 'model refused', r."key", 0, r."value"::bigint FROM jsonb_each_text("a"."refused") r) p
	WHERE p."value" IS NOT NULL AND p."n" <> 0
$$;--> statement-breakpoint
CREATE FUNCTION "note_day_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO "day_changes" ("day", "what", "about", "value", "n") SELECT * FROM "numbers_of"(NEW);
	ELSIF TG_OP = 'DELETE' THEN
		INSERT INTO "day_changes" ("day", "what", "about", "value", "n")
			SELECT o."day", o."what", o."about", o."value", -o."n" FROM "numbers_of"(OLD) o;
	ELSE
		INSERT INTO "day_changes" ("day", "what", "about", "value", "n")
			SELECT c."day", c."what", c."about", c."value", sum(c."n") FROM (
				SELECT * FROM "numbers_of"(NEW)
				UNION ALL
				SELECT o."day", o."what", o."about", o."value", -o."n" FROM "numbers_of"(OLD) o) c
			GROUP BY 1, 2, 3, 4 HAVING sum(c."n") <> 0;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "forget_day_numbers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "day_changes" WHERE "what" LIKE TG_ARGV[0];
	DELETE FROM "day_numbers" WHERE "what" LIKE TG_ARGV[0];
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "users_in_days" AFTER INSERT OR DELETE OR UPDATE OF "created_at" ON "users"
	FOR EACH ROW EXECUTE FUNCTION "note_day_changes"();--> statement-breakpoint
CREATE TRIGGER "runs_in_days" AFTER UPDATE OF "status", "created_at" ON "runs"
	FOR EACH ROW EXECUTE FUNCTION "note_day_changes"();--> statement-breakpoint
CREATE TRIGGER "runs_in_days_made" AFTER INSERT ON "runs"
	FOR EACH ROW WHEN (NEW."status" = 'done') EXECUTE FUNCTION "note_day_changes"();--> statement-breakpoint
CREATE TRIGGER "runs_in_days_gone" AFTER DELETE ON "runs"
	FOR EACH ROW WHEN (OLD."status" = 'done') EXECUTE FUNCTION "note_day_changes"();--> statement-breakpoint
CREATE TRIGGER "purchases_in_days" AFTER INSERT OR DELETE OR UPDATE OF "amount_paid", "created_at" ON "purchases"
	FOR EACH ROW EXECUTE FUNCTION "note_day_changes"();--> statement-breakpoint
-- Not when a deleted account takes its name off them.
CREATE TRIGGER "model_runs_in_days" AFTER INSERT OR DELETE
	OR UPDATE OF "provider", "model", "input_tokens", "output_tokens", "cost", "refused", "filled", "first_ms", "last_ms", "created_at"
	ON "model_runs" FOR EACH ROW EXECUTE FUNCTION "note_day_changes"();--> statement-breakpoint
CREATE TRIGGER "users_in_no_days" AFTER TRUNCATE ON "users" EXECUTE FUNCTION "forget_day_numbers"('sign-ups');--> statement-breakpoint
CREATE TRIGGER "runs_in_no_days" AFTER TRUNCATE ON "runs" EXECUTE FUNCTION "forget_day_numbers"('runs');--> statement-breakpoint
CREATE TRIGGER "purchases_in_no_days" AFTER TRUNCATE ON "purchases" EXECUTE FUNCTION "forget_day_numbers"('revenue');--> statement-breakpoint
CREATE TRIGGER "model_runs_in_no_days" AFTER TRUNCATE ON "model_runs" EXECUTE FUNCTION "forget_day_numbers"('model %');
