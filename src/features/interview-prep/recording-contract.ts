// Recordings of spoken answers. The browser records them, and uploads them only if the job seeker agreed before the interview. Each
// is uploaded by POST /api/uploads (`purpose` recording, `scheduledId`) and then attached to its answer. Only the job seeker can
// play them, with links that are valid for 60 seconds, and delete them.
import { z } from 'zod'
import { documentErrors, FileLink, fileErrors } from '#features/documents/contract.ts'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { recordingMedia } from './recording-rules.ts'

export const Recording = z.object({
  responseId: Id,
  medium: z.enum(recordingMedia),
  question: z.string(),
  /** In bytes. */
  size: z.number().int(),
  createdAt: Timestamp,
})
export type Recording = z.infer<typeof Recording>

const One = z.object({ responseId: Id, medium: z.enum(recordingMedia) })
export type RecordingName = z.output<typeof One>

export const recordingsContract = {
  list: procedure
    .route({
      method: 'GET',
      path: '/interview-prep/mocks/{sessionId}/recordings',
      summary: 'List the recordings of an interview',
    })
    .input(z.object({ sessionId: Id }))
    .output(z.array(Recording)),
  save: procedure
    .errors({
      UPLOAD_GONE: documentErrors.UPLOAD_GONE,
      NOT_WANTED: { status: 409, message: "Recordings of this interview aren't saved." },
    })
    .route({
      method: 'POST',
      path: '/interview-prep/recordings',
      summary: 'Save an uploaded recording with its answer',
    })
    .input(One.extend({ fileId: Id }))
    .output(Recording),
  link: procedure
    .errors({ ...fileErrors, FILE_MISSING: { status: 404, message: 'This recording is no longer available.' } })
    .route({ method: 'POST', path: '/interview-prep/recordings/link', summary: 'Get a 60-second link to a recording' })
    .input(One)
    .output(FileLink),
  delete: procedure
    .route({
      method: 'POST',
      path: '/interview-prep/recordings/delete',
      summary: 'Delete a recording but not its answer',
    })
    .input(One)
    .output(z.object({ deleted: z.literal(true) })),
}
