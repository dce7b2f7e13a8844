ALTER TABLE "application_status_changes" ADD COLUMN "is_shown" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "shown_status" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "shown_status_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "notice_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "notice_minutes" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
CREATE INDEX "applications_notice_due" ON "applications" USING btree ("notice_due_at") WHERE "applications"."notice_due_at" is not null;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_notice" CHECK (num_nonnulls("applications"."shown_status", "applications"."shown_status_at", "applications"."notice_due_at") in (0, 3)
        and ("applications"."shown_status" is null or ("applications"."shown_status" <> "applications"."status" and "applications"."status" <> 'withdrawn')));--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_notice" CHECK ("companies"."notice_minutes" between 0 and 1440);--> statement-breakpoint
-- A status that the candidate sees is the answer: at once, or when its notice was due.
CREATE OR REPLACE FUNCTION reply_promises_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT new.is_shown THEN
    RETURN NULL;
  ELSIF new.to_status = 'withdrawn' THEN
    DELETE FROM reply_promises
      WHERE application_id = new.application_id AND replied_at IS NULL AND due_at > new.changed_at;
  ELSIF TG_OP = 'UPDATE' OR new.from_status = 'submitted' THEN
    UPDATE reply_promises SET replied_at = new.changed_at
      WHERE application_id = new.application_id AND replied_at IS NULL;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER reply_promises_follow ON "application_status_changes";--> statement-breakpoint
CREATE TRIGGER reply_promises_follow AFTER INSERT OR UPDATE OF is_shown ON "application_status_changes"
  FOR EACH ROW EXECUTE FUNCTION reply_promises_follow();
