CREATE TABLE "known_addresses" (
	"user_id" bigint NOT NULL,
	"address_hash" "bytea" NOT NULL,
	"last_login_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_addresses_user_id_address_hash_pk" PRIMARY KEY("user_id","address_hash")
);
--> statement-breakpoint
ALTER TABLE "known_addresses" ADD CONSTRAINT "known_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_addresses_last_login" ON "known_addresses" USING btree ("last_login_at");--> statement-breakpoint
CREATE INDEX "admin_actions_logins" ON "admin_actions" USING btree ("admin_id","address") WHERE "admin_actions"."action" = 'login';