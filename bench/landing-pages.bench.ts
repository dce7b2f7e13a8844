import type pg from 'pg'
import type { Database } from '#db/client.ts'
import { clearCached } from '#features/job-board/server/landing/cached.ts'
import { listLanding } from '#features/job-board/server/landing/list-landing.ts'
import { readDirectory, readPairs } from '#features/job-board/server/landing/read-directory.ts'
import { readHiring } from '#features/job-board/server/landing/read-hiring.ts'
import { readSkills } from '#features/job-board/server/landing/read-skills.ts'
import { readStats } from '#features/job-board/server/landing/read-stats.ts'
import { hasEverHadJobs, type Scope } from '#features/job-board/server/landing/scope.ts'
import { readLandings } from '#features/job-board/server/sitemap/addresses.ts'
import { seedJobs } from './seed-jobs.ts'
import { timeWork } from './time-work.ts'
import { withDatabase } from './with-database.ts'

// Queries of the job board's landing pages, without the five-second cache of counts. JOBS=1000000 for a million.
const sizes = process.env.JOBS ? process.env.JOBS.split(',').map(Number) : [100_000]
const rounds = 20

const scopes: [name: string, scope: Scope][] = [
  ['a role', { role: 'data-analyst', place: null }],
  ['a place', { role: null, place: 'portland-or' }],
  ['a role in a place', { role: 'data-analyst', place: 'portland-or' }],
  ['remote', { role: null, place: 'remote' }],
]

for (const size of sizes) await withDatabase((db, pool) => measure(size, db, pool))

async function measure(size: number, db: Database, pool: pg.Pool): Promise<void> {
  await seedJobs(pool, size)
  console.log(`\n${size.toLocaleString('en-US')} jobs; milliseconds, p50 / p95 of ${rounds}`)
  console.log(row('', 'is it a page', 'first page', 'page 50', 'figures', 'skills', 'jobs'))
  for (const [name, scope] of scopes) await measureScope(db, name, scope)
  console.log(row('', 'directory', 'companies', 'pairs', 'sitemap part'))
  const whole = [readDirectory, readHiring, (of: Database) => readPairs(of, 3), readLandings]
  const times = []
  for (const read of whole)
    times.push(
      await timeWork(
        rounds,
        withEmptyCache(db, () => read(db)),
      ),
    )
  console.log(row('the whole board', ...times))
}

function withEmptyCache(db: Database, work: () => Promise<unknown>) {
  return () => {
    clearCached(db)
    return work()
  }
}

async function measureScope(db: Database, name: string, scope: Scope): Promise<void> {
  const times = [
    await timeWork(rounds, () => hasEverHadJobs(db, scope)),
    await timeWork(rounds, () => listLanding(db, scope, 1)),
    await timeWork(rounds, () => listLanding(db, scope, 50)),
    await timeWork(
      rounds,
      withEmptyCache(db, () => readStats(db, scope)),
    ),
    await timeWork(
      rounds,
      withEmptyCache(db, () => readSkills(db, scope)),
    ),
  ]
  clearCached(db)
  console.log(row(name, ...times, (await readStats(db, scope)).jobs.toLocaleString('en-US')))
}

function row(name: string, ...cells: string[]): string {
  return name.padEnd(20) + cells.map((cell) => cell.padStart(18)).join('')
}
