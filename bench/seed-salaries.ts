import type pg from 'pg'
import { samplePlaces } from '#features/salaries/sample/places.ts'
import { sampleRoles } from '#features/salaries/sample/roles.ts'

// Fills a scratch database with data points, quickly: titles and places of the sample, each with several variants, as unevenly common as
// in the sample. PostgreSQL generates the numbers, which are the same in every run.
const prefixes = ['', '', 'Senior ', 'Principal ', 'Junior ', 'Lead ']
const suffixes = ['', '', '', ' II', ', Growth', ' (Contract)']
const districts = ['', '', '', ' Metro', ' North', ' South']

const titles = sampleRoles.flatMap(({ title, weight, base }) =>
  prefixes.flatMap((prefix) =>
    suffixes.map((suffix) => ({ name: `${prefix}${title}${suffix}`, weight, amount: base })),
  ),
)
const places = samplePlaces.flatMap(({ location, weight, factor }) =>
  districts.map((district) => ({ name: location.replace(/(?=,|$)/, district), weight, amount: factor })),
)

/** Repeats each name according to its weight. */
const spread = (all: { name: string; weight: number; amount: number }[]) =>
  all.flatMap((one) => Array.from({ length: Math.ceil(one.weight) }, () => one))

/** Adds this many imported data points. */
export async function seedSalaries(pool: pg.Pool, count: number): Promise<void> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ indexdef: string }>(
      `select indexdef from pg_indexes where indexname in ('salary_data_title', 'salary_data_place', 'salary_data_dataset')`,
    )
    await client.query('drop index salary_data_title, salary_data_place, salary_data_dataset')
    await client.query(
      `insert into salary_datasets (key, name, source, layout, accepted) values ('bench', 'bench', 'import', 'own', $1)`,
      [count],
    )
    await client.query('insert into salary_titles (title) select distinct unnest($1::text[])', [
      titles.map(({ name }) => name),
    ])
    await client.query('insert into salary_locations (location) select distinct unnest($1::text[])', [
      places.map(({ name }) => name),
    ])
    await client.query('create temp table title_lots (n int, id int, amount float8)')
    await client.query('create temp table place_lots (n int, id int, amount float8)')
    await client.query(lots('title_lots', 'salary_titles', 'title'), lotValues(titles))
    await client.query(lots('place_lots', 'salary_locations', 'location'), lotValues(places))
    await client.query('create index on title_lots (n)')
    await client.query('create index on place_lots (n)')
    await client.query('analyze title_lots, place_lots')
    await client.query(rollSql)
    await client.query(dataSql, [count])
    for (const { indexdef } of rows) await client.query(indexdef)
    await client.query('drop table title_lots, place_lots')
    await client.query('vacuum analyze')
  } finally {
    client.release()
  }
}

function lotValues(all: { name: string; weight: number; amount: number }[]): [string[], number[]] {
  const each = spread(all)
  return [each.map(({ name }) => name), each.map(({ amount }) => amount)]
}

const lots = (table: string, names: string, column: string) => `
  insert into ${table} select given.n - 1, ${names}.id, given.amount
  from unnest($1::text[], $2::float8[]) with ordinality as given (name, amount, n) join ${names} on ${column} = given.name`

/** The same number in every run: from 0 to sides - 1, for the n-th data point. */
const rollSql = `
  create or replace function pg_temp.roll(n int, salt int, sides int) returns int language sql immutable
  return (hashint4(n * 32 + salt) & 2147483647) % sides`

// the sum of four dice is nearly normal, so pay is nearly log-normal
const dataSql = `
  insert into salary_data (dataset_id, source, title_id, location_id, experience_level, industry, company_size,
    education_level, remote_type, base_salary, bonus, equity_value, total_compensation, health_insurance, dental, vision,
    match_401k, pto_days)
  select (select id from salary_datasets where key = 'bench'), 'import', title, place,
    (enum_range(null::salary_level))[1 + roll0 % 4], (enum_range(null::salary_industry))[1 + pg_temp.roll(n, 5, 15)],
    (enum_range(null::salary_company_size))[1 + pg_temp.roll(n, 6, 5)],
    (enum_range(null::salary_education))[1 + pg_temp.roll(n, 7, 6)],
    (enum_range(null::salary_remote_type))[1 + pg_temp.roll(n, 8, 3)],
    base, bonus, equity, base + bonus + equity, pg_temp.roll(n, 9, 100) < 90, pg_temp.roll(n, 10, 100) < 80,
    pg_temp.roll(n, 11, 100) < 65, pg_temp.roll(n, 12, 100) < 70, 8 + pg_temp.roll(n, 13, 20)
  from (
    select j.n, t.id as title, p.id as place, pg_temp.roll(j.n, 0, 1000) as roll0,
      (t.amount * p.amount * exp((pg_temp.roll(j.n, 1, 1000) + pg_temp.roll(j.n, 2, 1000) + pg_temp.roll(j.n, 3, 1000)
        + pg_temp.roll(j.n, 4, 1000) - 2000) * 0.0004))::int as base,
      pg_temp.roll(j.n, 14, 200) * 100 as bonus, pg_temp.roll(j.n, 15, 300) * 100 as equity
    from generate_series(1, $1::int) as j (n)
    join title_lots t on t.n = pg_temp.roll(j.n, 16, (select count(*)::int from title_lots))
    join place_lots p on p.n = pg_temp.roll(j.n, 17, (select count(*)::int from place_lots))
  ) as drawn`
