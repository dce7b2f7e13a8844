import { eq } from 'drizzle-orm'
import { interviewSessions } from '#db/schema/interview-prep.ts'
import { INTERVIEWS_CHANGED } from '#features/answer-feedback/server/live-topic.ts'
import { removeObjects } from '#features/documents/server/stored-files.ts'
import type { SignedIn } from '#server/context.ts'
import { publish } from '#server/realtime/realtime-hub.ts'
import { transaction } from '#server/transaction.ts'
import { deleteRecordings } from '../recordings/store-recording.ts'
import { lockSession } from './mock-sessions.ts'

/** Deletes one of the viewer's mock interviews, open or completed, with its answers and recordings. Throws NOT_FOUND. */
export async function deleteMock(ctx: SignedIn, { id }: { id: string }): Promise<{ deleted: true }> {
  const deletedFiles = await transaction(ctx, async (tx) => {
    const { userId } = await lockSession(tx, id)
    const keys = await deleteRecordings(tx.db, id)
    await tx.db.delete(interviewSessions).where(eq(interviewSessions.id, id))
    await tx.audit({ action: 'mock_interview.deleted', subjectType: 'interview_session', subjectId: id })
    await publish(tx.db, [userId], INTERVIEWS_CHANGED)
    return keys
  })
  await removeObjects(ctx, deletedFiles)
  return { deleted: true }
}
