import { applicationRejections } from '#db/schema/applications.ts'
import type { SignedIn } from '#server/context.ts'
import type { Rejection } from '../../rejection.ts'

type Rejected = { applicationId: string; changeId: string; rejection: Rejection | undefined }

/** Stores why an application was rejected, with its row of the status history; stores nothing if no reason was given. */
export async function recordRejection(tx: SignedIn, { applicationId, changeId, rejection }: Rejected): Promise<void> {
  if (!rejection?.reason) return
  const { reason, note = null } = rejection
  const rejectedBy = tx.viewer.userId
  await tx.db.insert(applicationRejections).values({ applicationId, changeId, reason, note: note || null, rejectedBy })
}
