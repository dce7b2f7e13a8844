import { and, eq, inArray } from 'drizzle-orm'
import { scorecardAttributes as attributes, scorecardScores, scorecards } from '#db/schema/scorecards.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import type { Score, Submission } from '../contract.ts'
import { deleteDraft } from './draft.ts'
import { lockSubject } from './load-subject.ts'
import { publishToColleagues } from './people.ts'

type Stored = Awaited<ReturnType<typeof readOwn>>
type Input = { id: string; submission: Submission }

/**
 * Submits or changes the viewer's scorecard of an application: one per person, however often it is sent, marked as
 * edited after a change. SCORECARD_CHANGED where an attribute is not the job's.
 */
export const submitScorecard = (ctx: SignedIn, { id, submission }: Input) =>
  transaction(ctx, async (tx) => {
    const subject = await lockSubject(tx, id)
    const { db, viewer } = tx
    await requireOwnAttributes(db, subject.jobId, submission.scores)
    const stored = await readOwn(db, id, viewer.userId)
    if (stored && isSame(stored, submission)) {
      await deleteDraft(db, id, viewer.userId)
      return { submittedAt: stored.submittedAt, editedAt: stored.editedAt }
    }
    const now = new Date()
    const { recommendation } = submission
    const [card] = await db
      .insert(scorecards)
      .values({ applicationId: id, authorId: viewer.userId, recommendation, submittedAt: now })
      .onConflictDoUpdate({
        target: [scorecards.applicationId, scorecards.authorId],
        set: { recommendation, editedAt: now },
      })
      .returning()
    if (!card) throw new Error('A scorecard was not stored')
    await db.delete(scorecardScores).where(eq(scorecardScores.scorecardId, card.id))
    await db.insert(scorecardScores).values(submission.scores.map((score) => ({ ...score, scorecardId: card.id })))
    await deleteDraft(db, id, viewer.userId)
    const action = stored ? 'scorecard.edited' : 'scorecard.submitted'
    await tx.audit({ action, subjectType: 'application', subjectId: id, companyId: subject.companyId })
    await publishToColleagues(db, subject)
    return { submittedAt: card.submittedAt, editedAt: card.editedAt }
  })

/** Removed attributes are accepted, so that a scorecard in progress is not lost when a colleague removes one. */
async function requireOwnAttributes(db: Db, jobId: string, scores: readonly Score[]): Promise<void> {
  const ids = scores.map(({ attributeId }) => attributeId)
  const known = await db.$count(attributes, and(eq(attributes.jobId, jobId), inArray(attributes.id, ids)))
  if (known !== ids.length) throw new DomainError('SCORECARD_CHANGED')
}

async function readOwn(db: Db, applicationId: string, authorId: string) {
  const [card] = await db
    .select()
    .from(scorecards)
    .where(and(eq(scorecards.applicationId, applicationId), eq(scorecards.authorId, authorId)))
  if (!card) return null
  const scores = await db.select().from(scorecardScores).where(eq(scorecardScores.scorecardId, card.id))
  return { ...card, scores }
}

function isSame(stored: NonNullable<Stored>, { scores, recommendation }: Submission): boolean {
  const before = new Map(stored.scores.map((one) => [one.attributeId, one]))
  const isUnchanged = ({ attributeId, score, evidence }: Score) =>
    before.get(attributeId)?.score === score && before.get(attributeId)?.evidence === evidence
  return stored.recommendation === recommendation && stored.scores.length === scores.length && scores.every(isUnchanged)
}
