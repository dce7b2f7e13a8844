import { asc, eq } from 'drizzle-orm'
import { elsewhereStatusChanges as changes } from '#db/schema/job-tracker.ts'
import type { SignedIn } from '#server/context.ts'
import type { ElsewhereDetails } from '../../contract.ts'
import { inOrder, readPrivateSteps } from '../private-steps.ts'
import { asTrackedElsewhere, loadElsewhere } from './elsewhere-rows.ts'

/** One of the viewer's applications made elsewhere, with every status it has had. */
export async function readElsewhere({ db, viewer }: SignedIn, { id }: { id: string }): Promise<ElsewhereDetails> {
  const { userId } = viewer
  const row = await loadElsewhere(db, userId, id)
  const [rows, own] = await Promise.all([
    db
      .select({ status: changes.toStatus, at: changes.changedAt })
      .from(changes)
      .where(eq(changes.elsewhereId, id))
      .orderBy(asc(changes.changedAt), asc(changes.id)),
    readPrivateSteps(db, { userId, about: { elsewhereId: id }, notesAt: row.notesAt }),
  ])
  const statuses = rows.map((step) => ({ kind: 'status' as const, by: 'you' as const, ...step }))
  return { ...asTrackedElsewhere(row), appliedOn: row.appliedOn, timeline: inOrder([...statuses, ...own]) }
}
