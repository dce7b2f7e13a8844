-- English words without accents, so that "resumé" finds "resume".
CREATE TEXT SEARCH CONFIGURATION tandem (COPY = english);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION tandem ALTER MAPPING FOR hword, hword_part, word WITH unaccent, english_stem;
--> statement-breakpoint
CREATE FUNCTION plain_text(html text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(regexp_replace(coalesce(html, ''), '<[^>]*>', ' ', 'g'), '&[a-z#0-9]+;', ' ', 'gi')
$$;
--> statement-breakpoint
CREATE FUNCTION jobs_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE company_name text;
BEGIN
  SELECT name INTO company_name FROM companies WHERE id = NEW.company_id;
  NEW.search_title := to_tsvector('tandem', NEW.title);
  NEW.search_body :=
    setweight(to_tsvector('tandem', NEW.title), 'A') ||
    setweight(to_tsvector('tandem', coalesce(company_name, '')), 'B') ||
    setweight(to_tsvector('tandem', plain_text(NEW.requirements)), 'C') ||
    setweight(to_tsvector('tandem', plain_text(NEW.description)), 'D');
  IF NEW.status = 'active' THEN
    INSERT INTO search_words (word)
    SELECT DISTINCT word
    FROM regexp_split_to_table(
      lower(unaccent(NEW.title || ' ' || coalesce(company_name, '') || ' ' || plain_text(NEW.requirements) || ' ' || plain_text(NEW.description))),
      '[^[:alnum:]+#]+'
    ) AS word
    WHERE length(word) BETWEEN 3 AND 40
    ORDER BY word
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER jobs_search BEFORE INSERT OR UPDATE OF title, description, requirements, company_id, status ON jobs
FOR EACH ROW EXECUTE FUNCTION jobs_search();
--> statement-breakpoint
CREATE FUNCTION companies_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE jobs SET title = title WHERE company_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER companies_search AFTER UPDATE OF name ON companies
FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION companies_search();
--> statement-breakpoint
CREATE INDEX jobs_location_similar ON jobs USING gin (lower(location) gin_trgm_ops) WHERE status = 'active';
--> statement-breakpoint
-- The ledger and the audit log are histories: rows are added, never rewritten.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER application_status_changes_append_only BEFORE UPDATE OF from_status, to_status, changed_at ON application_status_changes
FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log
FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
INSERT INTO platform_settings (id) VALUES (1) ON CONFLICT DO NOTHING;
