import { and, eq } from 'drizzle-orm'
import { companyMembers } from '#db/schema/companies.ts'
import { jobs as jobTable } from '#db/schema/job-postings.ts'
import { moderationHistory, moderationItems, moderationReports } from '#db/schema/moderation.ts'
import { findForbiddenWords } from '#features/moderation/server/findings/find-words.ts'
import type { Db } from '#server/context.ts'
import { jobs } from './content/jobs.ts'
import { moderationTexts } from './content/moderation.ts'
import { hoursAgo, idOf } from './keys.ts'

type Item = typeof moderationItems.$inferSelect
type Entry = Omit<typeof moderationHistory.$inferInsert, 'itemId'>

/** Only other companies: the demo company has no items in the queue. */
const ofOthers = (status: string) => jobs().filter((job) => job.status === status && job.companySlug !== 'fernway')

/**
 * A queue to review: a posting that the rules flagged, one that people reported, a rejected one whose company asks for another review, and
 * a profile.
 */
export async function seedModeration(db: Db, { now }: { now: Date }): Promise<void> {
  const [odd] = ofOthers('paused')
  const [closedItem] = ofOthers('closed')
  const reported = ofOthers('active').at(-1)
  if (!odd || !closedItem || !reported) return
  await flagByRules(db, idOf('job', odd.key), hoursAgo(now, 19))
  await reportTwice(db, idOf('job', reported.key), now)
  await rejectAndAsk(db, idOf('job', closedItem.key), now)
  const profile = await itemOf(db, 'profile', idOf('user', 'ravi-krishnan'))
  await write(db, profile, { status: 'flagged', waitingSince: hoursAgo(now, 3) }, [
    {
      act: 'flagged',
      by: 'staff',
      actorId: idOf('user', 'joon-park'),
      words: moderationTexts().flaggedProfile,
      at: hoursAgo(now, 3),
    },
  ])
}

async function flagByRules(db: Db, jobId: string, at: Date): Promise<void> {
  const [job] = await db.select().from(jobTable).where(eq(jobTable.id, jobId))
  if (!job) return
  const description = `${job.description}${moderationTexts().fraud}`
  await db.update(jobTable).set({ description }).where(eq(jobTable.id, jobId))
  const findings = findForbiddenWords({ ...job, description })
  const words = findings.map(({ says }) => says).join('. ')
  const change = { status: 'flagged', findings, waitingSince: at } as const
  await write(db, await itemOf(db, 'job', jobId), change, [{ act: 'flagged', by: 'rules', words, at }])
}

async function reportTwice(db: Db, jobId: string, now: Date): Promise<void> {
  const item = await itemOf(db, 'job', jobId)
  const [first, second] = [hoursAgo(now, 14), hoursAgo(now, 6)]
  await write(db, item, { status: 'flagged', waitingSince: first }, [
    { act: 'reported', by: 'reporter', words: 'It is misleading or a scam', at: first },
    { act: 'reported', by: 'reporter', words: 'The job is taken or no longer exists', at: second },
  ])
  if (!item) return
  const words = moderationTexts().report
  await db.insert(moderationReports).values([
    { itemId: item.id, userId: idOf('user', 'maya-okafor'), reason: 'misleading', words, createdAt: first },
    { itemId: item.id, reason: 'expired', createdAt: second },
  ])
}

async function rejectAndAsk(db: Db, jobId: string, now: Date): Promise<void> {
  const item = await itemOf(db, 'job', jobId)
  if (!item?.companyId) return
  const [member] = await db.select().from(companyMembers).where(eq(companyMembers.companyId, item.companyId)).limit(1)
  const askedTime = hoursAgo(now, 5)
  await db
    .update(jobTable)
    .set({ hiddenAt: hoursAgo(now, 50) })
    .where(eq(jobTable.id, jobId))
  await write(db, item, { status: 'rejected', waitingSince: askedTime }, [
    {
      act: 'rejected',
      by: 'staff',
      actorId: idOf('user', 'amara-lindqvist'),
      words: moderationTexts().rejection,
      at: hoursAgo(now, 50),
    },
    {
      act: 'asked',
      by: 'owner',
      actorId: member?.userId ?? null,
      words: moderationTexts().appeal,
      at: askedTime,
    },
  ])
}

async function itemOf(db: Db, kind: Item['kind'], subjectId: string): Promise<Item | undefined> {
  const of = and(eq(moderationItems.kind, kind), eq(moderationItems.subjectId, subjectId))
  const [item] = await db.select().from(moderationItems).where(of)
  return item
}

async function write(db: Db, item: Item | undefined, change: Partial<Item>, entries: Entry[]): Promise<void> {
  if (!item) return
  await db
    .update(moderationItems)
    .set({ ...change, isFirst: false })
    .where(eq(moderationItems.id, item.id))
  await db.insert(moderationHistory).values(entries.map((entry) => ({ ...entry, itemId: item.id })))
}
