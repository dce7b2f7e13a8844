/** The maximum size of a document or an attachment, in bytes; exactly this size is accepted (DOCS-18). */
export const largestDocument = 10_485_760

/** Kinds of file, by extension: of documents (DOCS-19), and of a resume sent with an application (APPLY-16). */
export const documentKinds = ['pdf', 'doc', 'docx', 'txt'] as const
export const applicationResumeKinds = ['pdf', 'doc', 'docx'] as const
/** Files that can be imported into the builder: documents, also of OpenDocument, and data of JSON Resume, Reactive Resume, Europass and LinkedIn. */
export const importKinds = [...documentKinds, 'odt', 'json', 'xml', 'zip'] as const

/** The purpose of an upload; its rule defines who may upload, and the allowed kinds and size. */
export const uploadPurposes = [
  'document',
  'cover-letter',
  'resume',
  'answer',
  'import',
  'recording',
  'applications',
  'subscribers',
  'tracker',
  'salaries',
  'jobs',
  'questions',
] as const
export type UploadPurpose = (typeof uploadPurposes)[number]

/** Why a private file is opened: stored in the link and in the log of reads. */
export const filePurposes = ['own-document', 'own-application', 'application-review', 'own-recording'] as const
export type FilePurpose = (typeof filePurposes)[number]

/** How many seconds a link to a file is valid: for a person's own documents and for the company's resume link (FILE-07, DOCS-28). */
export const linkSeconds: Record<FilePurpose, number> = {
  'own-document': 60,
  'own-application': 60,
  'application-review': 3600,
  'own-recording': 60,
}

/** The kinds of document: both have the same procedures, editors and downloads. */
export const documentKindNames = ['resume', 'letter'] as const
export type DocumentKind = (typeof documentKindNames)[number]

/** The most tags of a document, and the most characters of each. */
export const maxDocumentTags = 8
export const longestTag = 30

export const documentTypes = ['platform_created', 'uploaded'] as const
export type DocumentType = (typeof documentTypes)[number]

/** The stored type of a document; 'created' is the older word for platform_created (DOCS-11). */
export const readDocumentType = (text: string): DocumentType => (text === 'uploaded' ? 'uploaded' : 'platform_created')

/** Whether a file is import data, which cannot be sent with an application. */
export const isImportData = (contentType: string): boolean => /^application\/(json|xml|zip)$/.test(contentType)

const tooLarge = 'File size must be less than 10MB'

/** The problem of a chosen file before it is sent, in the server's wording; null without one. The server checks again. */
export function chosenFileProblem(
  file: { name: string; size: number },
  kinds: readonly string[] = documentKinds,
): string | null {
  if (file.size > largestDocument) return tooLarge
  if (file.size === 0) return 'This file is empty.'
  const extension = /\.([a-z0-9]{1,10})$/i.exec(file.name)?.[1]?.toLowerCase() ?? ''
  if (kinds.includes(extension)) return null
  if (kinds.includes('txt') && !kinds.includes('zip')) return 'Invalid file extension'
  return 'File type not supported'
}

/** The areas of the file store for private files that people uploaded (FILE-01). */
export type StoredArea = 'resumes' | 'cover-letters' | 'interview-recordings'

/** The title of a document whose title was cleared (DOCS-22). */
export const untitled = { resume: 'Untitled Resume', letter: 'Untitled Cover Letter' } as const
