// Editors: a document as it is written. The client chooses the id, so that a first save repeated is one document; each
// save names the revision it started from, so that two tabs never overwrite each other in silence. Versions are kept.
import { z } from 'zod'
import { Design } from '#features/document-content/design.ts'
import { LetterContent } from '#features/document-content/letter-content.ts'
import { ResumeContent } from '#features/document-content/resume-content.ts'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { typedLine } from '#lib/text.ts'
import { documentKindNames } from './rules.ts'

export const editorErrors = {
  DOCUMENT_CHANGED: {
    status: 409,
    message: 'This document was changed in another tab or on another device. Nothing here was overwritten.',
    data: z.object({ revision: z.number().int() }),
  },
  DOCUMENT_NOT_BUILT: { status: 409, message: 'This document was uploaded and is edited where it was written.' },
  TOO_MANY_DOCUMENTS: { status: 409, message: 'You have 200 documents. Please delete one that you no longer need.' },
} as const

const Revision = z.number().int().min(0)
const document = procedure.errors(editorErrors)

/** What every built document has besides its content. */
const Opened = {
  id: Id,
  title: z.string(),
  design: Design,
  revision: Revision,
  /** What was stored could not be read, so the content is the empty structure. */
  isUnreadable: z.boolean(),
  isDefault: z.boolean(),
  updatedAt: Timestamp,
}
export const OpenedResume = z.object({ ...Opened, content: ResumeContent, aiScore: z.number().int().nullable() })
export const OpenedLetter = z.object({ ...Opened, content: LetterContent })
export type OpenedResume = z.infer<typeof OpenedResume>
export type OpenedLetter = z.infer<typeof OpenedLetter>

/** `from` is the revision that was changed; null for the first save of a new document. */
const Save = {
  id: Id,
  title: typedLine(100),
  design: Design,
  from: Revision.nullable(),
  /** Saved by hand: kept as a version of its own. */
  isByHand: z.boolean().default(false),
}
export const SaveResume = z.object({ ...Save, content: ResumeContent })
export const SaveLetter = z.object({ ...Save, content: LetterContent })
export const Saved = z.object({
  id: Id,
  title: z.string(),
  revision: Revision,
  updatedAt: Timestamp,
  aiScore: z.number().int().nullable(),
})

const One = z.object({ id: Id })
const OfKind = One.extend({ kind: z.enum(documentKindNames) })
export const Version = z.object({ id: Id, revision: Revision, title: z.string(), savedAt: Timestamp })

export const editorsContract = {
  openResume: document
    .route({ method: 'GET', path: '/resumes/{id}/content', summary: 'A resume that was built here, to edit' })
    .input(One)
    .output(OpenedResume),
  saveResume: document
    .route({ method: 'PUT', path: '/resumes/{id}/content', summary: 'Save a resume; the first save makes it' })
    .input(SaveResume)
    .output(Saved),
  openLetter: document
    .route({ method: 'GET', path: '/cover-letters/{id}/content', summary: 'A cover letter built here, to edit' })
    .input(One)
    .output(OpenedLetter),
  saveLetter: document
    .route({ method: 'PUT', path: '/cover-letters/{id}/content', summary: 'Save a letter; the first save makes it' })
    .input(SaveLetter)
    .output(Saved),
  versions: document
    .route({ method: 'GET', path: '/documents/{kind}/{id}/versions', summary: 'Earlier versions, newest first' })
    .input(OfKind)
    .output(z.array(Version)),
  openResumeVersion: document
    .route({ method: 'GET', path: '/resumes/{id}/versions/{versionId}', summary: 'A resume as it was' })
    .input(One.extend({ versionId: Id }))
    .output(Version.extend({ content: ResumeContent, design: Design })),
  openLetterVersion: document
    .route({ method: 'GET', path: '/cover-letters/{id}/versions/{versionId}', summary: 'A cover letter as it was' })
    .input(One.extend({ versionId: Id }))
    .output(Version.extend({ content: LetterContent, design: Design })),
}
