import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { users } from '#db/schema/accounts.ts'
import { jobMatchDue, jobMatches, jobMatchStates } from '#db/schema/analytics.ts'
import { resumes } from '#db/schema/documents.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { createCompany, createJob, createUser } from '#testing/factories.ts'
import { productOfTest } from '#testing/product-of-file.ts'
import { watchedDatabase } from '#testing/watched-database.ts'
import { forgetOld, matchDue, matchUser } from './match-due.ts'
import { readChanged, renewPeople } from './renew-people.ts'
import { renewPostings } from './renew-postings.ts'

const product = productOfTest()
let companyId: string
beforeEach(async () => {
  companyId = (await createCompany(product.db, { name: 'Fernway' })).id
})

const TEXT = 'Data Analyst, Papertrail, 2019 to 2024. SQL every day, dashboards in Looker, models in dbt and Python.'
const fitting = { title: 'Data Analyst', requirements: '<ul><li>SQL</li><li>Python</li><li>Looker</li></ul>' }
const HOUR = 3_600_000

/** Job seekers with a matching resume, inserted with one statement for each table. */
async function createSeekers(count: number): Promise<void> {
  const { db } = product
  await db.execute(sql`insert into users (id, name, email, email_verified)
    select gen_random_uuid(), 'Seeker ' || n, 'seeker-' || n || '@example.test', true from generate_series(1, ${count}::int) n`)
  const seekers = sql`from users where email like 'seeker-%'`
  await db.execute(sql`insert into profiles (user_id) select id ${seekers}`)
  await db.execute(sql`insert into user_roles (user_id, role) select id, 'job_seeker' ${seekers}`)
  await db.execute(sql`insert into resumes (id, user_id, title, text, document_type, is_default)
    select gen_random_uuid(), id, 'Resume', ${TEXT}, 'platform_created', true ${seekers}`)
}
/** A posting that changed this number of hours ago, so that it is outside the period that a round reads again. */
const post = (hoursAgo: number, overrides = {}) =>
  createJob(product.db, companyId, { ...fitting, updatedAt: new Date(Date.now() - hoursAgo * HOUR), ...overrides })
const countMatches = () => product.db.$count(jobMatches)

/** The number of statements until all job seekers are matched with one more posting. */
async function statementsOfPass(): Promise<number> {
  let sent = 0
  const watched = watchedDatabase(product.url, () => {
    sent++
    return undefined
  })
  await matchDue({ db: watched.db })
  await watched.pool.end()
  return sent
}

/** People and pairs that wait. */
const countDue = async () => (await readChanged(product.db)).length + (await product.db.$count(jobMatchDue))
const welder = { title: 'Welder', requirements: '<ul><li>MIG welding</li><li>TIG welding</li></ul>' }

