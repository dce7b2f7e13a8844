// Documents: the files that people bring and the resumes and letters they send. Each person has only their own.
// A file is staged by POST /api/uploads (multipart: `file`, `purpose`, for an answer `requirementId`), then kept by the
// verb that uses it; what is not used within a day is swept. A resume is platform_created or uploaded; exactly one of a
// person's resumes is the default. Files leave by signed links of 60 seconds (GET /api/files/{token}), as attachments.
import { z } from 'zod'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { typedLine } from '#lib/text.ts'
import { editorErrors } from './editor-contract.ts'
import { documentTypes } from './rules.ts'

/** Refusals of an upload; also answered by the plain HTTP route, as `{code, message}`. */
export const uploadErrors = {
  FILE_EMPTY: { status: 422, message: 'This file is empty.' },
  FILE_TOO_LARGE: { status: 413, message: 'File size must be less than 10MB' },
  FILE_TYPE_NOT_ALLOWED: { status: 415, message: 'Only PDF, DOC, DOCX, and TXT files are allowed' },
  FILE_EXTENSION_INVALID: { status: 415, message: 'Invalid file extension' },
  FILE_CONTENT_MISMATCH: {
    status: 415,
    message: 'The content of this file is not what its name says. Please save it again and upload that copy.',
  },
  FILE_DANGEROUS: {
    status: 422,
    message: 'This file holds something that could do harm, so we did not take it. Please export it as a plain PDF.',
  },
  FILE_INFECTED: {
    status: 422,
    message: 'The virus scanner found something in this file, so we did not take it. Please scan your device.',
  },
  FILE_NOT_SCANNED: {
    status: 503,
    message: 'This file could not be scanned for viruses. Please try again in a few minutes.',
  },
  FILE_OVER_LIMIT: { status: 413, message: 'File size exceeds the allowed limit' },
  FILE_TYPE_UNSUPPORTED: { status: 415, message: 'File type not supported' },
  FILE_NAME_TAKEN: { status: 409, message: 'A file with this name already exists' },
  UPLOAD_INVALID: { status: 400, message: 'Please choose one file.' },
  UPLOAD_FAILED: { status: 503, message: 'Failed to upload file. Please try again.' },
} as const

/** Refusals of a read. */
export const fileErrors = {
  FILE_MISSING: {
    status: 404,
    message: 'Resume file is not available for viewing. The file may have been moved or deleted.',
  },
  FILE_LINK_EXPIRED: { status: 410, message: 'This link has expired. Please open the file again.' },
  FILE_STORE_AWAY: { status: 503, message: 'Failed to create download URL' },
} as const

export const documentErrors = {
  FILE_NOT_DELETED: { status: 503, message: 'Failed to delete file' },
  UPLOAD_GONE: { status: 410, message: 'This file is no longer here. Please upload it again.' },
  TOO_MANY_DOCUMENTS: editorErrors.TOO_MANY_DOCUMENTS,
} as const

export const StagedFile = z.object({
  fileId: Id,
  fileName: z.string(),
  size: z.number().int(),
  contentType: z.string(),
})
export type StagedFile = z.infer<typeof StagedFile>

export const ResumeSummary = z.object({
  id: Id,
  title: z.string(),
  documentType: z.enum(documentTypes),
  isDefault: z.boolean(),
  downloadCount: z.number().int(),
  aiScore: z.number().int().nullable(),
  /** Null for a resume that was built here. */
  file: z.object({ fileName: z.string(), size: z.number().int(), contentType: z.string() }).nullable(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
})
export type ResumeSummary = z.infer<typeof ResumeSummary>

export const LetterSummary = ResumeSummary.omit({ downloadCount: true, aiScore: true }).extend({
  jobTitle: z.string().nullable(),
  companyName: z.string().nullable(),
})
export type LetterSummary = z.infer<typeof LetterSummary>

export const DocumentStats = z.object({
  totalResumes: z.number().int(),
  totalCoverLetters: z.number().int(),
  /** Of all resumes together. */
  totalDownloads: z.number().int(),
  /** Over the resumes that have a score, rounded; null where none has. */
  averageScore: z.number().int().nullable(),
})
export type DocumentStats = z.infer<typeof DocumentStats>

export const FileLink = z.object({ url: z.string(), expiresAt: Timestamp })

const One = z.object({ id: Id })
const document = procedure.errors({ ...documentErrors, ...fileErrors })

export const documentsContract = {
  discardUpload: document
    .route({ method: 'DELETE', path: '/uploads/{fileId}', summary: 'Take an upload back that nothing uses yet' })
    .input(z.object({ fileId: Id }))
    .output(z.object({ discarded: z.literal(true) })),
  listResumes: document
    .route({ method: 'GET', path: '/resumes', summary: 'The own resumes, last changed first' })
    .output(z.array(ResumeSummary)),
  createResume: document
    .route({ method: 'POST', path: '/resumes', summary: 'Make a resume of an uploaded file' })
    .input(z.object({ fileId: Id, title: typedLine(100).optional() }))
    .output(ResumeSummary),
  renameResume: document
    .route({ method: 'POST', path: '/resumes/{id}/rename', summary: 'Give a resume another title' })
    .input(One.extend({ title: typedLine(100) }))
    .output(ResumeSummary),
  setDefaultResume: document
    .route({ method: 'POST', path: '/resumes/{id}/default', summary: 'Make a resume the default' })
    .input(One)
    .output(ResumeSummary),
  deleteResume: document
    .route({ method: 'DELETE', path: '/resumes/{id}', summary: 'Delete a resume and its file' })
    .input(One)
    .output(z.object({ deleted: z.literal(true) })),
  resumeLink: document
    .route({ method: 'POST', path: '/resumes/{id}/link', summary: 'A link of 60 seconds to the file of a resume' })
    .input(One)
    .output(FileLink),
  duplicateResume: document
    .route({ method: 'POST', path: '/resumes/{id}/duplicate', summary: 'A copy of a resume, its file included' })
    .input(One)
    .output(ResumeSummary),
  listLetters: document
    .route({ method: 'GET', path: '/cover-letters', summary: 'The own cover letters, last changed first' })
    .output(z.array(LetterSummary)),
  createLetter: document
    .route({ method: 'POST', path: '/cover-letters', summary: 'Make a cover letter of an uploaded file' })
    .input(z.object({ fileId: Id, title: typedLine(100).optional() }))
    .output(LetterSummary),
  renameLetter: document
    .route({ method: 'POST', path: '/cover-letters/{id}/rename', summary: 'Give a cover letter another title' })
    .input(One.extend({ title: typedLine(100) }))
    .output(LetterSummary),
  setDefaultLetter: document
    .route({ method: 'POST', path: '/cover-letters/{id}/default', summary: 'Make a cover letter the default' })
    .input(One)
    .output(LetterSummary),
  deleteLetter: document
    .route({ method: 'DELETE', path: '/cover-letters/{id}', summary: 'Delete a cover letter and its file' })
    .input(One)
    .output(z.object({ deleted: z.literal(true) })),
  letterLink: document
    .route({
      method: 'POST',
      path: '/cover-letters/{id}/link',
      summary: 'A link of 60 seconds to the file of a letter',
    })
    .input(One)
    .output(FileLink),
  duplicateLetter: document
    .route({ method: 'POST', path: '/cover-letters/{id}/duplicate', summary: 'A copy of a letter, its file included' })
    .input(One)
    .output(LetterSummary),
  stats: document
    .route({ method: 'GET', path: '/documents/stats', summary: 'How many documents, downloads, and the average score' })
    .output(DocumentStats),
}
