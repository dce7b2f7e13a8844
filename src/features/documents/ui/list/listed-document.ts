import type { LetterSummary, ResumeSummary } from '../../contract.ts'
import type { DocumentKind } from '../../rules.ts'

/** A row of either tab: what both kinds have, and what only one of them has. */
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

/** The kind of its file, for the corner of its leaf; undefined for what was built here. */
export const extensionOf = ({ file }: Pick<ListedDocument, 'file'>): string | undefined =>
  file?.fileName.match(/\.([a-z0-9]{1,4})$/i)?.[1]
