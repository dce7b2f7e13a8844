ALTER TABLE "jobs" ADD COLUMN "search_version" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "jobs_search_old" ON "jobs" USING btree ("id") WHERE "jobs"."search_version" < 1 and "jobs"."status" = 'active';--> statement-breakpoint
-- As before, and says that it wrote them.
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
  NEW.is_remote := CASE WHEN NEW.work_mode IS NULL THEN job_is_remote(NEW.location, NEW.remote_allowed) ELSE NEW.work_mode = 'remote' END;
  said := said_words(NEW.title, concat_ws(' ', requirements, description));
  -- what the company chose counts, not what the text seems to say
  IF NEW.work_mode IS NOT NULL THEN
    said := array_remove(array_remove(array_remove(said, '~is-remote'), '~is-hybrid'), '~is-on-site') || ('~is-' || NEW.work_mode);
  END IF;
  NEW.search_version := 1;
  NEW.search_place := place_words(coalesce(nullif(btrim(NEW.location), ''), company.location), NEW.place_keys);
  NEW.search_title := to_tsvector('tandem', parted_text(NEW.title)) || array_to_tsvector(sign_words(NEW.title));
  NEW.search_body :=
    setweight(NEW.search_title, 'A') ||
    setweight(to_tsvector('tandem', coalesce(company.name, '')), 'B') ||
    setweight(to_tsvector('tandem', parted_text(requirements)), 'C') ||
    setweight(to_tsvector('tandem', parted_text(description)), 'D') ||
    array_to_tsvector(sign_words(concat_ws(' ', NEW.title, requirements, description))) ||
    array_to_tsvector(said) ||
    -- what the filters ask, as words that no text can hold
    array_to_tsvector(ARRAY['~' || NEW.employment_type] || CASE WHEN NEW.is_remote THEN ARRAY['~remote'] END);
  IF NEW.status = 'active' THEN
    INSERT INTO search_words (word)
    SELECT word FROM (
      SELECT DISTINCT regexp_split_to_table(
        lower(unaccent(concat_ws(' ', NEW.title, company.name, NEW.location, requirements, description))),
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
