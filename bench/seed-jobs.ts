import type pg from 'pg'
import { readPosted } from '#features/places/known-places.ts'
import { keysOfPosting } from '#features/places/place-keys.ts'
import '#features/places/server/gazetteer.ts'

// Fills a scratch database with generated postings, quickly: PostgreSQL joins paragraphs from a pool whose words are as unevenly frequent
// as in real text. Each word below is a special case for the search.

/** Each is in half of all postings, but never both in the same one. */
export const neverTogether = ['evenly', 'oddly'] as const
/** In every twentieth posting, and only in the oldest ones. */
export const onlyOld = 'fortran'
/** In about ten postings, whatever the total is. */
export const rare = 'zymurgy'

const levels = ['', '', 'Senior ', 'Junior ', 'Lead ', 'Principal ']
const roles =
  'Data Analyst|Software Engineer|Registered Nurse|Product Manager|Account Executive|Marketing Manager|Financial Analyst|UX Designer|Data Engineer|Sales Representative|Project Manager|Operations Manager|Machine Learning Engineer|Customer Success Manager|Accountant|Recruiter|Mechanical Engineer|Teacher|Warehouse Associate|Business Analyst'.split(
    '|',
  )
const fields = ['', '', '', ', Billing', ', Growth', ', Platform', ', Healthcare', ' (Night Shift)']
const places =
  'Portland, OR|New York, NY|Lisbon, Portugal|Berlin, Germany|London, UK|Austin, TX|Remote, US|São Paulo, Brazil|Tokyo, Japan|Toronto, Canada|Paris, France|Madrid, Spain'.split(
    '|',
  )
const allPlaces = [...places, 'Porto, Portugal']
const commonWords =
  'team work customers you experience data build support business skills management develop projects strong communication manage sales design software process quality analysis research systems tools reports clients marketing training health finance planning delivery operations strategy product engineering safety budget python sql excel java react kubernetes nursing teaching logistics recruiting accounting audit compliance'.split(
    ' ',
  )
const syllables = 'ba ce di fo gu ha je ki lo mu na pe qui ro su ta ve wi xo yu za bri cla dro fle gri'.split(' ')

/** A random source that gives the same numbers in every run. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

function vocabulary(roll: () => number): string[] {
  const tail = Array.from({ length: 6000 }, () =>
    Array.from({ length: 2 + Math.floor(roll() * 3) }, () => syllables[Math.floor(roll() * syllables.length)]).join(''),
  )
  return [...commonWords, ...tail]
}

function paragraphs(count: number): string[] {
  const roll = dice(7)
  const words = vocabulary(roll)
  // Zipf's law: the n-th word has a frequency of 1/n
  const pick = () => words[Math.min(words.length - 1, Math.floor(words.length ** roll()) - 1)]
  return Array.from({ length: count }, () => Array.from({ length: 70 }, pick).join(' '))
}

const indexes = [
  ...['jobs_search_all', 'jobs_open_newest'],
  ...['jobs_title_contain', 'jobs_all_newest', 'jobs_status_newest', 'jobs_type_newest'],
  ...['jobs_roles', 'jobs_place', 'jobs_unplaced'],
]

/** Adds this many active postings of 2,000 companies, with the search columns that the trigger would write. */
export async function seedJobs(pool: pg.Pool, count: number): Promise<void> {
  const client = await pool.connect()
  try {
    const made = await client.query('select indexdef from pg_indexes where indexname = any($1)', [indexes])
    for (const index of indexes) await client.query(`drop index ${index}`)
    await client.query('alter table jobs disable trigger jobs_search')
    await client.query('alter table jobs disable trigger jobs_landing')
    await client.query('create temp table pool (n int primary key, text text, vector tsvector)')
    await client.query(
      `insert into pool select n - 1, text, to_tsvector('tandem', text) from unnest($1::text[]) with ordinality as p (text, n)`,
      [paragraphs(3000)],
    )
    await client.query(rollSql)
    await client.query(idSql)
    await client.query(companiesSql)
    await client.query(
      `create temp table places as
        select place, place_words(place, keys) as parts, keys, job_place(place) as slug
        from (select place, string_to_array(keys, ' ') as keys from unnest($1::text[], $2::text[]) as read (place, keys)) as read`,
      [allPlaces, allPlaces.map((place) => keysOfPosting(readPosted(place)).join(' '))],
    )
    await client.query(titlesSql, [levels, roles, fields])
    await client.query(jobsSql, [count, levels, roles, fields, places, rare, onlyOld, ...neverTogether])
    await client.query(`insert into search_words (word)
      select distinct word from (
        select regexp_split_to_table(lower(text), ' ') as word from pool
        union all select distinct regexp_split_to_table(lower(title), '[^[:alnum:]]+') from jobs
      ) as words where length(word) > 2 on conflict do nothing`)
    for (const { indexdef } of made.rows) await client.query(indexdef)
    await client.query('alter table jobs enable trigger jobs_search')
    await client.query('alter table jobs enable trigger jobs_landing')
    await client.query('drop table pool, places, titles')
    await client.query('vacuum analyze')
  } finally {
    client.release()
  }
}

