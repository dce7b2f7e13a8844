// Editors: reading and saving a document while it is written. The client chooses the id, so a repeated first save makes one
// document. Each save names the revision it started from, so one tab cannot overwrite another's changes. Versions are stored.
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
    message: 'This document was changed in another tab or on another device. Nothing was overwritten.',
    data: z.object({ revision: z.number().int() }),
  },
  DOCUMENT_NOT_BUILT: {
    status: 409,
    message: "This document is an uploaded file, so it can't be edited here. Edit a copy in the builder.",
  },
  TOO_MANY_DOCUMENTS: { status: 409, message: "You've reached the limit of 200 documents. Delete one to make room." },
} as const

const Revision = z.number().int().min(0)
const document = procedure.errors(editorErrors)

/** What every built document has in addition to its content. */
const Opened = {
  id: Id,
  title: z.string(),
  design: Design,
  revision: Revision,
  /** Some of the stored content could not be read: `content` is the rest, or the empty structure. */
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
  /** Saved by the user, not by auto-save: stored as a version. */
  isByHand: z.boolean().default(false),
}
export const SaveResume = z.object({ ...Save, content: ResumeContent })
export const SaveLetter = z.object({ ...Save, content: LetterContent })
export const SavedDocument = z.object({
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
    .route({ method: 'GET', path: '/resumes/{id}/content', summary: 'Get the content of a resume for editing' })
    .input(One)
    .output(OpenedResume),
  saveResume: document
    .route({ method: 'PUT', path: '/resumes/{id}/content', summary: 'Save a resume; the first save creates it' })
    .input(SaveResume)
    .output(SavedDocument),
  openLetter: document
    .route({
      method: 'GET',
      path: '/cover-letters/{id}/content',
      summary: 'Get the content of a cover letter for editing',
    })
    .input(One)
    .output(OpenedLetter),
  saveLetter: document
    .route({
      method: 'PUT',
      path: '/cover-letters/{id}/content',
      summary: 'Save a cover letter; the first save creates it',
    })
    .input(SaveLetter)
    .output(SavedDocument),
  versions: document
    .route({ method: 'GET', path: '/documents/{kind}/{id}/versions', summary: 'List earlier versions, newest first' })
    .input(OfKind)
    .output(z.array(Version)),
  openResumeVersion: document
    .route({ method: 'GET', path: '/resumes/{id}/versions/{versionId}', summary: 'Get an earlier version of a resume' })
    .input(One.extend({ versionId: Id }))
    .output(Version.extend({ content: ResumeContent, design: Design })),
  openLetterVersion: document
    .route({
      method: 'GET',
      path: '/cover-letters/{id}/versions/{versionId}',
      summary: 'Get an earlier version of a cover letter',
    })
    .input(One.extend({ versionId: Id }))
    .output(Version.extend({ content: LetterContent, design: Design })),
}
