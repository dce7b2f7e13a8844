CREATE TABLE "security_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"procedure" text NOT NULL,
	"user_id" uuid,
	"count" integer NOT NULL,
	"request_id" text NOT NULL,
	CONSTRAINT "security_events_minute" UNIQUE NULLS NOT DISTINCT("at","kind","reason","procedure","user_id"),
	CONSTRAINT "security_events_count" CHECK ("security_events"."count" > 0)
);
--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "security_events_newest" ON "security_events" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "security_events_user" ON "security_events" USING btree ("user_id","at","id");