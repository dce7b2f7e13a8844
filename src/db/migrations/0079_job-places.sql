CREATE TABLE "job_places" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"places" jsonb NOT NULL,
	"keys" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "place_keys" text[];--> statement-breakpoint
ALTER TABLE "job_places" ADD CONSTRAINT "job_places_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_unplaced" ON "jobs" USING btree ("id") WHERE "jobs"."place_keys" is null and "jobs"."status" = 'active';
--> statement-breakpoint
-- The letters of a place, and the places that it was read as: '~kUS'. '~!' says that it was read, so its letters are not asked.
CREATE FUNCTION place_words(place text, keys text[]) RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN cardinality(keys) > 0
    THEN coalesce(place_parts(place), ''::tsvector) || array_to_tsvector(ARRAY(SELECT '~' || key FROM unnest(keys) AS key) || '~!'::text)
    ELSE place_parts(place)
  END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION jobs_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  company companies%ROWTYPE;
BEGIN
  SELECT * INTO company FROM companies WHERE id = NEW.company_id;
  -- Lists walk posted_at and page by it in milliseconds: an open job always has one, no finer than that.
  IF NEW.status = 'active' THEN
    NEW.posted_at := coalesce(NEW.posted_at, now());
  END IF;
  NEW.posted_at := date_trunc('milliseconds', NEW.posted_at);
  NEW.is_remote := job_is_remote(NEW.location, NEW.remote_allowed);
  NEW.search_place := place_words(coalesce(nullif(btrim(NEW.location), ''), company.location), NEW.place_keys);
  NEW.search_title := to_tsvector('tandem', NEW.title);
  NEW.search_body :=
    setweight(NEW.search_title, 'A') ||
    setweight(to_tsvector('tandem', coalesce(company.name, '')), 'B') ||
    setweight(to_tsvector('tandem', plain_text(NEW.requirements)), 'C') ||
    setweight(to_tsvector('tandem', plain_text(NEW.description)), 'D') ||
    -- what the filters ask, as words that no text can hold
    array_to_tsvector(ARRAY['~' || NEW.employment_type] || CASE WHEN NEW.is_remote THEN ARRAY['~remote'] END);
  IF NEW.status = 'active' THEN
    INSERT INTO search_words (word)
    SELECT word FROM (
      SELECT DISTINCT regexp_split_to_table(
        lower(unaccent(concat_ws(' ', NEW.title, company.name, plain_text(NEW.requirements), plain_text(NEW.description)))),
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
-- Before jobs_search, whose name comes later: a new location is unread.
CREATE FUNCTION jobs_place_unread() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.place_keys := NULL;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER jobs_place_unread BEFORE UPDATE OF location, company_id ON jobs
FOR EACH ROW WHEN ((OLD.location, OLD.company_id) IS DISTINCT FROM (NEW.location, NEW.company_id))
EXECUTE FUNCTION jobs_place_unread();
--> statement-breakpoint
-- Alone, without the words of the text, which take a hundred times longer.
CREATE FUNCTION jobs_places() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_place := place_words(
    coalesce(nullif(btrim(NEW.location), ''), (SELECT location FROM companies WHERE id = NEW.company_id)), NEW.place_keys);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER jobs_places BEFORE UPDATE OF place_keys ON jobs
FOR EACH ROW EXECUTE FUNCTION jobs_places();
--> statement-breakpoint
CREATE FUNCTION job_places_read() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE jobs SET place_keys = NEW.keys WHERE id = NEW.job_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER job_places_read AFTER INSERT OR UPDATE ON job_places
FOR EACH ROW EXECUTE FUNCTION job_places_read();
--> statement-breakpoint
-- A company's location is that of its jobs without one, and its country decides what a name means.
CREATE OR REPLACE FUNCTION companies_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.location, OLD.time_zone) IS DISTINCT FROM (NEW.location, NEW.time_zone) THEN
    UPDATE jobs SET title = title, place_keys = NULL WHERE company_id = NEW.id;
  ELSE
    UPDATE jobs SET title = title WHERE company_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER companies_search ON companies;
--> statement-breakpoint
CREATE TRIGGER companies_search AFTER UPDATE OF name, location, time_zone ON companies
FOR EACH ROW WHEN ((OLD.name, OLD.location, OLD.time_zone) IS DISTINCT FROM (NEW.name, NEW.location, NEW.time_zone))
EXECUTE FUNCTION companies_search();
