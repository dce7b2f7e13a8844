-- The tables get the names that the product has for them.
ALTER TABLE "looks" RENAME TO "impersonations";--> statement-breakpoint
ALTER TABLE "elsewhere_applications" RENAME TO "external_applications";--> statement-breakpoint
ALTER TABLE "elsewhere_status_changes" RENAME TO "external_status_changes";--> statement-breakpoint
ALTER TABLE "external_status_changes" RENAME COLUMN "elsewhere_id" TO "external_id";--> statement-breakpoint
ALTER TABLE "application_reminders" RENAME COLUMN "elsewhere_id" TO "external_id";--> statement-breakpoint
ALTER TABLE "application_contacts" RENAME COLUMN "elsewhere_id" TO "external_id";--> statement-breakpoint
DO $$
DECLARE
  found record;
BEGIN
  FOR found IN
    SELECT conrelid::regclass AS "table", conname AS old
    FROM pg_constraint
    WHERE conrelid IN ('impersonations'::regclass, 'external_applications'::regclass, 'external_status_changes'::regclass,
        'application_reminders'::regclass, 'application_contacts'::regclass)
      AND conname ~ '^looks_|elsewhere'
  LOOP
    EXECUTE format('ALTER TABLE %s RENAME CONSTRAINT %I TO %I', found."table", found.old,
      -- one name was longer than the 63 letters that a name may have, and is not any more
      CASE WHEN found.old LIKE 'elsewhere_status_changes_elsewhere_id_elsewhere%'
        THEN 'external_status_changes_external_id_external_applications_id_fk'
        ELSE replace(regexp_replace(found.old, '^looks_', 'impersonations_'), 'elsewhere', 'external') END);
  END LOOP;
  FOR found IN
    SELECT indexrelid::regclass AS "index", relname AS old
    FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
    WHERE indrelid IN ('impersonations'::regclass, 'external_applications'::regclass, 'external_status_changes'::regclass,
        'application_reminders'::regclass, 'application_contacts'::regclass)
      AND relname ~ '^looks_|elsewhere'
  LOOP
    EXECUTE format('ALTER INDEX %s RENAME TO %I', found."index",
      replace(regexp_replace(found.old, '^looks_', 'impersonations_'), 'elsewhere', 'external'));
  END LOOP;
END $$;--> statement-breakpoint
-- Events that no worker has taken yet.
UPDATE "events" SET "name" = 'interview.changed' WHERE "name" = 'meeting.changed' AND "drained_at" IS NULL;--> statement-breakpoint
UPDATE "events" SET "name" = 'interview.due' WHERE "name" = 'meeting.due' AND "drained_at" IS NULL;--> statement-breakpoint
UPDATE "events" SET "name" = 'newsletter.signup_requested' WHERE "name" = 'newsletter.asked' AND "drained_at" IS NULL;
