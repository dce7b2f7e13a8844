CREATE TABLE "mail_consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"kind" text NOT NULL,
	"place" text NOT NULL,
	"user_id" uuid,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "mail_consents_lower" CHECK ("mail_consents"."email" = lower("mail_consents"."email"))
);
--> statement-breakpoint
ALTER TABLE "mail_consents" ADD CONSTRAINT "mail_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_consents_open" ON "mail_consents" USING btree ("email","kind") WHERE "mail_consents"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "mail_consents_address" ON "mail_consents" USING btree ("email");--> statement-breakpoint
CREATE INDEX "mail_consents_user" ON "mail_consents" USING btree ("user_id");