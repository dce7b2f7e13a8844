import { findLanguage } from '#lib/find-language.ts'
import type { Services } from '#server/context.ts'
import type { TypesetJob } from '#server/typst/typeset-job.ts'
import type { TypesetOptions } from '#server/typst/typesetter.ts'
import type { Design } from '../../content/design.ts'
import type { LetterContent } from '../../content/letter-content.ts'
import { letterDate } from '../../content/letter-phrases.ts'
import type { ResumeContent } from '../../content/resume-content.ts'
import type { Preview } from '../../preview-contract.ts'
import { leastScale, setting } from './lay-out.ts'
import { letterData } from './letter-data.ts'
import { type PlacedMark, placeMarks } from './place-marks.ts'
import { resumeData } from './resume-data.ts'

type Ctx = Pick<Services, 'typesetter'>
type Resume = { content: ResumeContent; design: Design }
/** `date` is the day of the letter, as `2026-11-22`. */
type Letter = { content: LetterContent; design: Design; date: string }
type Document = Omit<TypesetJob, 'output'>

/** The pages of a resume as its PDF has them. DOCUMENT_TOO_LONG over 5 s or 40 pages, RENDERER_BUSY when many wait. */
export const previewResume = (ctx: Ctx, resume: Resume, options?: TypesetOptions): Promise<Preview> =>
  preview(ctx, resumeDocument(resume), resume.design, options)

/** The pages of a cover letter as its PDF has them; refuses as a resume does. */
export const previewLetter = (ctx: Ctx, letter: Letter, options?: TypesetOptions): Promise<Preview> =>
  preview(ctx, letterDocument(letter), letter.design, options)

/** A resume as a tagged PDF (PDF/UA), the same bytes for the same resume; refuses as its preview does. */
export const renderResumePdf = (ctx: Ctx, { title, ...resume }: Resume & { title: string }): Promise<Buffer> =>
  pdf(ctx, resumeDocument(resume, title))

/** A cover letter as a tagged PDF (PDF/UA), the same bytes for the same letter and day; refuses as its preview does. */
export const renderLetterPdf = (ctx: Ctx, { title, ...letter }: Letter & { title: string }): Promise<Buffer> =>
  pdf(ctx, letterDocument(letter, title))

function resumeDocument({ content, design }: Resume, title = ''): Document {
  const { fullName } = content.personalInfo
  const words = resumeData(content)
  const data = {
    ...words,
    ...findLanguage(typedWords(content)),
    title: title || fullName || 'Resume',
    author: fullName,
  }
  return document('resume.typ', design, data)
}

function letterDocument({ content, design, date }: Letter, title = ''): Document {
  const { fullName } = content.personalInfo
  const words = letterData(content)
  const language = findLanguage(typedWords(content))
  const said = { ...words, date: letterDate(date, language.lang, design.page) }
  return document('letter.typ', design, { ...said, ...language, title: title || 'Cover letter', author: fullName })
}

const document = (main: string, design: Design, data: Record<string, unknown>): Document => ({
  folder: `${import.meta.dirname}/templates`,
  main,
  data: { ...data, ...setting(design) },
  leastScale: leastScale(design),
})

const NO_WORDS = new Set([
  'id',
  'category',
  'level',
  'proficiency',
  'email',
  'linkedIn',
  'website',
  'portfolio',
  'link',
])

function typedWords(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .map(([key, item]) => (NO_WORDS.has(key) ? '' : typedWords(item)))
    .join('\n')
}

async function preview(ctx: Ctx, job: Document, design: Design, options?: TypesetOptions): Promise<Preview> {
  const set = await ctx.typesetter.set({ ...job, output: 'pages' }, options)
  return {
    pages: set.pages,
    marks: placeMarks(set.marks as PlacedMark[]),
    missing: set.missing,
    fittedTo: set.scale < 1 ? set.scale : null,
    isTooLong: design.fitsOnePage && set.pageCount > 1,
  }
}

async function pdf(ctx: Ctx, job: Document): Promise<Buffer> {
  const { pdf: bytes } = await ctx.typesetter.set({ ...job, output: 'pdf' })
  if (!bytes) throw new Error(`no PDF of ${job.main}`)
  return Buffer.from(bytes)
}
