// Imports: turn a file from any program into a resume in the builder. Starting one stores the file as a document; reading it returns the
// found values, each with the lines it was read from; accepting creates a new resume from the values that the person confirmed. Values are
// only taken from the file, never invented, and lines that match no field are listed.
import { z } from 'zod'
import { Design } from '#features/document-content/design.ts'
import { ResumeContent } from '#features/document-content/resume-content.ts'
import { Id, procedure } from '#lib/contract.ts'
import { typedLine } from '#lib/text.ts'
import { documentErrors, fileErrors } from './contract.ts'
import { editorErrors, SavedDocument } from './editor-contract.ts'

export const importErrors = {
  ...documentErrors,
  ...fileErrors,
  ...editorErrors,
  IMPORT_UNKNOWN: { status: 422, message: 'This zip file isn\u2019t a LinkedIn data export.' },
  IMPORT_UNKNOWN_JSON: { status: 422, message: 'This is JSON, but not JSON Resume or Reactive Resume.' },
  IMPORT_UNKNOWN_XML: { status: 422, message: 'This is XML, but not a Europass CV.' },
  IMPORT_BUILT: { status: 409, message: 'This resume was created in the builder. Open it there to edit it.' },
} as const

/** Why little or nothing was read in a file; the original is stored in every case. */
export const importNotices = {
  unreadable:
    "We couldn't read this file. It may be damaged. The original is saved; you can fill in the resume yourself.",
  locked: 'This file is password-protected. Remove the password and import it again, or fill in the resume yourself.',
  scanned: 'This file is a scan without text. Export it as a PDF with text, or fill in the resume yourself.',
  empty: 'We found no text in this file. The original is saved; you can fill in the resume yourself.',
  cut: 'This file is too long, so only the beginning was read.',
  differs:
    'This file contains data that differs from the text on its pages. The values below are from the data. Compare each one with your file.',
  weak: 'Parts of this file may have been read incorrectly. Compare each job, date and school with your file.',
  unsure: "We couldn't recognize the sections in this file. You can assign each line below.",
} as const
export type ImportNotice = keyof typeof importNotices

export const ImportDraft = z.object({
  resumeId: Id,
  title: z.string(),
  fileName: z.string(),
  /** What was read: the text of a document, or a data format, which may be embedded in a PDF. */
  source: z.enum(['document', 'json-resume', 'reactive-resume', 'linkedin', 'europass']),
  notice: z.enum(Object.keys(importNotices) as [ImportNotice, ...ImportNotice[]]).nullable(),
  content: ResumeContent,
  /** The default design in the file's language, or the design in the file's data if this product wrote it. */
  design: Design,
  /** The lines of the original; notes and `unplaced` refer to them by index. */
  lines: z.array(z.object({ text: z.string(), page: z.number().int(), isHeading: z.boolean() })),
  /** `at`: 'personalInfo.email', 'professionalSummary' or '{item id}.{field}'; confidence from 0 to 1. */
  notes: z.array(z.object({ at: z.string(), lines: z.array(z.number().int()), confidence: z.number() })),
  unplaced: z.array(z.number().int()),
})
export type ImportDraft = z.infer<typeof ImportDraft>

/** `id` is the id of the new resume, chosen by the client; `resumeId` is the uploaded resume it was read from. */
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
    .route({ method: 'POST', path: '/imports', summary: 'Start an import: store an uploaded file as a document' })
    .input(z.object({ fileId: Id }))
    .output(z.object({ resumeId: Id })),
  read: bring
    .route({ method: 'GET', path: '/imports/{resumeId}', summary: 'Get the values found in an uploaded resume' })
    .input(z.object({ resumeId: Id }))
    .output(ImportDraft),
  accept: bring
    .route({ method: 'PUT', path: '/imports/{resumeId}', summary: 'Create a resume from the confirmed values' })
    .input(AcceptImport)
    .output(SavedDocument),
}
