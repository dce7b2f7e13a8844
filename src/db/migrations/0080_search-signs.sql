-- Names of languages with signs, which the parser drops: 'C++', 'C#' and 'F#' are no 'C', and '.NET' is no 'net'. As words that no text
-- can hold: '~c++'.
CREATE FUNCTION sign_words(text text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT '~' || found.name[1]), '{}')
  FROM regexp_matches(lower(text), '(?<![[:alnum:]_])(c\+\+|c#|f#)(?![[:alpha:]+#])|(?:(?<![[:alnum:]_])|(?<=(?:asp|vb|ado)))(\.net)(?![[:alpha:]])', 'g') AS matched (names),
    LATERAL (SELECT array_remove(matched.names, NULL)) AS found (name)
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
  NEW.search_title := to_tsvector('tandem', NEW.title) || array_to_tsvector(sign_words(NEW.title));
  NEW.search_body :=
    setweight(NEW.search_title, 'A') ||
    setweight(to_tsvector('tandem', coalesce(company.name, '')), 'B') ||
    setweight(to_tsvector('tandem', plain_text(NEW.requirements)), 'C') ||
    setweight(to_tsvector('tandem', plain_text(NEW.description)), 'D') ||
    array_to_tsvector(sign_words(concat_ws(' ', NEW.title, plain_text(NEW.requirements), plain_text(NEW.description)))) ||
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
-- Only the postings that hold one.
UPDATE jobs SET title = title
WHERE concat_ws(' ', title, requirements, description) ~* '(c\+\+|[cf]#|\.net)';
