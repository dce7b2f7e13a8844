DROP INDEX "jobs_search_old";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "more_locations" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "more_places" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "jobs_more_places" ON "jobs" USING gin ("more_places") WITH (fastupdate=off);--> statement-breakpoint
CREATE INDEX "jobs_search_old" ON "jobs" USING btree ("id") WHERE "jobs"."search_version" < 3 and "jobs"."status" = 'active';--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_more_locations" CHECK (cardinality("jobs"."more_locations") <= 9);
--> statement-breakpoint
-- All locations of a job in one text; null without any.
CREATE FUNCTION job_locations(location text, more text[]) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT nullif(concat_ws('; ', nullif(btrim(location), ''), nullif(array_to_string(more, '; '), '')), '')
$$;
--> statement-breakpoint
-- As before, but of ten locations.
CREATE OR REPLACE FUNCTION place_parts(place text) RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(array_agg(DISTINCT substr(words, n, 40)))
  FROM search_place(left(place, 2020)) AS words, generate_series(1, length(words) - 1) AS n
$$;
--> statement-breakpoint
-- As before, and of all locations.
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
  title, description, requirements, company_id, status, location, more_locations, employment_type, remote_allowed, work_mode, posted_at
ON jobs
FOR EACH ROW EXECUTE FUNCTION jobs_search();
--> statement-breakpoint
DROP TRIGGER jobs_place_unread ON jobs;
--> statement-breakpoint
CREATE TRIGGER jobs_place_unread BEFORE UPDATE OF location, more_locations, company_id ON jobs
FOR EACH ROW WHEN ((OLD.location, OLD.more_locations, OLD.company_id) IS DISTINCT FROM (NEW.location, NEW.more_locations, NEW.company_id))
EXECUTE FUNCTION jobs_place_unread();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION jobs_places() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_place := place_words(
    coalesce(job_locations(NEW.location, NEW.more_locations), (SELECT location FROM companies WHERE id = NEW.company_id)), NEW.place_keys);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION jobs_landing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.roles := job_roles(title_without_place(NEW.title, NEW.location));
  NEW.place := job_place(NEW.location);
  NEW.more_places := ARRAY(
    SELECT CASE WHEN place IS DISTINCT FROM NEW.place AND row_number() OVER (PARTITION BY place ORDER BY nth) = 1 THEN place END
    FROM unnest(NEW.more_locations) WITH ORDINALITY AS more(written, nth), job_place(written) AS place
    ORDER BY nth);
  RETURN NEW;
END $$;
--> statement-breakpoint
DROP TRIGGER jobs_landing ON jobs;
--> statement-breakpoint
CREATE TRIGGER jobs_landing BEFORE INSERT OR UPDATE OF title, location, more_locations ON jobs
FOR EACH ROW EXECUTE FUNCTION jobs_landing();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION moderate_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM moderate(
    'job', NEW.id, NEW.company_id, NULL, NEW.created_by, NEW.title,
    concat_ws(' ', plain_text(NEW.description), plain_text(NEW.requirements)),
    (SELECT name FROM companies WHERE id = NEW.company_id),
    CASE WHEN NEW.status = 'active' THEN 'approved' ELSE 'pending' END, NEW.status = 'deleted', NEW.created_at
  );
  IF TG_OP = 'UPDATE' AND
    (OLD.title, OLD.description, OLD.requirements, OLD.location, OLD.more_locations, OLD.salary_min, OLD.salary_max, OLD.salary_currency, OLD.salary_period)
    IS DISTINCT FROM (NEW.title, NEW.description, NEW.requirements, NEW.location, NEW.more_locations, NEW.salary_min, NEW.salary_max, NEW.salary_currency, NEW.salary_period)
  THEN
    PERFORM moderate_changed('job', NEW.id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER jobs_moderated ON jobs;
--> statement-breakpoint
CREATE TRIGGER jobs_moderated
AFTER INSERT OR UPDATE OF title, description, requirements, location, more_locations, salary_min, salary_max, salary_currency, salary_period, status, company_id, created_by ON jobs
FOR EACH ROW EXECUTE FUNCTION moderate_job();
