import type pg from 'pg'
import { ListCompanies } from '#features/companies/admin-contract.ts'
import { listCompanies } from '#features/companies/server/admin/list-companies.ts'
import { ListStaffPostings } from '#features/job-postings/admin-contract.ts'
import { listStaffPostings } from '#features/job-postings/server/admin/list-postings.ts'
import { readStaffStats, readTopCompanies } from '#features/job-postings/server/admin/read-stats.ts'
import { QueueFilters } from '#features/moderation/contract.ts'
import { listItems } from '#features/moderation/server/queries.ts'
import { onlyOld, rare, seedJobs } from './seed-jobs.ts'
import { timeWork } from './time-work.ts'
import { withDatabase } from './with-database.ts'

// Pages of the lists for our staff: first, next and last page of the jobs and companies of the whole platform. ROWS=1000000 for a million.
const rows = Number(process.env.ROWS ?? 100_000)
const rounds = 30

const jobCases: [name: string, input: object][] = [
  ['all jobs', {}],
  ['drafts', { status: 'draft' }],
  ['rare type', { employmentType: 'temporary' }],
  ['common title', { search: 'engineer' }],
  ['part of a word', { search: 'alyst, bill' }],
  ['two letters', { search: 'ux' }],
  ['no such title', { search: 'qqzzqqzz' }],
  ['words of texts alone', { search: `${rare} ${onlyOld}` }],
  ['common title, drafts', { search: 'nurse', status: 'draft' }],
  ['title and rare type', { search: 'teacher', employmentType: 'temporary' }],
  ['title, rare type, drafts', { search: 'teacher', employmentType: 'temporary', status: 'draft' }],
  ['title and common type', { search: 'teacher', employmentType: 'full-time' }],
  ['no such title of a type', { search: 'qqzzqqzz', employmentType: 'contract' }],
]
const companyCases: [name: string, input: object][] = [
  ['all companies', {}],
  ['trial', { status: 'trial' }],
  ['inactive', { status: 'inactive' }],
  ['archived', { status: 'archived' }],
  ['by name, trial', { search: 'company 7', status: 'trial' }],
  ['by name', { search: 'company 777' }],
  ['by industry', { search: 'healthcare' }],
  ['by place', { search: 'porto' }],
  ['none such', { search: 'qqzzqqzz' }],
]
const queueCases: [name: string, input: object][] = [
  ['what waits', {}],
  ['everything', { view: 'all' }],
  ['pending', { view: 'pending' }],
  ['flagged companies', { view: 'flagged', kind: 'company' }],
  ['common word', { view: 'all', q: 'engineer' }],
  ['beginning of a word', { view: 'all', q: 'eng' }],
  ['rare words', { view: 'all', q: `${rare} ${onlyOld}` }],
  ['common word, pending', { view: 'pending', q: 'nurse' }],
  ['common word, no kind of it', { view: 'all', kind: 'company', q: 'nurse' }],
  ['common word, none rejected', { view: 'rejected', q: 'nurse' }],
  ['common word, jobs', { view: 'all', kind: 'job', q: 'nurse' }],
  ['waiting, common word', { q: 'nurse' }],
  ['none such', { view: 'all', q: 'qqzzqqzz' }],
]

await withDatabase(async (db, pool) => {
  await seedJobs(pool, rows)
  await seedMore(pool)
  console.log(`${rows.toLocaleString('en-US')} jobs and companies; milliseconds, p50 / p95 of ${rounds}`)
  for (const [name, input] of jobCases) {
    const list = (cursor?: string) => listStaffPostings({ db }, ListStaffPostings.parse({ ...input, cursor }))
    await measure(`jobs: ${name}`, list)
  }
  for (const [name, input] of companyCases) {
    await measure(`companies: ${name}`, (cursor) => listCompanies({ db }, ListCompanies.parse({ ...input, cursor })))
  }
  for (const [name, input] of queueCases) {
    await measure(`moderation: ${name}`, async (cursor) => {
      const { after, waiting } = await listItems({ db }, QueueFilters.parse({ ...input, cursor }))
      return { after, total: { value: waiting.count, isCapped: false } }
    })
  }
  say('jobs: key figures', await timeWork(5, () => readStaffStats({ db })))
  say('jobs: top companies', await timeWork(5, () => readTopCompanies({ db })))
})

/** As many companies as jobs, with every status, and some jobs that are no longer open. */
async function seedMore(pool: pg.Pool): Promise<void> {
  await pool.query(
    `insert into companies (id, name, slug, industry, location, status, created_at)
      select gen_random_uuid(), 'Company ' || n, 'made-' || n,
        (array['Technology', 'Healthcare', 'Finance', 'Education'])[1 + n % 4],
        (array['Porto, Portugal', 'Berlin, Germany', 'Austin, TX'])[1 + n % 3],
        case when n % 500 = 0 then 'trial' else 'active' end,
        -- of the same time as the jobs
        now() - n * interval '30 seconds'
      from generate_series(3000, 3000 + $1::int) as n`,
    [rows],
  )
  await pool.query(
    `update jobs set status = 'draft', posted_at = null where ('x' || right(id::text, 4))::bit(16)::int % 50 = 0`,
  )
  await pool.query(
    `update moderation_items set status = 'flagged', is_first = false, waiting_since = now()
      where ('x' || right(id::text, 4))::bit(16)::int % 2000 = 0`,
  )
  await pool.query('vacuum analyze jobs, companies, moderation_items')
}

type Page = { after: string | null; total: { value: number; isCapped: boolean } }

async function measure(name: string, list: (cursor?: string) => Promise<Page>): Promise<void> {
  const first = await list()
  const next = first.after
  const times = [await timeWork(rounds, () => list()), next ? await timeWork(rounds, () => list(next)) : '—']
  say(name, ...times, `${first.total.value}${first.total.isCapped ? '+' : ''}`)
}

function say(name: string, ...cells: string[]): void {
  console.log([name.padEnd(34), ...cells.map((cell) => cell.padStart(18))].join(''))
}
