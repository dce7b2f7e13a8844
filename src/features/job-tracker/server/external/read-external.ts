import { asc, eq } from 'drizzle-orm'
import { externalStatusChanges as changes } from '#db/schema/job-tracker.ts'
import type { SignedIn } from '#server/context.ts'
import type { ExternalDetails } from '../../contract.ts'
import { inOrder, readPrivateSteps } from '../private-steps.ts'
import { asTrackedExternal, loadExternal } from './external-rows.ts'

/** One of the viewer's external applications, with its status history. */
export async function readExternal({ db, viewer }: SignedIn, { id }: { id: string }): Promise<ExternalDetails> {
  const { userId } = viewer
  const row = await loadExternal(db, userId, id)
  const [rows, own] = await Promise.all([
    db
      .select({ status: changes.toStatus, at: changes.changedAt })
      .from(changes)
      .where(eq(changes.externalId, id))
      .orderBy(asc(changes.changedAt), asc(changes.id)),
    readPrivateSteps(db, { userId, about: { externalId: id }, notesAt: row.notesAt }),
  ])
  const statuses = rows.map((step) => ({ kind: 'status' as const, by: 'you' as const, ...step }))
  return { ...asTrackedExternal(row), appliedOn: row.appliedOn, timeline: inOrder([...statuses, ...own]) }
}
