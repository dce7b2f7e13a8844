DROP INDEX "jobs_search_title";--> statement-breakpoint
DROP INDEX "jobs_search_body";--> statement-breakpoint
DROP INDEX "jobs_open_newest";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "search_place" text;--> statement-breakpoint
CREATE INDEX "jobs_search_all" ON "jobs" USING gin ("search_title","search_body","search_place" gin_trgm_ops) WITH (fastupdate=off) WHERE "jobs"."status" = 'active';--> statement-breakpoint
CREATE INDEX "jobs_open_newest" ON "jobs" USING btree ("posted_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "jobs"."status" = 'active';
--> statement-breakpoint
DROP INDEX jobs_location_similar;
--> statement-breakpoint
-- Long texts lie beside the rows, so that a count over ten thousand rows reads a few hundred pages.
ALTER TABLE jobs SET (toast_tuple_target = 256);
--> statement-breakpoint
-- A place as words between single blanks, so that 'US' is found in 'Remote, US' and not in 'Austin'. Used for both sides of the comparison.
CREATE FUNCTION search_place(place text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT ' ' || btrim(regexp_replace(lower(unaccent(coalesce(place, ''))), '[[:space:][:punct:]]+', ' ', 'g')) || ' '
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
  NEW.search_place := search_place(coalesce(nullif(btrim(NEW.location), ''), company.location));
  NEW.search_title := to_tsvector('tandem', NEW.title);
  NEW.search_body :=
    setweight(NEW.search_title, 'A') ||
    setweight(to_tsvector('tandem', coalesce(company.name, '')), 'B') ||
    setweight(to_tsvector('tandem', plain_text(NEW.requirements)), 'C') ||
    setweight(to_tsvector('tandem', plain_text(NEW.description)), 'D') ||
    -- what the filters ask, as words that no text can hold
    array_to_tsvector(ARRAY['~' || NEW.employment_type] || CASE WHEN NEW.remote_allowed THEN ARRAY['~remote'] END);
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
DROP TRIGGER jobs_search ON jobs;
--> statement-breakpoint
CREATE TRIGGER jobs_search
BEFORE INSERT OR UPDATE OF
  title, description, requirements, company_id, status, location, employment_type, remote_allowed, posted_at
ON jobs
FOR EACH ROW EXECUTE FUNCTION jobs_search();
--> statement-breakpoint
DROP TRIGGER companies_search ON companies;
--> statement-breakpoint
CREATE TRIGGER companies_search AFTER UPDATE OF name, location ON companies
FOR EACH ROW WHEN ((OLD.name, OLD.location) IS DISTINCT FROM (NEW.name, NEW.location))
EXECUTE FUNCTION companies_search();
--> statement-breakpoint
UPDATE jobs SET title = title;
