DROP INDEX "jobs_search_all";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "search_place";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "search_place" tsvector;--> statement-breakpoint
CREATE INDEX "jobs_search_all" ON "jobs" USING gin ("search_title","search_body","search_place") WITH (fastupdate=off) WHERE "jobs"."status" = 'active';
--> statement-breakpoint
-- Titles are asked while walking by date, so they stay in the row.
ALTER TABLE jobs SET (toast_tuple_target = 512);
--> statement-breakpoint
ALTER TABLE jobs ALTER COLUMN search_title SET STORAGE main;
--> statement-breakpoint
-- ' oslo ' as ' oslo ', 'oslo ', 'slo ' ...: whatever the place contains is the beginning of one of them. The index finds
-- beginnings without looking at the rows again, which groups of three letters (pg_trgm) cannot: 5 ms instead of 50.
CREATE FUNCTION place_parts(place text) RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(array_agg(DISTINCT substr(words, n, 40)))
  FROM search_place(left(place, 200)) AS words, generate_series(1, length(words) - 1) AS n
$$;
--> statement-breakpoint
-- What is typed as such a beginning; two letters only as a word of their own, or 'US' would find Austin.
CREATE FUNCTION place_query(typed text) RETURNS tsquery LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT (quote_literal(left(CASE WHEN length(words) <= 4 THEN words ELSE btrim(words) END, 40)) || ':*')::tsquery
  FROM search_place(typed) AS words
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
  NEW.search_place := place_parts(coalesce(nullif(btrim(NEW.location), ''), company.location));
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
UPDATE jobs SET title = title;
