import type pg from 'pg'
import type { Database } from '#db/client.ts'
import { SearchJobs } from '#features/job-board/contract.ts'
import { findJobs } from '#features/job-board/server/find-jobs.ts'
import { neverTogether, onlyOld, rare, seedJobs } from './seed-jobs.ts'
import { timeWork } from './time-work.ts'
import { withDatabase } from './with-database.ts'

// Compares the job search with the best plain SQL for the same words, newest first, by relevance and by pay. JOBS=1000000 for a million.
const sizes = process.env.JOBS ? process.env.JOBS.split(',').map(Number) : [10_000, 100_000]
const rounds = 40

const cases: [name: string, input: Partial<SearchJobs>][] = [
  ['no words', {}],
  ['no words, rare type', { type: 'temporary', remote: true }],
  ['common word', { q: 'data' }],
  ['common title', { q: 'engineer' }],
  ['two words', { q: 'data analyst' }],
  ['begun word', { q: 'senior da' }],
  ['rare word', { q: rare }],
  ['never together', { q: neverTogether.join(' ') }],
  ['only in old ones', { q: onlyOld }],
  ['miss', { q: 'qqzzqqzz' }],
  ['typing error', { q: 'senior anlayst' }],
  ['common, filtered', { q: 'data', type: 'part-time', remote: true }],
  ['common, in a place', { q: 'data', location: 'us' }],
  ['place alone', { location: 'Portland, OR' }],
  ['country by name', { location: 'Deutschland' }],
  ['large country', { location: 'USA' }],
  ['place by nickname', { location: 'NYC' }],
  ['words with a place', { q: 'data analyst london' }],
  ['several in one box', { q: 'part time registered nurse new york' }],
  ['level and mode', { q: 'senior data engineer remote' }],
  ['level alone', { q: 'entry level' }],
  ['work in other words', { q: 'sales rep' }],
  ['a word too many', { q: 'data analyst qqzzqqzz' }],
  ['place without jobs', { location: 'Reykjavik' }],
]

for (const size of sizes) await withDatabase((db, pool) => measure(size, db, pool))

async function measure(size: number, db: Database, pool: pg.Pool): Promise<void> {
  const started = performance.now()
  await seedJobs(pool, size)
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(`\n${size.toLocaleString('en-US')} jobs (made in ${seconds} s); milliseconds, p50 / p95 of ${rounds}`)
  console.log(row('', 'newest', 'next page', 'plain SQL', 'relevance', 'plain SQL', 'pay', 'found'))
  for (const [name, input] of cases) await measureCase(db, pool, name, input)
}

async function measureCase(db: Database, pool: pg.Pool, name: string, filters: Partial<SearchJobs>): Promise<void> {
  const input = SearchJobs.parse({ ...filters, sort: 'newest' })
  const relevant = SearchJobs.parse({ ...filters, sort: 'relevance' })
  const paid = SearchJobs.parse({ ...filters, sort: 'pay' })
  const first = await findJobs(db, null, input)
  const cursor = first.nextCursor
  const found = `${first.count?.value}${first.count?.isCapped ? '+' : ''}`
  const times = [
    await timeWork(rounds, () => findJobs(db, null, input)),
    cursor ? await timeWork(rounds, () => findJobs(db, null, { ...input, cursor })) : '-',
    await timeWork(rounds, () => plainSql(pool, input, 'posted_at desc nulls last')),
    input.q ? await timeWork(rounds, () => findJobs(db, null, relevant)) : '-',
    input.q
      ? await timeWork(rounds, () => plainSql(pool, input, `ts_rank(search_body, ${inputOf(input).query}) desc`))
      : '-',
    await timeWork(rounds, () => findJobs(db, null, paid)),
  ]
  console.log(row(name, ...times, found))
}

/** The obvious first solution: count and list by the same conditions, with the order left to PostgreSQL. */
async function plainSql(pool: pg.Pool, input: SearchJobs, order: string): Promise<void> {
  const { where, values } = inputOf(input)
  const from = `from jobs join companies on companies.id = company_id where ${where}`
  await pool.query(`select jobs.id ${from} order by ${order} limit 20`, values)
  await pool.query(`select count(*) from (select 1 ${from} limit 10001) as counted`, values)
}

function inputOf({ q, location, type, remote }: SearchJobs) {
  const values: string[] = []
  const value = (text: string) => `$${values.push(text)}`
  const query = `websearch_to_tsquery('tandem', ${value(q)})`
  const conditions = [
    "jobs.status = 'active'",
    'external_posting',
    "companies.status <> 'inactive'",
    'archived_at is null',
    '(closes_at is null or closes_at > now())',
  ]
  conditions.push(q ? `search_body @@ ${query}` : `${query} is not null`)
  if (location) conditions.push(`jobs.location ilike ${value(`%${location}%`)}`)
  if (type) conditions.push(`employment_type = ${value(type)}`)
  if (remote) conditions.push('is_remote')
  return { where: conditions.join(' and '), values, query }
}

function row(name: string, ...cells: string[]): string {
  return name.padEnd(22) + cells.map((cell) => cell.padStart(17)).join('')
}
