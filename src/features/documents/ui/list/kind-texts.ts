import type { DocumentKind } from '../../rules.ts'

type Texts = {
  one: string
  One: string
  many: string
  Many: string
  path: string
  purpose: 'document' | 'cover-letter'
}

/** The names of each kind on the page, and the path of its builder. */
export const kindTexts: Record<DocumentKind, Texts> = {
  resume: {
    one: 'resume',
    One: 'Resume',
    many: 'resumes',
    Many: 'Resumes',
    path: '/app/documents/resume',
    purpose: 'document',
  },
  letter: {
    one: 'cover letter',
    One: 'Cover Letter',
    many: 'cover letters',
    Many: 'Cover Letters',
    path: '/app/documents/cover-letter',
    purpose: 'cover-letter',
  },
}

/** The path of the page that imports an uploaded resume into the builder. */
export const editCopyHref = (id: string): string => `/app/documents/import?from=${id}`

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** 'four resumes', 'one cover letter', '23 resumes'. */
export const formatCount = (count: number, kind: DocumentKind): string =>
  `${small[count] ?? count} ${count === 1 ? kindTexts[kind].one : kindTexts[kind].many}`

/** 'A resume and …' begins with a capital. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
