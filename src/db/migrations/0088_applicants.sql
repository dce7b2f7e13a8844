ALTER TABLE "jobs" ADD COLUMN "applicant_places" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "applicant_utc_from" smallint;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "applicant_utc_to" smallint;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_applicant_places" CHECK (cardinality("jobs"."applicant_places") <= 50);--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_applicant_utc" CHECK (num_nulls("jobs"."applicant_utc_from", "jobs"."applicant_utc_to") <> 1 and "jobs"."applicant_utc_from" <= "jobs"."applicant_utc_to");
--> statement-breakpoint
-- The places of a remote job are also those from which people may apply.
DROP TRIGGER jobs_place_unread ON jobs;
--> statement-breakpoint
CREATE TRIGGER jobs_place_unread BEFORE UPDATE OF location, more_locations, company_id, applicant_places, work_mode, remote_allowed ON jobs
FOR EACH ROW WHEN (
  (OLD.location, OLD.more_locations, OLD.company_id, OLD.applicant_places, OLD.work_mode, OLD.remote_allowed)
  IS DISTINCT FROM (NEW.location, NEW.more_locations, NEW.company_id, NEW.applicant_places, NEW.work_mode, NEW.remote_allowed))
EXECUTE FUNCTION jobs_place_unread();
