/** The most that a document or an attachment may weigh, in bytes; exactly this much passes (DOCS-18, X-09). */
export const largestDocument = 10_485_760

/** Kinds of file, by extension: of documents (DOCS-19), and of a resume sent with an application (APPLY-16). */
export const documentKinds = ['pdf', 'doc', 'docx', 'txt'] as const
export const applicationResumeKinds = ['pdf', 'doc', 'docx'] as const
/** What can be brought into the builder: documents, JSON Resume, and LinkedIn's data export. */
export const importKinds = [...documentKinds, 'json', 'zip'] as const

/** What an upload is for; its rule says who may, which kinds and how large. */
export const uploadPurposes = [
  'document',
  'cover-letter',
  'resume',
  'answer',
  'import',
  'recording',
  'applications',
] as const
export type UploadPurpose = (typeof uploadPurposes)[number]

/** Why a private file is opened: stands in the link and in the log of reads. */
export const filePurposes = ['own-document', 'own-application', 'application-review', 'own-recording'] as const
export type FilePurpose = (typeof filePurposes)[number]

/** How long a link opens a file: for one's own documents and for the company's resume link (FILE-07, DOCS-28). */
export const linkSeconds: Record<FilePurpose, number> = {
  'own-document': 60,
  'own-application': 60,
  'application-review': 3600,
  'own-recording': 60,
}

/** What a document is: the two kinds have the same verbs, editors and downloads. */
export const documentKindNames = ['resume', 'letter'] as const
export type DocumentKind = (typeof documentKindNames)[number]

export const documentTypes = ['platform_created', 'uploaded'] as const
export type DocumentType = (typeof documentTypes)[number]

/** The stored type of a document; 'created' is the older word for platform_created (DOCS-11). */
export const readDocumentType = (text: string): DocumentType => (text === 'uploaded' ? 'uploaded' : 'platform_created')

/** Is this data to bring in, and no document that could be sent with an application? */
export const isImportData = (contentType: string): boolean => /^application\/(json|zip)$/.test(contentType)

const tooLarge = 'File size must be less than 10MB'

/** What is wrong with a chosen file before it is sent, in the server's words; null where nothing is. The server looks into it as well. */
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

/** The areas of the file store that hold what people uploaded to keep private (FILE-01). */
export type StoredArea = 'resumes' | 'cover-letters' | 'interview-recordings'

/** The title of a document whose own was emptied (DOCS-22). */
export const untitled = { resume: 'Untitled Resume', letter: 'Untitled Cover Letter' } as const
