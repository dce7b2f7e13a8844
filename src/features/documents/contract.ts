// Documents: resumes, cover letters and files of a person. Each person can reach only their own.
// A file is staged by POST /api/uploads (multipart: `file`, `purpose`, for an answer `requirementId`) and then attached by
// the procedure that uses it; an upload that is unused after a day is deleted. A resume is platform_created or uploaded;
// exactly one resume of a person is the default. Files are served by signed links that last 60 seconds
// (GET /api/files/{token}), as attachments.
import { z } from 'zod'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { typedLine } from '#lib/text.ts'
import { editorErrors } from './editor-contract.ts'
import { documentKindNames, documentTypes, longestTag, maxDocumentTags } from './rules.ts'

/** Errors of an upload; the plain HTTP route answers with the same ones, as `{code, message}`. */
export const uploadErrors = {
  FILE_EMPTY: { status: 422, message: 'This file is empty.' },
  FILE_TOO_LARGE: { status: 413, message: 'File size must be less than 10MB' },
  FILE_TYPE_NOT_ALLOWED: { status: 415, message: 'Only PDF, DOC, DOCX, and TXT files are allowed' },
  FILE_EXTENSION_INVALID: { status: 415, message: 'Invalid file extension' },
  FILE_CONTENT_MISMATCH: {
    status: 415,
    message: "This file's content doesn't match its extension. Save it again in the right format and upload that copy.",
  },
  FILE_DANGEROUS: {
    status: 422,
    message:
      "This file contains content that isn't allowed, such as scripts or macros. Export it as a plain PDF and upload that.",
  },
  FILE_INFECTED: {
    status: 422,
    message: "A virus was found in this file, so it wasn't uploaded. Scan your device and try another copy.",
  },
  FILE_NOT_SCANNED: {
    status: 503,
    message: "We couldn't scan this file for viruses. Try again in a few minutes.",
  },
  FILE_OVER_LIMIT: { status: 413, message: 'File size exceeds the allowed limit' },
  FILE_TYPE_UNSUPPORTED: { status: 415, message: 'File type not supported' },
  FILE_NAME_TAKEN: { status: 409, message: 'A file with this name already exists' },
  UPLOAD_INVALID: { status: 400, message: 'Choose one file to upload.' },
  UPLOAD_FAILED: { status: 503, message: 'Failed to upload file. Please try again.' },
} as const

/** Errors of reading a file. */
export const fileErrors = {
  FILE_MISSING: {
    status: 404,
    message: 'Resume file is not available for viewing. The file may have been moved or deleted.',
  },
  FILE_LINK_EXPIRED: { status: 410, message: 'This link has expired. Open the file again.' },
  FILE_STORE_AWAY: { status: 503, message: 'Failed to create download URL' },
} as const

export const documentErrors = {
  FILE_NOT_DELETED: { status: 503, message: 'Failed to delete file' },
  UPLOAD_GONE: { status: 410, message: 'This upload has expired. Upload the file again.' },
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
  /** Null for a resume that was written in the builder. */
  file: z.object({ fileName: z.string(), size: z.number().int(), contentType: z.string() }).nullable(),
  tags: z.array(z.string()),
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
  /** Sum over all resumes. */
  totalDownloads: z.number().int(),
  /** The rounded average of the resumes that have a score; null if there is none. */
  averageScore: z.number().int().nullable(),
})
export type DocumentStats = z.infer<typeof DocumentStats>

export const FileLink = z.object({ url: z.string(), expiresAt: Timestamp })

/** Each tag once, ignoring case; the first spelling is stored. */
export const DocumentTags = z.object({
  tags: z
    .array(typedLine(longestTag).pipe(z.string().min(1, 'Enter a tag')))
    .max(maxDocumentTags, `Use ${maxDocumentTags} tags or fewer`)
    .transform((tags) => [...new Map(tags.toReversed().map((tag) => [tag.toLowerCase(), tag])).values()].toReversed()),
})

const One = z.object({ id: Id })
const document = procedure.errors({ ...documentErrors, ...fileErrors })

export const documentsContract = {
  discardUpload: document
    .route({ method: 'DELETE', path: '/uploads/{fileId}', summary: 'Delete an upload that is not used yet' })
    .input(z.object({ fileId: Id }))
    .output(z.object({ discarded: z.literal(true) })),
  listResumes: document
    .route({ method: 'GET', path: '/resumes', summary: 'List your resumes, last changed first' })
    .output(z.array(ResumeSummary)),
  createResume: document
    .route({ method: 'POST', path: '/resumes', summary: 'Create a resume from an uploaded file' })
    .input(z.object({ fileId: Id, title: typedLine(100).optional() }))
    .output(ResumeSummary),
  renameResume: document
    .route({ method: 'POST', path: '/resumes/{id}/rename', summary: 'Rename a resume' })
    .input(One.extend({ title: typedLine(100) }))
    .output(ResumeSummary),
  setDefaultResume: document
    .route({ method: 'POST', path: '/resumes/{id}/default', summary: 'Set the default resume' })
    .input(One)
    .output(ResumeSummary),
  deleteResume: document
    .route({ method: 'DELETE', path: '/resumes/{id}', summary: 'Delete a resume and its file' })
    .input(One)
    .output(z.object({ deleted: z.literal(true) })),
  resumeLink: document
    .route({
      method: 'POST',
      path: '/resumes/{id}/link',
      summary: 'Get a 60-second link to the file of a resume',
    })
    .input(One)
    .output(FileLink),
  duplicateResume: document
    .route({ method: 'POST', path: '/resumes/{id}/duplicate', summary: 'Duplicate a resume and its file' })
    .input(One)
    .output(ResumeSummary),
  listLetters: document
    .route({ method: 'GET', path: '/cover-letters', summary: 'List your cover letters, last changed first' })
    .output(z.array(LetterSummary)),
  createLetter: document
    .route({ method: 'POST', path: '/cover-letters', summary: 'Create a cover letter from an uploaded file' })
    .input(z.object({ fileId: Id, title: typedLine(100).optional() }))
    .output(LetterSummary),
  renameLetter: document
    .route({ method: 'POST', path: '/cover-letters/{id}/rename', summary: 'Rename a cover letter' })
    .input(One.extend({ title: typedLine(100) }))
    .output(LetterSummary),
  setDefaultLetter: document
    .route({ method: 'POST', path: '/cover-letters/{id}/default', summary: 'Set the default cover letter' })
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
      summary: 'Get a 60-second link to the file of a cover letter',
    })
    .input(One)
    .output(FileLink),
  duplicateLetter: document
    .route({ method: 'POST', path: '/cover-letters/{id}/duplicate', summary: 'Duplicate a cover letter and its file' })
    .input(One)
    .output(LetterSummary),
  setTags: document
    .route({
      method: 'PUT',
      path: '/documents/{kind}/{id}/tags',
      summary: 'Replace the tags of a resume or cover letter: at most 8, of at most 30 characters each',
    })
    .input(DocumentTags.extend({ kind: z.enum(documentKindNames), id: Id }))
    .output(z.object({ tags: z.array(z.string()) })),
  stats: document
    .route({
      method: 'GET',
      path: '/documents/stats',
      summary: 'Count documents and downloads, with the average score',
    })
    .output(DocumentStats),
}
