CREATE TABLE "model_runs" (
	"user_id" bigint NOT NULL,
	"run_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"input_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"cost" bigint,
	"refused" jsonb NOT NULL,
	"filled" smallint NOT NULL,
	"first_ms" integer,
	"last_ms" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "model_runs_user_id_run_id_pk" PRIMARY KEY("user_id","run_id"),
	CONSTRAINT "model_runs_tokens" CHECK ("model_runs"."input_tokens" >= 0 and "model_runs"."output_tokens" >= 0),
	CONSTRAINT "model_runs_filled" CHECK ("model_runs"."filled" between 0 and 10)
);
--> statement-breakpoint
ALTER TABLE "model_runs" ADD CONSTRAINT "model_runs_user_id_run_id_runs_user_id_id_fk" FOREIGN KEY ("user_id","run_id") REFERENCES "public"."runs"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_runs_by_time" ON "model_runs" USING btree ("created_at");