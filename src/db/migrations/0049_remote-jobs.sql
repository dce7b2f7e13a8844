ALTER TABLE "jobs" ADD COLUMN "is_remote" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- `isRemote` of src/features/jobs/rules.ts; a test compares them.
CREATE FUNCTION job_is_remote(location text, remote_allowed boolean) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT remote_allowed OR location IS NULL OR location !~ '\S' OR location ~* '\mremote\M'
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
  NEW.search_place := place_parts(coalesce(nullif(btrim(NEW.location), ''), company.location));
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
-- The search of those that were remote before is right already: the column alone is none of what the trigger looks at.
UPDATE jobs SET is_remote = true WHERE remote_allowed;
--> statement-breakpoint
UPDATE jobs SET remote_allowed = false WHERE NOT remote_allowed AND job_is_remote(location, false);
