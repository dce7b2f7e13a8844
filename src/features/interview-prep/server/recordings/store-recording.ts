import { and, eq } from 'drizzle-orm'
import { interviewResponses as responses } from '#db/schema/question-bank.ts'
import { makeFileLink } from '#features/documents/server/file-links.ts'
import { attachStaged, deleteFiles, findStaged, removeObjects } from '#features/documents/server/stored-files.ts'
import { setRecordings } from '#features/question-bank/server/response-rows.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import { transaction, type UnitOfWork } from '#server/transaction.ts'
import type { Recording, RecordingName } from '../../recording-contract.ts'
import { columnOf, findRecording, isStored, listRecordings } from './own-recordings.ts'

type Keep = RecordingName & { fileId: string }

/**
 * Attaches an uploaded recording to its answer, and replaces an earlier recording. A repeated request changes nothing. Throws
 * NOT_WANTED, UPLOAD_GONE.
 */
export async function storeRecording(ctx: SignedIn, { responseId, medium, fileId }: Keep): Promise<Recording> {
  const column = columnOf[medium]
  const { sessionId, gone: replacedFiles } = await transaction(ctx, async (tx) => {
    const row = await lockResponse(tx, responseId)
    const before = row[column]
    if (before === fileId) return { sessionId: row.sessionId, gone: [] }
    if (!(await isStored(tx.db, row.sessionId, medium))) throw new DomainError('NOT_WANTED')
    const staged = await findStaged(tx.db, ctx.viewer.userId, fileId)
    const isAttached = staged?.area === 'interview-recordings' && (await attachStaged(tx.db, ctx.viewer.userId, fileId))
    if (!isAttached) throw new DomainError('UPLOAD_GONE')
    await setRecordings(tx.db, responseId, { [column]: fileId })
    await tx.audit({ action: 'interview.recording_kept', subjectType: 'interview_response', subjectId: responseId })
    return { sessionId: row.sessionId, gone: await deleteFiles(tx.db, before ? [before] : []) }
  })
  await removeObjects(ctx, replacedFiles)
  const all = sessionId ? await listRecordings(ctx, { sessionId }) : []
  return found(all.find((one) => one.responseId === responseId && one.medium === medium))
}

/** A link to one of the viewer's recordings, valid for 60 seconds. Throws NOT_FOUND, FILE_MISSING, FILE_STORE_AWAY. */
export async function linkRecording(ctx: SignedIn, name: RecordingName) {
  return makeFileLink(ctx, await findRecording(ctx, name), { purpose: 'own-recording' })
}

/** Deletes the row and the stored object of one of the viewer's recordings, but not its answer. Throws NOT_FOUND. */
export async function deleteRecording(ctx: SignedIn, name: RecordingName): Promise<{ deleted: true }> {
  const replacedFiles = await transaction(ctx, async (tx) => {
    const { responseId, medium } = name
    await lockResponse(tx, responseId)
    const { id } = await findRecording(tx, name)
    await setRecordings(tx.db, responseId, { [columnOf[medium]]: null })
    await tx.audit({ action: 'interview.recording_deleted', subjectType: 'interview_response', subjectId: responseId })
    return deleteFiles(tx.db, [id])
  })
  await removeObjects(ctx, replacedFiles)
  return { deleted: true }
}

/** Deletes the rows of all recordings of an interview. Returns the keys of their objects, which the caller deletes. */
export async function deleteRecordings(db: Db, sessionId: string): Promise<string[]> {
  const rows = await db.select().from(responses).where(eq(responses.sessionId, sessionId))
  const ids = rows.flatMap((row) => [row.responseAudioFileId, row.responseVideoFileId])
  return deleteFiles(
    db,
    ids.filter((id) => id !== null),
  )
}

async function lockResponse({ db, viewer }: UnitOfWork & Pick<SignedIn, 'db' | 'viewer'>, id: string) {
  const [row] = await db
    .select()
    .from(responses)
    .where(and(eq(responses.id, id), eq(responses.userId, viewer.userId)))
    .for('update')
  return found(row)
}
