ALTER TABLE "saved_searches" DROP CONSTRAINT "saved_searches_asks";--> statement-breakpoint
DROP INDEX "jobs_search_old";--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "company_id" uuid;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "stated_facts" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_search_old" ON "jobs" USING btree ("id") WHERE "jobs"."search_version" < 2 and "jobs"."status" = 'active';--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_asks" CHECK ("saved_searches"."q" <> '' or "saved_searches"."location" <> '' or "saved_searches"."employment_type" is not null or "saved_searches"."remote"
        or "saved_searches"."company_id" is not null or "saved_searches"."language" is not null);
--> statement-breakpoint
-- The language of a text (ISO 639-1) by its most common words; null for too little text, for others, and between two that are as likely.
-- Danish and Norwegian have no code: their words are here so that they are not taken for Swedish.
CREATE FUNCTION language_of(text text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  WITH words AS MATERIALIZED (
    SELECT word, count(*) AS uses FROM regexp_split_to_table(lower(left(text, 8000)), '[^[:alpha:]]+') AS word WHERE word <> '' GROUP BY word
  ), lists (code, common) AS (VALUES
    ('en', 'the and of to in with for you our we is are will or an be as on your this have that at from it not'),
    ('de', 'und der die das mit für von zu wir sie ein eine im den bei du dich dein ihr ihre oder als sowie uns auf ist sind nicht einen einer werden zum zur in'),
    ('fr', 'le la les des et de du en un une vous nous pour dans avec sur est au aux votre vos notre êtes avez ou par qui que d l'),
    ('es', 'el la los las de y en para con un una que por se del al es tu su sus nuestro nuestra como más o te'),
    ('pt', 'o a os as de e em para com um uma que por do da dos das no na ao você nosso nossa não ou se mais é'),
    ('it', 'il lo la gli le di e in per con un una che del della dei delle nel si è sono al dal come ai i a l'),
    ('nl', 'de het een en van je jij met voor op in zijn is bent hebt wij we ons onze te bij aan dat ook naar jouw u uw of'),
    ('sv', 'och att i som är för med på av en ett du vi dig din ditt dina har till det den oss vår våra kommer eller inom hos'),
    ('pl', 'i w na z do oraz dla się jest o za od po lub nie że przez twoje nasze naszej pracy praca ci cię jako przy ze u'),
    ('', 'og at som er på af deg dig til det den ikke eller fra skal vår vores jeg vi med for en et har du i')
  ), scores AS (
    SELECT code, sum(uses) AS uses FROM lists, unnest(string_to_array(common, ' ')) AS one JOIN words ON word = one GROUP BY code
  ), ranked AS (
    SELECT code, uses, coalesce(lead(uses) OVER (ORDER BY uses DESC, code), 0) AS next, row_number() OVER (ORDER BY uses DESC, code) AS place
    FROM scores
  )
  SELECT nullif(code, '') FROM ranked
  WHERE place = 1 AND uses >= 4 AND uses > 1.1 * next AND uses > 0.12 * (SELECT sum(words.uses) FROM words)
$$;
--> statement-breakpoint
-- As before, and with the language and the facts that the counts of the filters read.
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
  NEW.search_version := 2;
  NEW.language := language_of(concat_ws(' ', requirements, description));
  NEW.stated_facts := ARRAY(
    SELECT substr(fact, 5) FROM unnest(said) AS fact WHERE fact IN ('~is-senior', '~is-entry', '~is-remote', '~is-hybrid', '~is-on-site')
  );
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
    array_to_tsvector(ARRAY['~' || NEW.employment_type]
      || CASE WHEN NEW.is_remote THEN ARRAY['~remote'] END
      || CASE WHEN NEW.language IS NOT NULL THEN ARRAY['~in-' || NEW.language] END);
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
