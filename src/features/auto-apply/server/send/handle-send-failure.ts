import { and, eq } from 'drizzle-orm'
import { autoApplyEntries, autoApplyLog } from '#db/schema/auto-apply.ts'
import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import type { Services } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { publish } from '#server/realtime/realtime-hub.ts'
import { transaction, type UnitOfWork } from '#server/transaction.ts'
import { autoApplyNeedsPerson } from '../../events.ts'
import { maxAttempts, nextDay } from '../../rules.ts'
import { withoutApproval } from '../change-settings.ts'

type Due = { id: string; userId: string }
type Entry = typeof autoApplyEntries.$inferSelect

/** Refusals that mean that the job is no longer available. */
const over = new Set(['ALREADY_APPLIED', 'APPLICATIONS_CLOSED', 'NOT_FOUND'])

/**
 * Decides what happens to an entry that could not be sent. At the daily cap it waits for tomorrow; after a failure on our side it is
 * retried; if the job is no longer available it is dropped; otherwise it returns to the person with the reason.
 */
export function handleSendFailure(services: Services, due: Due, error: unknown): Promise<void> {
  const code = error instanceof DomainError ? error.code : 'APPLICATION_FAILED'
  if (code === 'APPLICATION_FAILED') services.log.warn({ err: error, entry: due.id }, 'auto apply: not sent')
  return transaction({ ...services, viewer: null }, async (tx) => {
    const isApproved = and(eq(autoApplyEntries.id, due.id), eq(autoApplyEntries.state, 'approved'))
    const [entry] = await tx.db.select().from(autoApplyEntries).where(isApproved).for('update')
    if (!entry) return
    const set = nextStateOf(entry, code, error)
    await tx.db.update(autoApplyEntries).set(set).where(eq(autoApplyEntries.id, due.id))
    if ('state' in set) await showWhy(tx, entry, code)
    await publish(tx.db, [due.userId], 'auto_apply_changed')
  })
}

function nextStateOf(entry: Entry, code: string, error: unknown) {
  const now = new Date()
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  if (code === 'DAILY_CAP') return { reason: code, sendAt: nextDay(now) }
  if (code === 'RATE_LIMITED') {
    const { retryAfterSeconds } = (error as DomainError).data as { retryAfterSeconds: number }
    return { sendAt: later(retryAfterSeconds) }
  }
  if (over.has(code)) return { ...withoutApproval(code), state: 'dropped' as const }
  const tries = entry.tries + 1
  const isServerFailure = code === 'APPLICATION_FAILED' || code.startsWith('RENDER_')
  if (isServerFailure && tries < maxAttempts) return { tries, sendAt: later(30 * 2 ** tries) }
  return withoutApproval(code)
}

async function showWhy(tx: Services & UnitOfWork, entry: Entry, reason: string): Promise<void> {
  const { id: entryId, userId, jobId } = entry
  const [job] = await tx.db
    .select({ jobTitle: jobs.title, companyName: companies.name })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(eq(jobs.id, jobId))
  const about = job ?? { jobTitle: '', companyName: '' }
  await tx.db.insert(autoApplyLog).values({ userId, jobId, outcome: 'refused', reason, ...about, submission: {} })
  if (!over.has(reason)) await tx.emit(autoApplyNeedsPerson({ userId, entryId, jobId, reason }))
}
