import { asc, eq } from 'drizzle-orm'
import { externalStatusChanges as changes } from '#db/schema/job-tracker.ts'
import type { SignedIn } from '#server/context.ts'
import { sanitizeRichText } from '#server/rich-text.ts'
import type { ExternalDetails } from '../../contract.ts'
import { inOrder, readPrivateSteps } from '../private-steps.ts'
import { asTrackedExternal, loadExternal } from './external-rows.ts'
import { matchPosting } from './match-posting.ts'

/** One of the viewer's external applications, with its status history. */
export async function readExternal(ctx: SignedIn, { id }: { id: string }): Promise<ExternalDetails> {
  const { db } = ctx
  const { userId } = ctx.viewer
  const row = await loadExternal(db, userId, id)
  const description = sanitizeRichText(row.description ?? '')
  const [rows, own, matched] = await Promise.all([
    db
      .select({ status: changes.toStatus, at: changes.changedAt })
      .from(changes)
      .where(eq(changes.externalId, id))
      .orderBy(asc(changes.changedAt), asc(changes.id)),
    readPrivateSteps(db, { userId, about: { externalId: id }, notesAt: row.notesAt }),
    matchPosting(ctx, {
      ...row,
      location: row.location ?? '',
      salaryText: row.salaryText ?? '',
      employmentType: row.employmentType ?? '',
      description,
    }),
  ])
  const statuses = rows.map((step) => ({ kind: 'status' as const, by: 'you' as const, ...step }))
  const timeline = inOrder([...statuses, ...own])
  return { ...asTrackedExternal(row), appliedOn: row.appliedOn, timeline, description, ...matched }
}
