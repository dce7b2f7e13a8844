-- The role that a title names (0042), where titles are as people write them outside: 'Hiring: Barista', 'Barista $18/hr', 'Data
-- Analyst 80-100%', 'Entwickler/in', 'Nurses' and 'Front-end Engineer' are the roles barista, data-analyst, entwickler, nurse and
-- frontend-engineer. Each step is materialized: inlined, it would be computed again for each word of the title, twelve times as slow.
CREATE OR REPLACE FUNCTION job_roles(title text) RETURNS text[] LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
  RETURN (WITH written AS MATERIALIZED (
    SELECT regexp_replace(
      -- how much of a full week, and the other gender's ending
      regexp_replace(left(title, 200), '\m\d{1,3}(\s*[-–]\s*\d{1,3})?\s*%', ' ', 'g'),
      '(?<=(er|or|eur|ent|ant|ist|eut|log|nom))[:*_/]-?in(nen)?\M(?!-)', '', 'gi') AS words
  ), named AS MATERIALIZED (
    SELECT address_of(regexp_replace(
      regexp_replace(
        regexp_replace(words, '\([^)]*\)|\[[^\]]*\]', ' ', 'g'),
        '^\s*(?:(?:now |we are )?hiring|urgent(?:ly)?|wanted|job(?: title)?|vacancy|stellenangebot|stellenanzeige)\s*[:!–—-]\s*', '', 'i'),
      '(?:\s*(?:[,|:;–—]|\s-\s|\s@\s|\s(?:at|bei|chez|bij|hos)\s+[[:upper:]])|(?<=[[:alnum:]+#.)])\s*[$€£]).*$', '')) AS words
    FROM written
  ), plain AS MATERIALIZED (
    SELECT replace(replace(replace(words, 'front-end', 'frontend'), 'back-end', 'backend'), 'fullstack', 'full-stack') AS words
    FROM named
  ), bare AS MATERIALIZED (
    SELECT left(regexp_replace(
      regexp_replace(words, '^(?:(?:senior|sr|junior|jr|mid|lead|principal|staff|experienced|entry-level|mid-level|graduate|trainee|intern|remote|hybrid|part-time|full-time|temporary|permanent|seasonal|interim|freelance|urgent|urgently|hiring|now-hiring|[0-9]{1,2}-x)-)+', ''),
      '(?:-(?:i|ii|iii|iv|v|[1-9]|intern|internship|trainee|remote|hybrid|part-time|full-time|contract|permanent|temporary|temp|seasonal|casual|prn|per-diem|fixed-term|night-shift|day-shift|nights|weekends|evenings|needed|wanted|required|urgent|gn|all-genders|[mwfdhvkx](?:-[mwfdhvkx]){1,3}))+$', ''), 80) AS words
    FROM plain
  ), role AS MATERIALIZED (
    -- several people of one role; what follows an 'of' is no person
    SELECT string_to_array(CASE WHEN words ~ '-(?:of|for|de)-' THEN words
      ELSE regexp_replace(words, '(er|or|ist|yst|ian|ant|nurse)s$', '\1') END, '-') AS words
    FROM bare
  ), joint AS MATERIALIZED (
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
  FROM ends WHERE role <> '' AND role !~ '^(?:and|or|of|for|in|at|with)(?:-|$)');
END $$;
--> statement-breakpoint
-- 'Barista in Leeds' of a posting in 'Leeds, UK' names its place after its role.
CREATE FUNCTION title_without_place(title text, location text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN length(town) >= 3 AND position(' in ' || lower(town) IN lower(title)) > 1
    THEN left(title, position(' in ' || lower(town) IN lower(title)) - 1) ELSE title END
  FROM (SELECT btrim(split_part(coalesce(location, ''), ',', 1)) AS town) AS place
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION jobs_landing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.roles := job_roles(title_without_place(NEW.title, NEW.location));
  NEW.place := job_place(NEW.location);
  RETURN NEW;
END $$;
--> statement-breakpoint
UPDATE jobs SET roles = read.roles
FROM (SELECT id, job_roles(title_without_place(title, location)) AS roles FROM jobs) AS read
WHERE jobs.id = read.id AND jobs.roles IS DISTINCT FROM read.roles;
