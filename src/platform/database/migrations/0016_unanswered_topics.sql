CREATE TABLE "topic_keys" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"key" uuid DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unanswered_topic_people" (
	"topic" "bytea" NOT NULL,
	"person" "bytea" NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "unanswered_topic_people_topic_person_pk" PRIMARY KEY("topic","person")
);
--> statement-breakpoint
CREATE TABLE "unanswered_topics" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "unanswered_topics_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hash" "bytea" NOT NULL,
	"words" text,
	"profession" text NOT NULL,
	"answer" text NOT NULL,
	"subject" text,
	"people" integer DEFAULT 0 NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"done" boolean DEFAULT false NOT NULL,
	CONSTRAINT "unanswered_topics_hash_unique" UNIQUE("hash"),
	CONSTRAINT "unanswered_topics_answer" CHECK ("unanswered_topics"."answer" in ('partly', 'not found')),
	CONSTRAINT "unanswered_topics_people" CHECK ("unanswered_topics"."people" >= 0)
);
--> statement-breakpoint
ALTER TABLE "topic_keys" ADD CONSTRAINT "topic_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unanswered_topic_people" ADD CONSTRAINT "unanswered_topic_people_topic_unanswered_topics_hash_fk" FOREIGN KEY ("topic") REFERENCES "public"."unanswered_topics"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unanswered_topic_people_day" ON "unanswered_topic_people" USING btree ("day");--> statement-breakpoint
CREATE INDEX "unanswered_topics_listed" ON "unanswered_topics" USING btree ("people" DESC NULLS LAST,"last_day" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "unanswered_topics"."words" is not null and not "unanswered_topics"."done";--> statement-breakpoint
CREATE INDEX "unanswered_topics_last_day" ON "unanswered_topics" USING btree ("last_day");