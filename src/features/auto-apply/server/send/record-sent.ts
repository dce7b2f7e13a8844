import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { autoApplyEntries, autoApplyLog } from '#db/schema/auto-apply.ts'
import { questionsForViewer } from '#features/applications/server/questions-for.ts'
import type { Assist } from '#features/applications/server/store-application.ts'
import type { Question } from '#features/job-postings/question-shapes.ts'
import type { MatchResult } from '#features/matching/shapes.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { publish } from '#server/realtime/realtime-hub.ts'
import type { SentSubmission } from '../../queue-contract.ts'
import { type Approval, fingerprintOf } from '../queue/approval.ts'
import type { EntryRow } from '../queue/entry-rows.ts'
import { lockPlatform, lockSettings } from '../read-settings.ts'
import { consumeCaps } from './consume-caps.ts'

type Application = Parameters<Assist['alongside']>[1]
type Tx = Parameters<Assist['alongside']>[0]

/** The entry that is being sent, with its current match. */
export type Sending = { row: EntryRow; approval: Approval; match: MatchResult | null }

/** A temporary reason not to send: the approval itself is still valid. */
export const ON_PAUSE = 'AUTO_APPLY_HELD'

/**
 * Runs inside the application's transaction. It checks that nothing is stopped or paused, that approval and questions are unchanged, and
 * that both caps have room. Then it marks the entry as sent and logs the exact submission. If any step fails, the application is rolled
 * back.
 */
export async function recordSent(tx: Tx, sending: Sending, application: Application): Promise<void> {
  const { row, approval } = sending
  const { userId } = tx.viewer
  const { id: applicationId, job, now } = application
  if (await lockPlatform(tx.db)) throw new DomainError(ON_PAUSE)
  const settings = await lockSettings(tx.db, userId)
  if (settings.isPaused || settings.stoppedAt) throw new DomainError(ON_PAUSE)
  await lockApproved(tx, row)
  const questions = await questionsForViewer(tx.db, tx.viewer, { id: job.id, companyId: row.companyId })
  if (fingerprintOf(questions) !== approval.questions) throw new DomainError('QUESTIONS_CHANGED')
  await consumeCaps(tx.db, settings, { companyId: row.companyId, now })
  const done = { state: 'sent', applicationId, approved: null, approvedBy: null, sendAt: null, reason: null } as const
  await tx.db.update(autoApplyEntries).set(done).where(eq(autoApplyEntries.id, row.entry.id))
  const { title: jobTitle, companyName } = row.job
  const submission = await submissionOf(tx, sending, questions, application)
  const logged = { userId, jobId: job.id, applicationId, outcome: 'sent' as const, jobTitle, companyName, at: now }
  await tx.db.insert(autoApplyLog).values({ ...logged, submission })
  await publish(tx.db, [userId], 'auto_apply_changed')
}

/** Locks the entry. Throws ON_PAUSE if it was undone, approved again or sent by another worker. */
async function lockApproved({ db }: Tx, { entry }: EntryRow): Promise<void> {
  const [locked] = await db
    .select({ sendAt: autoApplyEntries.sendAt })
    .from(autoApplyEntries)
    .where(and(eq(autoApplyEntries.id, entry.id), eq(autoApplyEntries.state, 'approved')))
    .for('update')
  if (locked?.sendAt?.getTime() !== entry.sendAt?.getTime()) throw new DomainError(ON_PAUSE)
}

async function submissionOf(
  tx: Tx,
  { row: { entry, rule }, approval, match }: Sending,
  questions: readonly Question[],
  { details, submission, answers }: Application,
): Promise<SentSubmission> {
  const labels = new Map(questions.map(({ id, label }) => [id, label]))
  const resume = submission.files.find((file) => file.isResume)
  return {
    details,
    resume: resume
      ? {
          title: submission.resumeTitle,
          fileName: resume.fileName,
          size: resume.size,
          sha256: await hashOf(tx, resume.key),
        }
      : null,
    coverLetter: submission.coverLetter,
    answers: answers.map(({ requirementId, text }) => ({
      question: labels.get(requirementId) ?? '',
      answer: text,
      from: approval.from[requirementId] ?? 'person',
    })),
    rule: rule && {
      name: rule.name,
      keywords: rule.keywords,
      location: rule.location,
      types: rule.types,
      isRemote: rule.isRemote,
      salaryFloor: rule.salaryFloor,
      minimumMatch: rule.minimumMatch,
    },
    match: match && { version: match.version, score: match.score, headline: match.headline, summary: match.summary },
    approvedBy: entry.approvedBy ?? 'person',
  }
}

/** The SHA-256 of the stored file in hex, which identifies the version of the resume. */
async function hashOf({ storage }: SignedIn, key: string): Promise<string> {
  const hash = createHash('sha256')
  const file = await storage.get(key)
  if (file) for await (const chunk of file.body) hash.update(chunk as Buffer)
  return hash.digest('hex')
}