describe('matchDue', () => {
  it('matches all people with a new posting in one run, with one set of queries for fifty people', async () => {
    await createSeekers(120)
    await post(3)
    await matchDue(product.services)
    expect([await countMatches(), await countDue()]).toEqual([120, 0])
    await post(2)
    const statements = await statementsOfPass()
    expect([await countMatches(), await countDue()]).toEqual([240, 0])
    // three rounds; one statement for each person would be 120
    expect(statements).toBeLessThan(60)
  })

  it('compares only people who have a word of a title or two skills in common with the posting', async () => {
    await createSeekers(2)
    await post(3, welder)
    const own = await post(2)
    await renewPostings(product.db)
    await renewPeople(product.db)
    const pairs = await product.db.select().from(jobMatchDue)
    expect(pairs.map(({ jobId }) => jobId)).toEqual([own.id, own.id])
    await matchDue(product.services)
    expect(await countMatches()).toBe(2)
  })

  it('ends after the round at hand when the process stops, and the next run continues', async () => {
    await createSeekers(120)
    await post(3)
    const stopping = new AbortController()
    const watched = watchedDatabase(product.url, (nth) => void (nth === 2 && stopping.abort()))
    await matchDue({ db: watched.db, stopping: stopping.signal })
    await watched.pool.end()
    expect(await countMatches()).toBe(0)
    await matchDue({ ...product.services, stopping: new AbortController().signal })
    expect([await countMatches(), await countDue()]).toEqual([120, 0])
  })

  it('matches more postings than fit into a round, for each person', async () => {
    await createSeekers(3)
    const rows = await post(900)
    await product.db.execute(sql`insert into jobs (id, slug, company_id, title, description, requirements, posted_at, updated_at, asks_for_money)
      select gen_random_uuid(), 'copy-' || n, company_id, title, description, requirements, posted_at, updated_at + n * interval '1 hour', false
      from jobs, generate_series(1, 900) n where id = ${rows.id}`)
    await matchDue(product.services)
    expect([await countMatches(), await countDue()]).toEqual([3 * 901, 0])
  })

  it('removes matches when a posting changes, only for the people they belong to', async () => {
    await createSeekers(2)
    const changes = await post(5)
    await post(3)
    await matchDue(product.services)
    expect(await countMatches()).toBe(4)
    await product.db
      .update(jobs)
      .set({ ...welder, updatedAt: new Date() })
      .where(eq(jobs.id, changes.id))
    await matchDue(product.services)
    expect(await countMatches()).toBe(2)
  })

  it('matches again when the resume changes', async () => {
    await createSeekers(2)
    await post(3)
    await matchDue(product.services)
    await product.db
      .update(resumes)
      .set({ text: 'Welder, Ironworks, 2019 to 2024. MIG welding and TIG welding every day in the yard.' })
    await matchDue(product.services)
    expect([await countMatches(), await countDue()]).toEqual([0, 0])
    await post(1, welder)
    await matchDue(product.services)
    expect(await countMatches()).toBe(2)
  })

  it('removes all matches of a person without a readable resume', async () => {
    await createSeekers(2)
    await post(3)
    await matchDue(product.services)
    await product.db.update(resumes).set({ text: '' })
    await matchDue(product.services)
    expect([await countMatches(), await countDue()]).toEqual([0, 0])
  })

  it('loses no pair of a person and a posting that are both new when two processes run at once', async () => {
    await createSeekers(60)
    await post(3)
    const other = watchedDatabase(product.url, () => undefined)
    await Promise.all([matchDue(product.services), matchDue({ db: other.db })])
    await other.pool.end()
    await matchDue(product.services)
    expect([await countMatches(), await countDue()]).toEqual([60, 0])
  })

  it('skips suspended people', async () => {
    await createSeekers(60)
    await product.db.update(users).set({ suspendedAt: new Date() })
    const { id } = await createUser(product.db)
    await product.db.execute(sql`insert into resumes (id, user_id, title, text, document_type, is_default)
      values (gen_random_uuid(), ${id}, 'Resume', ${TEXT}, 'platform_created', true)`)
    await post(1)
    await matchDue(product.services)
    const states = await product.db.select().from(jobMatchStates)
    expect([states.map(({ userId }) => userId), await countDue()]).toEqual([[id], 0])
  })

  it('starts one run when it is called several times at once', async () => {
    await createSeekers(1)
    await post(1)
    expect(matchDue(product.services)).toBe(matchDue(product.services))
    await matchDue(product.services)
    expect(await countMatches()).toBe(1)
  })
})

it('matchUser updates one person only', async () => {
  await createSeekers(2)
  await post(1)
  const [one] = await readChanged(product.db)
  await matchUser(product.services, one!.userId)
  expect([await countMatches(), (await readChanged(product.db)).length]).toEqual([1, 1])
})

it('forgetOld removes the matches of postings that are no longer recent', async () => {
  await createSeekers(2)
  const [old] = [await post(4), await post(3)]
  await matchDue(product.services)
  await product.db
    .update(jobs)
    .set({ postedAt: new Date(Date.now() - 70 * 24 * HOUR), updatedAt: old.updatedAt })
    .where(eq(jobs.id, old.id))
  await forgetOld(product.db)
  expect(await countMatches()).toBe(2)
})
