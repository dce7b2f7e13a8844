import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { jobs } from '#db/schema/job-postings.ts'
import type * as reading from '#features/posting-advice/asks-for-money.ts'
import type { Db, Services } from '#server/context.ts'
import type { Schedule } from '#server/queue/schedules.ts'
import { on, type Subscriber } from '#server/queue/worker.ts'
import { allOrEach, inThreads } from '#server/threads.ts'
import { postingChanged, postingPublished, postingStatusChanged } from '../events.ts'

const readInThread = inThreads<typeof reading>('features/posting-advice/asks-for-money')

const TOGETHER = 100

type Unread = Pick<typeof jobs.$inferSelect, 'id' | 'title' | 'description' | 'requirements'>

/**
 * Checks open postings whose text was not checked yet, one or all, and stores whether they ask candidates for money. A text that takes too
 * long to check counts as asking for money, so that the posting is not sent to search engines.
 */
export async function checkUncheckedPostings(
  { db, stopping }: Pick<Services, 'db' | 'stopping'>,
  jobId?: string,
): Promise<void> {
  let after = ''
  const next = async () => (stopping?.aborted ? [] : unread(db, { jobId, after }))
  for (let rows = await next(); rows.length > 0; rows = await next()) {
    const answers = await allOrEach(rows, (some) => readInThread('postingsThatAskForMoney', some))
    // in one transaction: each transaction renders the shared pages again
    await db.transaction(async (tx) => {
      for (const [at, row] of rows.entries()) await store(tx, row, answers[at] ?? true)
    })
    after = rows.at(-1)!.id
  }
}

function unread(db: Db, { jobId, after }: { jobId: string | undefined; after: string }): Promise<Unread[]> {
  const { id, title, description, requirements } = jobs
  return db
    .select({ id, title, description, requirements })
    .from(jobs)
    .where(
      and(
        isNull(jobs.asksForMoney),
        eq(jobs.status, 'active'),
        jobId === undefined ? undefined : eq(id, jobId),
        after === '' ? undefined : gt(id, after),
      ),
    )
    .orderBy(asc(id))
    .limit(TOGETHER)
}

/** Stores the result, unless the text changed since it was read. The date of the posting's last change does not change. */
async function store(db: Db, { id, title, description, requirements }: Unread, asksForMoney: boolean): Promise<void> {
  const isSame = and(
    eq(jobs.title, title),
    eq(jobs.description, description),
    sql`${jobs.requirements} is not distinct from ${requirements}`,
  )
  await db
    .update(jobs)
    .set({ asksForMoney, updatedAt: sql`${jobs.updatedAt}` })
    .where(and(eq(jobs.id, id), isSame))
}

const read = (services: Services, { jobId }: { jobId: string }) => checkUncheckedPostings(services, jobId)

export const moneySubscribers: Subscriber[] = [
  on(postingPublished, 'jobs.read-published', read),
  on(postingChanged, 'jobs.read-changed', read),
  on(postingStatusChanged, 'jobs.read-status', read),
]
/** For postings stored before this check existed, or without an event. */
export const moneySchedules: Schedule[] = [
  { name: 'jobs.read-unread', cron: '* * * * *', run: (services) => checkUncheckedPostings(services) },
]
