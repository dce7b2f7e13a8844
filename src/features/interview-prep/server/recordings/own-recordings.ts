import { and, asc, eq, or } from 'drizzle-orm'
import { files } from '#db/schema/documents.ts'
import { scheduledInterviews as scheduled } from '#db/schema/interview-prep.ts'
import { interviewQuestions as questions, interviewResponses as responses } from '#db/schema/question-bank.ts'
import type { UploadRule } from '#features/documents/server/upload-rules.ts'
import { isId } from '#lib/ids.ts'
import { hasRole } from '#lib/viewer.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import type { Recording, RecordingName } from '../../recording-contract.ts'
import { largestRecording, type RecordingMedium, recordingKinds } from '../../recording-rules.ts'
import { configOf, readScheduled } from '../schedule/scheduled-interviews.ts'

export const columnOf = { audio: 'responseAudioFileId', video: 'responseVideoFileId' } as const

const storedRecordings = (db: Db) =>
  db
    .select({ response: responses, question: questions.title, file: files })
    .from(responses)
    .innerJoin(questions, eq(questions.id, responses.questionId))
    .innerJoin(files, or(eq(files.id, responses.responseAudioFileId), eq(files.id, responses.responseVideoFileId)))

/** The stored recordings of one of the viewer's interviews, in the order of the answers. */
export async function listRecordings(
  { db, viewer }: SignedIn,
  { sessionId }: { sessionId: string },
): Promise<Recording[]> {
  const rows = await storedRecordings(db)
    .where(and(eq(responses.sessionId, sessionId), eq(responses.userId, viewer.userId)))
    .orderBy(asc(responses.createdAt), asc(responses.id))
  return rows.map(({ response, question, file }) => {
    const medium: RecordingMedium = response.responseAudioFileId === file.id ? 'audio' : 'video'
    return { responseId: response.id, medium, question, size: file.size, createdAt: file.createdAt }
  })
}

/** The file of one of the viewer's recordings. Throws NOT_FOUND. */
export async function findRecording(
  { db, viewer }: Pick<SignedIn, 'db' | 'viewer'>,
  { responseId, medium }: RecordingName,
) {
  const [row] = await db
    .select({ id: files.id })
    .from(responses)
    .innerJoin(files, eq(files.id, responses[columnOf[medium]]))
    .where(and(eq(responses.id, responseId), eq(responses.userId, viewer.userId)))
  return found(row)
}

/** True if the file is a recording of the viewer that is attached to one of their answers. */
export async function isOwnRecording({ db, viewer }: SignedIn, file: { id: string }): Promise<boolean> {
  const refers = or(eq(responses.responseAudioFileId, file.id), eq(responses.responseVideoFileId, file.id))
  const [row] = await db
    .select({ id: responses.id })
    .from(responses)
    .where(and(eq(responses.userId, viewer.userId), refers))
  return row !== undefined
}

/**
 * Allows the upload of a recording only for the viewer's own interview with recordings switched on; otherwise throws FORBIDDEN.
 */
export async function recordingUploadRule(
  ctx: SignedIn,
  { scheduledId = '' }: Record<string, string>,
): Promise<UploadRule> {
  if (!hasRole(ctx.viewer, 'job_seeker') || !isId(scheduledId)) throw new DomainError('FORBIDDEN')
  const { recordings } = await readScheduled(ctx, { id: scheduledId })
  if (recordings === 'none') throw new DomainError('FORBIDDEN')
  return { area: 'interview-recordings', allowed: recordingKinds, maxBytes: largestRecording, words: 'store' }
}

/** True if the person chose to store recordings of this kind for the interview of the answer. */
export async function isStored(db: Db, sessionId: string | null, medium: RecordingMedium): Promise<boolean> {
  if (!sessionId) return false
  const rows = await db.select().from(scheduled).where(eq(scheduled.sessionId, sessionId))
  return rows.some((row) => configOf(row).recordings === medium)
}
