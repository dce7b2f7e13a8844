import { and, eq } from 'drizzle-orm'
import { jobs } from '#db/schema/job-postings.ts'
import { moderationItems as m, type StoredFinding } from '#db/schema/moderation.ts'
import type { Services } from '#server/context.ts'
import { inThreads } from '#server/threads.ts'
import { transaction } from '#server/transaction.ts'
import { findPay } from './findings/find-pay.ts'
import { findSame } from './findings/find-same.ts'
import type * as words from './findings/find-words.ts'
import { lockItem } from './load.ts'
import { recordAct } from './record-act.ts'

const wordsInThread = inThreads<typeof words>('features/moderation/server/findings/find-words')

/**
 * Checks an open job by the rules and flags it for findings that staff have not approved before. Never rejects or hides; a repeated run on
 * the same text changes nothing. If checking the text takes too long, the background job fails and is listed among the failed ones.
 */
export async function checkJob(services: Services, { jobId }: { jobId: string }): Promise<void> {
  const [row] = await services.db
    .select({ job: jobs, itemId: m.id, textKey: m.textKey })
    .from(jobs)
    .innerJoin(m, and(eq(m.kind, 'job'), eq(m.subjectId, jobs.id)))
    .where(eq(jobs.id, jobId))
  if (row?.job.status !== 'active') return
  const { job, itemId, textKey } = row
  const found = [
    ...(await wordsInThread('findForbiddenWords', textOf(job))),
    ...(await findSame(services.db, job, textKey)),
    ...(await findPay(services.db, job)),
  ]
  await transaction(services, (tx) => store(tx, itemId, found))
}

/** Only the needed columns, because everything is copied into the thread. */
const textOf = ({ title, description, requirements }: typeof jobs.$inferSelect) => ({
  title,
  description,
  requirements,
})

async function store({ db }: Pick<Services, 'db'>, itemId: string, found: StoredFinding[]): Promise<void> {
  const item = await lockItem(db, itemId)
  const known = new Set(item.findings.map(({ key }) => key))
  const findings = found.filter(({ key }) => !item.cleared.includes(key))
  const news = findings.filter(({ key }) => !known.has(key))
  if (news.length === 0 && findings.length === item.findings.length) return
  const isFlagged = news.length > 0 && item.status !== 'rejected'
  const at = new Date()
  await db
    .update(m)
    .set({
      findings,
      ...(isFlagged && { status: 'flagged', isFirst: false, waitingSince: item.waitingSince ?? at, changedAt: at }),
    })
    .where(eq(m.id, itemId))
  if (isFlagged)
    await recordAct(db, item, { act: 'flagged', by: 'rules', words: news.map(({ says }) => says).join('. ') })
}
