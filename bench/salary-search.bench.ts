import type pg from 'pg'
import type { Database } from '#db/client.ts'
import { SalarySearch } from '#features/salaries/contract.ts'
import { analyze } from '#features/salaries/server/analyze.ts'
import { createThrottle } from '#server/throttle.ts'
import { seedSalaries } from './seed-salaries.ts'
import { timeWork } from './time-work.ts'
import { withDatabase } from './with-database.ts'

// Compares the salary search, with all of its statistics, with the best plain SQL for the same question. POINTS sets the number of data
// points; DATABASE_URL uses an empty database of your own instead of a new embedded one.
const size = Number(process.env.POINTS ?? 1_000_000)
const rounds = 40

/** The plain SQL gets an index with every column that it reads. */
const coveringIndex = `create index on salary_data (title_id, location_id) include (base_salary, bonus, equity_value,
  total_compensation, experience_level, industry, company_size, education_level, remote_type, pto_days)`

const cases: [name: string, input: Record<string, string | number>][] = [
  ['one title, one city', { jobTitle: 'Senior Data Analyst', location: 'Portland, OR' }],
  ['title, city', { jobTitle: 'Data Analyst', location: 'Portland' }],
  ['title, state', { jobTitle: 'Registered Nurse', location: ', TX' }],
  [
    'title, city, filtered',
    { jobTitle: 'Software Engineer', location: 'New York', experienceLevel: 'senior', remoteType: 'remote' },
  ],
  ['word, city', { jobTitle: 'manager', location: 'Seattle' }],
  ['word, city, pay', { jobTitle: 'engineer', location: 'Austin', salaryMin: 90_000, salaryMax: 150_000 }],
  ['rare title, everywhere', { jobTitle: 'Wind Turbine', location: 'a' }],
  ['miss: title', { jobTitle: 'qqzzqqzz', location: 'Portland' }],
  ['miss: place', { jobTitle: 'Data Analyst', location: 'qqzzqqzz' }],
  ['letter, city', { jobTitle: 'a', location: 'Boise' }],
  ['title, letter', { jobTitle: 'Data Analyst', location: 'a' }],
  ['word, letter', { jobTitle: 'manager', location: 'a' }],
  ['letter, letter, filtered', { jobTitle: 'a', location: 'e', industry: 'Energy', companySize: 'large' }],
  ['letter, letter', { jobTitle: 'a', location: 'a' }],
]

await withDatabase(async (db, pool) => {
  const started = performance.now()
  await seedSalaries(pool, size)
  await pool.query(coveringIndex)
  await pool.query('vacuum analyze salary_data')
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  const { rows } = await pool.query<{ server_version: string }>('show server_version')
  const of = `${size.toLocaleString('en-US')} data points (made in ${seconds} s), PostgreSQL ${rows[0]?.server_version}`
  console.log(`\n${of}; milliseconds, p50 / p95 of ${rounds}`)
  console.log(row('', 'search', 'plain SQL', 'found'))
  for (const [name, input] of cases) await measureCase(db, pool, name, SalarySearch.parse(input))
}, process.env.DATABASE_URL)

function ask(db: Database, pool: pg.Pool, search: SalarySearch) {
  return analyze({ db, viewer: null, throttle: createThrottle(pool), clientAddress: crypto.randomUUID() }, search)
}

async function measureCase(db: Database, pool: pg.Pool, name: string, search: SalarySearch): Promise<void> {
  const { count } = await ask(db, pool, search)
  // like an import or a removal, which makes earlier cached results invalid
  const change = () => pool.query('update salary_datasets set accepted = accepted')
  const searches = await timeWork(rounds, () => ask(db, pool, search), change)
  const plain = await timeWork(rounds, () => plainSql(pool, search))
  console.log(row(name, searches, plain, count.toLocaleString('en-US')))
}

/** The obvious first solution: count, percentiles and averages of the matching rows, by the same conditions. */
async function plainSql(pool: pg.Pool, { jobTitle, location, salaryMin, salaryMax, ...filters }: SalarySearch) {
  const values: (string | number)[] = [`%${jobTitle}%`, `%${location}%`]
  const conditions = ['t.title ilike $1', 'l.location ilike $2']
  const add = (condition: string, value: string | number | undefined) => {
    if (value !== undefined) conditions.push(`${condition} $${values.push(value)}`)
  }
  for (const [name, value] of Object.entries(filters))
    add(`${name.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`)} =`, value)
  add('base_salary >=', salaryMin)
  add('base_salary <=', salaryMax)
  await pool.query(
    `select count(*), percentile_cont(array[0.25, 0.5, 0.75]) within group (order by base_salary), avg(total_compensation),
      avg(bonus), avg(equity_value), avg(pto_days)
    from salary_data d join salary_titles t on t.id = title_id join salary_locations l on l.id = location_id
    where ${conditions.join(' and ')}`,
    values,
  )
}

function row(name: string, ...cells: string[]): string {
  return name.padEnd(26) + cells.map((cell) => cell.padStart(19)).join('')
}
