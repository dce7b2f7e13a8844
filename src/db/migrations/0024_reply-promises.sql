CREATE TABLE "reply_promises" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"replied_at" timestamp with time zone,
	"reminded_on" date
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "reply_within_days" integer;--> statement-breakpoint
ALTER TABLE "reply_promises" ADD CONSTRAINT "reply_promises_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_promises" ADD CONSTRAINT "reply_promises_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reply_promises_measured" ON "reply_promises" USING btree ("company_id","sent_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reply_promises_open" ON "reply_promises" USING btree ("due_at") WHERE "reply_promises"."replied_at" is null and "reply_promises"."reminded_on" is null;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_reply_within" CHECK ("companies"."reply_within_days" between 1 and 30);--> statement-breakpoint
-- Whoever changes a status keeps the promise, and nobody has to think of it.
CREATE FUNCTION reply_promises_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.to_status = 'withdrawn' THEN
    DELETE FROM reply_promises
      WHERE application_id = new.application_id AND replied_at IS NULL AND due_at > new.changed_at;
  ELSIF new.from_status = 'submitted' THEN
    UPDATE reply_promises SET replied_at = new.changed_at
      WHERE application_id = new.application_id AND replied_at IS NULL;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reply_promises_follow AFTER INSERT ON "application_status_changes"
  FOR EACH ROW EXECUTE FUNCTION reply_promises_follow();
