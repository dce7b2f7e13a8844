// Imports: a file of any program brought into the builder. Starting one keeps the file as a document of its own; reading
// it answers what was found, value by value with the lines it was read from; accepting makes a new resume of what the
// person let stand. Nothing is made up, and lines that found no place are listed.
import { z } from 'zod'
import { Design } from '#features/document-content/design.ts'
import { ResumeContent } from '#features/document-content/resume-content.ts'
import { Id, procedure } from '#lib/contract.ts'
import { typedLine } from '#lib/text.ts'
import { documentErrors, fileErrors } from './contract.ts'
import { editorErrors, Saved } from './editor-contract.ts'

export const importErrors = {
  ...documentErrors,
  ...fileErrors,
  ...editorErrors,
  IMPORT_UNKNOWN: {
    status: 422,
    message: 'This is neither a JSON Resume nor LinkedIn\u2019s data export, so there is nothing to bring in.',
  },
  IMPORT_BUILT: { status: 409, message: 'This resume was built here. Open it in the builder.' },
} as const

/** Why a file answered little or nothing; its original is kept in every case. */
export const importNotices = {
  unreadable:
    'We could not read this file. It may be damaged. The original is kept; you can write the resume yourself.',
  locked: 'This file is locked by a password. Remove the password and bring it in again, or write the resume yourself.',
  scanned: 'This file holds pictures of pages and no text. Export it as a PDF with text, or write the resume yourself.',
  empty: 'We found no text in this file. The original is kept; you can write the resume yourself.',
  cut: 'This file is longer than any resume, so only its beginning was read.',
  unsure: 'We read this file but found no resume in it. Its lines are listed, so that you can place them yourself.',
} as const
export type ImportNotice = keyof typeof importNotices

export const ImportDraft = z.object({
  resumeId: Id,
  title: z.string(),
  fileName: z.string(),
  source: z.enum(['document', 'json-resume', 'linkedin']),
  notice: z.enum(Object.keys(importNotices) as [ImportNotice, ...ImportNotice[]]).nullable(),
  content: ResumeContent,
  /** The original, line by line; notes and `unplaced` name lines by their place here. */
  lines: z.array(z.object({ text: z.string(), page: z.number().int(), isHeading: z.boolean() })),
  /** `at`: 'personalInfo.email', 'professionalSummary' or '{item id}.{field}'; confidence from 0 to 1. */
  notes: z.array(z.object({ at: z.string(), lines: z.array(z.number().int()), confidence: z.number() })),
  unplaced: z.array(z.number().int()),
})
export type ImportDraft = z.infer<typeof ImportDraft>

/** `id` is the new resume's, chosen by the client; `resumeId` the uploaded one that it was read from. */
export const AcceptImport = z.object({
  resumeId: Id,
  id: Id,
  title: typedLine(100),
  content: ResumeContent,
  design: Design.prefault({}),
})
export type AcceptImport = z.infer<typeof AcceptImport>

const bring = procedure.errors(importErrors)

export const importsContract = {
  start: bring
    .route({ method: 'POST', path: '/imports', summary: 'Keep an uploaded file as a document, to bring it in' })
    .input(z.object({ fileId: Id }))
    .output(z.object({ resumeId: Id })),
  read: bring
    .route({ method: 'GET', path: '/imports/{resumeId}', summary: 'What is found in an uploaded resume' })
    .input(z.object({ resumeId: Id }))
    .output(ImportDraft),
  accept: bring
    .route({ method: 'PUT', path: '/imports/{resumeId}', summary: 'Make a new resume of what was found' })
    .input(AcceptImport)
    .output(Saved),
}