const companiesSql = `
  insert into companies (id, name, slug, location, status)
  select pg_temp.made_id('company ' || n), 'Company ' || n, 'company-' || n, 'Porto, Portugal',
    case when n % 50 = 0 then 'inactive' else 'active' end
  from generate_series(1, 2000) as n on conflict do nothing`

/** The same number in every run: from 0 to sides - 1, for the n-th posting. */
const rollSql = `
  create or replace function pg_temp.roll(n int, salt int, sides int) returns int language sql immutable
  return (hashint4(n * 16 + salt) & 2147483647) % sides`

/** The same id in every run, in the form that cursors accept. */
const idSql = `
  create or replace function pg_temp.made_id(text) returns uuid language sql immutable
  return overlay(overlay(md5($1) placing '4' from 13) placing '8' from 17)::uuid`

/** The titles that the trigger of the landing pages would find. */
const titlesSql = `
  create temp table titles as
    select title, job_roles(title) as roles
    from (select distinct level || role || field as title
      from unnest($1::text[]) as level, unnest($2::text[]) as role, unnest($3::text[]) as field) as named`

// n counts from the newest to the oldest, with half a minute between postings
const jobsSql = `
  with named as (
    select j.n,
      ($2::text[])[1 + pg_temp.roll(j.n, 0, cardinality($2::text[]))]
        || ($3::text[])[1 + pg_temp.roll(j.n, 1, cardinality($3::text[]))]
        || ($4::text[])[1 + pg_temp.roll(j.n, 2, cardinality($4::text[]))] as title,
      ($5::text[])[1 + pg_temp.roll(j.n, 3, cardinality($5::text[]) + 1)] as place,
      pg_temp.roll(j.n, 4, 100) as chance,
      a.text as requirements, b.text || ' ' || c.text as description,
      setweight(a.vector, 'C') || setweight(b.vector, 'D') || setweight(c.vector, 'D') as vector,
      case when j.n % 2 = 0 then $8 else $9 end || case when j.n % greatest($1 / 10, 1) = 3 then ' ' || $6 else '' end
        || case when j.n > $1 - $1 / 20 then ' ' || $7 else '' end as planted
    from generate_series(1, $1::int) as j (n)
    join pool a on a.n = pg_temp.roll(j.n, 5, 3000)
    join pool b on b.n = pg_temp.roll(j.n, 6, 3000)
    join pool c on c.n = pg_temp.roll(j.n, 7, 3000)
  )
  insert into jobs (id, slug, company_id, title, description, requirements, location, employment_type, remote_allowed,
    salary_min, salary_max, posted_at, created_at, closes_at, search_title, search_body, search_place, place_keys, is_remote, roles, place)
  select pg_temp.made_id('job ' || n), 'job-' || n, pg_temp.made_id('company ' || 1 + pg_temp.roll(n, 8, 2000)), title,
    '<p>' || description || ' ' || planted || '</p>', '<p>' || requirements || '</p>', place, type, remote,
    40000 + chance * 1000, 60000 + chance * 1000, at, at, case when n % 3 = 0 then at + interval '30 days' end,
    to_tsvector('tandem', title),
    setweight(to_tsvector('tandem', title), 'A') || vector || setweight(to_tsvector('tandem', planted), 'D')
      || array_to_tsvector(array['~' || type] || case when job_is_remote(place, remote) then array['~remote'] end),
    (select parts from places where places.place = coalesce(named.place, 'Porto, Portugal')),
    (select keys from places where places.place = coalesce(named.place, 'Porto, Portugal')),
    job_is_remote(place, remote),
    (select roles from titles where titles.title = named.title), (select slug from places where places.place = named.place)
  from named, lateral (select chance % 4 = 0 as remote, date_trunc('milliseconds', now() - n * interval '30 seconds') as at,
    case when chance < 70 then 'full-time' when chance < 80 then 'part-time' when chance < 92 then 'contract'
      when chance < 97 then 'internship' else 'temporary' end as type) as kind`
