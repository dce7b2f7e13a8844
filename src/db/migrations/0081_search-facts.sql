-- Skills whose names are lost in a text, as words that no text can hold: '~c++' as before; 'Go', 'R', 'C', 'Ada' and 'IT' where their letters
-- and what follows make them names: 'Go, Java', not 'go to' or 'Go-to-market'; 'R and Python', not 'R&D'.
CREATE OR REPLACE FUNCTION sign_words(text text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT '~' || name), '{}') FROM (
    SELECT (array_remove(matched.names, NULL))[1] AS name
    FROM regexp_matches(lower(text), '(?<![[:alnum:]_])(c\+\+|c#|f#)(?![[:alpha:]+#])|(?:(?<![[:alnum:]_])|(?<=(?:asp|vb|ado)))(\.net)(?![[:alpha:]])', 'g') AS matched (names)
    UNION ALL
    SELECT CASE lower(matched.names[1]) WHEN 'golang' THEN 'go' ELSE lower(matched.names[1]) END
    FROM regexp_matches(text, '(?<![[:alnum:]_&.''’-])(Golang|golang|Ada|IT|(?:Go|R|C)(?=[,;/)(]|\.?\s*$|\.?\s*\n|\s+(?:[/|&]\s|(?:and|or|und|oder|et|ou|y|e|en|och|i|lub|Developer|developer|Engineer|engineer|Programm|programm|Entwickl|language|services|code|Studio)\M)))(?![[:alnum:]_+#&-])', 'g') AS matched (names)
  ) AS found WHERE name IS NOT NULL
$$;
--> statement-breakpoint
-- The text as the parser should read it: it takes 'UI/UX' for the path of a file and 'Vue.js' for a host.
CREATE FUNCTION parted_text(text text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(replace(text, '/', ' '), '\m([[:alpha:]]{3,})\.js\M|\m(node|vue|react|next|nuxt|express|angular)js\M', '\1\2 js', 'gi')
$$;
--> statement-breakpoint
-- What a posting says of level, type and mode of work, in the languages that postings are in, as words that no text can hold. A title comes
-- before the text; a posting that says nothing has none.
CREATE FUNCTION said_words(title text, text text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_remove(ARRAY[
    CASE
      WHEN t ~ '\m(senior|sr|lead|principal|leitende[rn]?|starsz[ya]|erfaren|confirmee?|experimentee?)\M' THEN '~is-senior'
      WHEN t ~ '\m(junior|jr|graduate|trainee|entry[ -]level|apprentice|berufseinsteiger|debutante?|starter|mlodsz[ya])\M' THEN '~is-entry'
      WHEN b ~ '\m(entry[ -]level|no (previous |prior )?experience (is )?(needed|required|necessary)|berufseinsteiger|quereinsteiger|debutant|sin experiencia|no se requiere experiencia|nao e necessaria experiencia|sem experiencia|ervaring is niet nodig|geen ervaring nodig|ingen erfarenhet kravs|doswiadczenie nie jest wymagane)' THEN '~is-entry'
      WHEN b ~ '\m(([7-9]|1[0-9]|seven|eight|nine|ten)\+? years|langjahrige|wieloletnie doswiadczenie|lang erfarenhet|ruime ervaring)' THEN '~is-senior'
    END,
    CASE WHEN t || ' ' || b ~ '\m(part[ -]?time|teilzeit|temps partiel|mi-temps|jornada parcial|media jornada|tempo parcial|meio periodo|deeltijd|deltid|pol etatu|niepelny etat)\M' THEN '~is-part-time' END,
    CASE WHEN t ~ '\m(intern|internship|praktikum|praktikant(in)?|werkstudent(in)?|stagiaire|becario|estagi(o|ario)|stage|praktik|staz(ysta)?)\M'
      OR b ~ '\m((this|the|our|paid|summer) internship|das praktikum|stage de|practicas remuneradas|estagio profissional|platny staz)\M' THEN '~is-internship' END,
    CASE WHEN t ~ '\m(contract|contractor|fixed[ -]term|freelance|cdd)\M' OR b ~ '\m((week|month|year) contract|fixed[ -]term contract|befristet|cdd)\M' THEN '~is-contract' END,
    CASE WHEN t ~ '\m(temporary|temp|seasonal|interim|saisonnier|aushilfe|vikariat|tijdelijk|tymczasow[aey])\M'
      OR b ~ '\m(temporary (position|role|job)|seasonal (position|role|job|work)|aushilfe|mission d.interim|vikariat|sommarjobb|tijdelijk werk|praca tymczasowa|trabajo de temporada|trabalho temporario)\M' THEN '~is-temporary' END,
    CASE WHEN t ~ '\m(remote(?! sensing)|remot[oa]|home ?office|teletravail|teletrabajo|thuiswerk(en)?|distans|zdaln[aei]+)\M'
      OR b ~ '\m(((fully|100 ?%|completely|remote) remote)|remote (position|role|job|only|first)|work from (home|anywhere)|(vollstandig|komplett) (remote|im homeoffice)|teletravail complet|teletrabajo total|trabalho remoto|volledig thuiswerken|helt pa distans|(w pelni|calkowicie) zdaln)' THEN '~is-remote' END,
    CASE WHEN t || ' ' || b ~ '\m(hybrid(es?)?[:,]? (work|working|role|position|model|arbeiten|arbeit|werken|from|[a-z]+ days)|hybridarbete|travail hybride|modelo hibrido|regime hibrido|(praca|praca w trybie) hybrydow[aey]|hybrydowo)'
      OR t ~ '\mhybrid\M' THEN '~is-hybrid' END,
    CASE WHEN t || ' ' || b ~ '\m(on-?site|vor ort|sur site|presencial|op locatie|pa plats|stacjonarn[aie]+)\M' THEN '~is-on-site' END
  ], NULL)
  FROM (SELECT fold_words(title) AS t, fold_words(text) AS b) AS folded
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION jobs_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  company companies%ROWTYPE;
  requirements text := plain_text(NEW.requirements);
  description text := plain_text(NEW.description);
BEGIN
  SELECT * INTO company FROM companies WHERE id = NEW.company_id;
  -- Lists walk posted_at and page by it in milliseconds: an open job always has one, no finer than that.
  IF NEW.status = 'active' THEN
    NEW.posted_at := coalesce(NEW.posted_at, now());
  END IF;
  NEW.posted_at := date_trunc('milliseconds', NEW.posted_at);
  NEW.is_remote := job_is_remote(NEW.location, NEW.remote_allowed);
  NEW.search_place := place_words(coalesce(nullif(btrim(NEW.location), ''), company.location), NEW.place_keys);
  NEW.search_title := to_tsvector('tandem', parted_text(NEW.title)) || array_to_tsvector(sign_words(NEW.title));
  NEW.search_body :=
    setweight(NEW.search_title, 'A') ||
    setweight(to_tsvector('tandem', coalesce(company.name, '')), 'B') ||
    setweight(to_tsvector('tandem', parted_text(requirements)), 'C') ||
    setweight(to_tsvector('tandem', parted_text(description)), 'D') ||
    array_to_tsvector(sign_words(concat_ws(' ', NEW.title, requirements, description))) ||
    array_to_tsvector(said_words(NEW.title, concat_ws(' ', requirements, description))) ||
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
