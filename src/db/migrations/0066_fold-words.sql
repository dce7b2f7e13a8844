-- Small letters without accents: 'Müller' is muller. PostgreSQL calls unaccent STABLE, since its dictionary could be exchanged, and
-- so does not take it for an index; with the dictionary named, in the schema of the extension, it answers the same for good.
DO $do$
DECLARE home text;
BEGIN
  SELECT n.nspname INTO home FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace WHERE e.extname = 'unaccent';
  EXECUTE format(
    'CREATE FUNCTION fold_words(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $f$ SELECT lower(%I.unaccent(%L::regdictionary, words)) $f$',
    home, format('%I.unaccent', home));
END
$do$;
--> statement-breakpoint
DROP INDEX "users_contain";--> statement-breakpoint
DROP INDEX "companies_contain";--> statement-breakpoint
CREATE INDEX "users_contain" ON "users" USING gin (fold_words("name" || ' ' || "email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "companies_contain" ON "companies" USING gin (fold_words("name" || ' ' || coalesce("industry", '') || ' ' || coalesce("location", '')) gin_trgm_ops);