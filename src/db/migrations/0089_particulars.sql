ALTER TABLE "companies" ADD COLUMN "default_currency" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "openings" smallint;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "level" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "external_id" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "external_source" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "posting_imports" ADD COLUMN "updated" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_external" ON "jobs" USING btree ("company_id","external_source","external_id") WHERE "jobs"."status" <> 'deleted';--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_openings" CHECK ("jobs"."openings" between 1 and 999);--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_level" CHECK ("jobs"."level" in ('intern', 'entry', 'mid', 'senior', 'lead', 'executive'));
--> statement-breakpoint
-- As before, and the stated level counts.
CREATE OR REPLACE FUNCTION jobs_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  company companies%ROWTYPE;
  requirements text := plain_text(NEW.requirements);
  description text := plain_text(NEW.description);
  said text[];
BEGIN
  SELECT * INTO company FROM companies WHERE id = NEW.company_id;
  -- Lists walk posted_at and page by it in milliseconds: an open job always has one, no finer than that.
  IF NEW.status = 'active' THEN
    NEW.posted_at := coalesce(NEW.posted_at, now());
  END IF;
  NEW.posted_at := date_trunc('milliseconds', NEW.posted_at);
  NEW.is_remote := CASE WHEN NEW.work_mode IS NULL THEN job_is_remote(job_locations(NEW.location, NEW.more_locations), NEW.remote_allowed) ELSE NEW.work_mode = 'remote' END;
  said := said_words(NEW.title, concat_ws(' ', requirements, description));
  -- what the company chose counts, not what the text seems to say
  IF NEW.work_mode IS NOT NULL THEN
    said := array_remove(array_remove(array_remove(said, '~is-remote'), '~is-hybrid'), '~is-on-site') || ('~is-' || NEW.work_mode);
  END IF;
  -- and so does the level
  IF NEW.level IS NOT NULL THEN
    said := array_remove(array_remove(said, '~is-entry'), '~is-senior') || CASE
      WHEN NEW.level IN ('intern', 'entry') THEN ARRAY['~is-entry']
      WHEN NEW.level IN ('senior', 'lead', 'executive') THEN ARRAY['~is-senior']
    END;
  END IF;
  NEW.search_version := 3;
  NEW.language := language_of(concat_ws(' ', requirements, description));
  NEW.stated_facts := ARRAY(
    SELECT substr(fact, 5) FROM unnest(said) AS fact WHERE fact IN ('~is-senior', '~is-entry', '~is-remote', '~is-hybrid', '~is-on-site')
  );
  NEW.search_place := place_words(coalesce(job_locations(NEW.location, NEW.more_locations), company.location), NEW.place_keys);
  NEW.search_title := to_tsvector('tandem', parted_text(NEW.title)) || array_to_tsvector(sign_words(NEW.title));
  NEW.search_body :=
    setweight(NEW.search_title, 'A') ||
    setweight(to_tsvector('tandem', coalesce(company.name, '')), 'B') ||
    setweight(to_tsvector('tandem', parted_text(requirements)), 'C') ||
    setweight(to_tsvector('tandem', parted_text(description)), 'D') ||
    array_to_tsvector(sign_words(concat_ws(' ', NEW.title, requirements, description))) ||
    array_to_tsvector(said) ||
    -- what the filters ask, as words that no text can hold
    array_to_tsvector(ARRAY['~' || NEW.employment_type]
      || CASE WHEN NEW.is_remote THEN ARRAY['~remote'] END
      || CASE WHEN NEW.language IS NOT NULL THEN ARRAY['~in-' || NEW.language] END);
  IF NEW.status = 'active' THEN
    INSERT INTO search_words (word)
    SELECT word FROM (
      SELECT DISTINCT regexp_split_to_table(
        lower(unaccent(concat_ws(' ', NEW.title, company.name, job_locations(NEW.location, NEW.more_locations), requirements, description))),
        '[^[:alnum:]+#]+'
      ) AS word
    ) AS words
    -- known words meet their conflict by the index; a join here would be planned once, for an empty table
    WHERE length(word) BETWEEN 3 AND 40
    ORDER BY word
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
DROP TRIGGER jobs_search ON jobs;
--> statement-breakpoint
CREATE TRIGGER jobs_search
BEFORE INSERT OR UPDATE OF
  title, description, requirements, company_id, status, location, more_locations, employment_type, remote_allowed, work_mode, level, posted_at
ON jobs
FOR EACH ROW EXECUTE FUNCTION jobs_search();
