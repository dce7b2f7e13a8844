import type { LetterSummary, ResumeSummary } from '../../contract.ts'
import type { DocumentKind } from '../../rules.ts'

/** A row of either tab: the fields of both kinds, and optional ones that only one kind has. */
export type ListedDocument = Omit<LetterSummary, 'jobTitle' | 'companyName'> & {
  kind: DocumentKind
  downloadCount: number | null
  aiScore: number | null
  jobTitle: string | null
  companyName: string | null
}

export const fromResume = (resume: ResumeSummary): ListedDocument => ({
  ...resume,
  kind: 'resume',
  jobTitle: null,
  companyName: null,
})

export const fromLetter = (letter: LetterSummary): ListedDocument => ({
  ...letter,
  kind: 'letter',
  downloadCount: null,
  aiScore: null,
})

/** The extension of its file, for the file icon; undefined for a built document. */
export const extensionOf = ({ file }: Pick<ListedDocument, 'file'>): string | undefined =>
  file?.fileName.match(/\.([a-z0-9]{1,4})$/i)?.[1]
