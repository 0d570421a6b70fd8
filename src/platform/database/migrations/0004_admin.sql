CREATE TABLE "admin_actions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "admin_actions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"admin_id" bigint,
	"action" text NOT NULL,
	"subject" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"address" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_balances" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"credits" integer DEFAULT 0 NOT NULL,
	"until" timestamp (3) with time zone
);
--> statement-breakpoint
DROP INDEX "payment_events_newest";--> statement-breakpoint
ALTER TABLE "admins" ADD COLUMN "totp_secret" text;--> statement-breakpoint
ALTER TABLE "admins" ADD COLUMN "totp_confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "admins" ADD COLUMN "totp_last_step" bigint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search" text GENERATED ALWAYS AS (lower(email) || E'\n' || coalesce(lower(first_name), '')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "admin_actions" ADD CONSTRAINT "admin_actions_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_balances" ADD CONSTRAINT "user_balances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_actions_by_time" ON "admin_actions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "user_balances_credits" ON "user_balances" USING btree ("credits","user_id");--> statement-breakpoint
CREATE INDEX "user_balances_until" ON "user_balances" USING btree ("until") WHERE "user_balances"."until" is not null;--> statement-breakpoint
CREATE INDEX "payment_events_checkout" ON "payment_events" USING btree ("checkout_id");--> statement-breakpoint
CREATE INDEX "purchases_newest" ON "purchases" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "runs_by_time" ON "runs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "users_by_first_name" ON "users" USING btree (coalesce(lower("first_name"), ''),"id");--> statement-breakpoint
CREATE INDEX "users_by_status" ON "users" USING btree ("subscription_status","id");--> statement-breakpoint
CREATE INDEX "payment_events_newest" ON "payment_events" USING btree ("created_at","id");--> statement-breakpoint
CREATE FUNCTION "refresh_user_balance"("whose" bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	-- Locked first: the sum is then read by a statement of its own, which sees what others added meanwhile.
	PERFORM 1 FROM "user_balances" WHERE "user_id" = "whose" FOR UPDATE;
	UPDATE "user_balances" SET ("credits", "until") = (
		SELECT coalesce(sum("remaining"), 0), min("expires_at") FROM "credit_grants"
		WHERE "user_id" = "whose" AND "remaining" > 0 AND ("expires_at" IS NULL OR "expires_at" > now()))
	WHERE "user_id" = "whose";
END $$;--> statement-breakpoint
CREATE FUNCTION "user_has_balance"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "user_balances" ("user_id") VALUES (NEW."id");
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "grant_counts_in_balance"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "refresh_user_balance"(NEW."user_id");
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "users_have_balance" AFTER INSERT ON "users"
	FOR EACH ROW EXECUTE FUNCTION "user_has_balance"();--> statement-breakpoint
CREATE TRIGGER "grants_count_in_balance" AFTER INSERT OR UPDATE ON "credit_grants"
	FOR EACH ROW EXECUTE FUNCTION "grant_counts_in_balance"();--> statement-breakpoint
INSERT INTO "user_balances" ("user_id", "credits", "until")
	SELECT u."id", coalesce(sum(g."remaining"), 0), min(g."expires_at") FROM "users" u
	LEFT JOIN "credit_grants" g ON g."user_id" = u."id" AND g."remaining" > 0
		AND (g."expires_at" IS NULL OR g."expires_at" > now())
	GROUP BY u."id";--> statement-breakpoint
-- An index by the parts of the searched text. A server that has no pg_trgm, or does not let us use it, is
-- searched without: the whole column is then read, which takes longer and finds the same.
DO $$ BEGIN
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
	CREATE INDEX "users_search" ON "users" USING gin ("search" gin_trgm_ops);
EXCEPTION WHEN OTHERS THEN
	RAISE NOTICE 'searching users without an index: %', SQLERRM;
END $$;
