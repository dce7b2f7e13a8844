ALTER TABLE "jobs" ADD COLUMN "roles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "place" text;--> statement-breakpoint
CREATE INDEX "jobs_roles" ON "jobs" USING gin ("roles") WITH (fastupdate=off);--> statement-breakpoint
CREATE INDEX "jobs_place" ON "jobs" USING btree ("place","posted_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
-- Words of a title or place as an address: 'São Paulo, Brazil' is sao-paulo-brazil, 'C# Developer' c-sharp-developer.
CREATE FUNCTION address_of(words text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(
    regexp_replace(replace(lower(unaccent(words)), '++', ' plus plus'), '\m([a-z])#', '\1 sharp', 'g'),
    '[^[:alnum:]]+', '-', 'g'), '-')
$$;
--> statement-breakpoint
-- The role that a title names, without what stands in brackets or after a comma, and without the words before and after it that
-- say how senior, for how long or where: 'Senior Data Analyst (Remote), Billing' is data-analyst. Then each of its endings, as
-- English says last what one is: a claims-data-analyst is a data-analyst and an analyst too. What follows an 'of' belongs to the
-- role, and it may be left out. A page is only made of roles that some open posting names as a whole, so that no ending is one
-- by chance (docs/decisions/0019-landing-pages.md).
CREATE FUNCTION job_roles(title text) RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
  WITH named AS (
    SELECT address_of(regexp_replace(
      regexp_replace(left(title, 200), '\([^)]*\)|\[[^\]]*\]', ' ', 'g'), '\s*(?:[,|:;–—]|\s-\s).*$', '')) AS words
  ), role AS (
    SELECT string_to_array(left(regexp_replace(
      regexp_replace(words, '^(?:(?:senior|sr|junior|jr|lead|principal|staff|entry-level|mid-level|graduate|trainee|intern|remote|hybrid|part-time|full-time|temporary|interim|freelance)-)+', ''),
      '(?:-(?:i|ii|iii|iv|v|[1-9]|intern|internship|trainee|remote|hybrid|part-time|full-time|m-w-d|m-f-d|f-m-x))+$', ''), 80), '-') AS words
    FROM named
  ), joint AS (
    SELECT words, (SELECT min(n) FROM generate_series(2, cardinality(words)) AS n
      WHERE words[n] IN ('of', 'for', 'in', 'at', 'with', 'de', 'da', 'do', 'du', 'des', 'del', 'di')) AS at
    FROM role
  ), ends AS (
    SELECT n, 1 AS part, array_to_string(words[n:], '-') AS role
    FROM joint, generate_series(1, coalesce(at - 1, cardinality(words))) AS n
    UNION ALL
    SELECT n, 2, array_to_string(words[n:at - 1], '-') FROM joint, generate_series(1, at - 1) AS n
  )
  SELECT coalesce(array_agg(role ORDER BY n, part), '{}')
  FROM ends WHERE role <> '' AND role !~ '^(?:and|or|of|for|in|at|with)(?:-|$)'
$$;
--> statement-breakpoint
CREATE FUNCTION job_place(location text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN location !~* '\mremote\M' THEN nullif(left(address_of(left(location, 200)), 80), '') END
$$;
--> statement-breakpoint
CREATE FUNCTION jobs_landing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.roles := job_roles(NEW.title);
  NEW.place := job_place(NEW.location);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER jobs_landing BEFORE INSERT OR UPDATE OF title, location ON jobs
FOR EACH ROW EXECUTE FUNCTION jobs_landing();
--> statement-breakpoint
UPDATE jobs SET roles = job_roles(title), place = job_place(location);
