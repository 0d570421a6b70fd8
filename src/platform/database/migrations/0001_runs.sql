ALTER TABLE "runs" ADD COLUMN "lease" integer;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_topic" CHECK (length("runs"."topic") between 1 and 500);--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_writer" CHECK ("runs"."status" <> 'done' or "runs"."writer" is not null);--> statement-breakpoint
CREATE FUNCTION "run_done_has_ten_hooks"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Looked at when the transaction ends; by then the run may have been deleted with its user.
	IF (SELECT count(*) FROM "hooks" WHERE "user_id" = NEW."user_id" AND "run_id" = NEW."id") <> 10
		AND EXISTS (SELECT 1 FROM "runs" WHERE "user_id" = NEW."user_id" AND "id" = NEW."id" AND "status" = 'done')
	THEN
		RAISE EXCEPTION 'run % is done without its ten hooks', NEW."id" USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "runs_done_has_ten_hooks" AFTER INSERT OR UPDATE OF "status" ON "runs"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW."status" = 'done')
	EXECUTE FUNCTION "run_done_has_ten_hooks"();--> statement-breakpoint
CREATE FUNCTION "run_ended_stays_ended"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'run % has ended as %', OLD."id", OLD."status" USING ERRCODE = 'check_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "runs_ended_stays_ended" BEFORE UPDATE OF "status" ON "runs"
	FOR EACH ROW WHEN (OLD."status" <> 'reserved' AND NEW."status" <> OLD."status")
	EXECUTE FUNCTION "run_ended_stays_ended"();
