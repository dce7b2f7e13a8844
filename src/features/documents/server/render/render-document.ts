import { withoutHidden } from '#features/document-content/arrange-sections.ts'
import type { Design } from '#features/document-content/design.ts'
import type { LetterContent } from '#features/document-content/letter-content.ts'
import { letterDate } from '#features/document-content/letter-phrases.ts'
import type { ResumeContent } from '#features/document-content/resume-content.ts'
import { inProduct } from '#root.ts'
import type { Services } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import type { Attachment, TypesetJob } from '#server/typst/typeset-job.ts'
import type { TypesetOptions } from '#server/typst/typesetter.ts'
import { publicTitle } from '../../exports/file-name.ts'
import type { Preview } from '../../preview-contract.ts'
import { jsonResume } from '../exports/json-resume.ts'
import type { Photo } from '../own-photo.ts'
import { languageOf, minScale, setting } from './lay-out.ts'
import { letterData } from './letter-data.ts'
import { type PlacedMark, placeMarks } from './place-marks.ts'
import { resumeData } from './resume-data.ts'
import { typesetData } from './typeset-text.ts'

type Ctx = Pick<Services, 'typesetter'>
/** `photo` is the result of `ownPhoto`; it is ignored if the design prints no photo. */
type Resume = { content: ResumeContent; design: Design; photo?: Photo | null }
/** `date` is the printed date of the letter, as `2026-11-22`. */
type Letter = { content: LetterContent; design: Design; date: string }
type Document = Omit<TypesetJob, 'output'>
/** The account whose queue is used: documents of one account are rendered one after the other (typesetter.ts). */
type Turn = Pick<TypesetOptions, 'group'>

/** Maximum characters of all texts: about 40 pages, the maximum that is rendered. */
const LONGEST = 200_000

/** The error for a document that is rejected by its length, before its layout. */
export class TooManyCharacters extends DomainError {
  constructor() {
    super('DOCUMENT_TOO_LONG')
  }
}

/** The pages of a resume, as in its PDF. DOCUMENT_TOO_LONG above 200,000 characters, 40 pages or 5 s, RENDERER_BUSY when many wait. */
export const previewResume = async (ctx: Ctx, resume: Resume, options?: TypesetOptions): Promise<Preview> =>
  preview(ctx, resumeDocument(resume), resume.design, options)

/** The pages of a cover letter, as in its PDF; errors as `previewResume`. */
export const previewLetter = async (ctx: Ctx, letter: Letter, options?: TypesetOptions): Promise<Preview> =>
  preview(ctx, letterDocument(letter), letter.design, options)

/**
 * A resume as a tagged PDF (PDF/UA) with its content embedded as JSON Resume; the same resume gives the same bytes. The PDF's title is the
 * person's name, because the title of a document is private. Errors as `previewResume`.
 */
export const renderResumePdf = async (ctx: Ctx, resume: Resume, turn?: Turn): Promise<Buffer> =>
  pdf(ctx, { ...resumeDocument(resume), attachments: [resumeAttachment(resume)] }, turn)

/** A cover letter as a tagged PDF (PDF/UA); the same letter and day give the same bytes. Errors as `previewResume`. */
export const renderLetterPdf = async (ctx: Ctx, letter: Letter, turn?: Turn): Promise<Buffer> =>
  pdf(ctx, letterDocument(letter), turn)

const resumeAttachment = (resume: Resume): Attachment => ({
  name: 'resume.json',
  type: 'application/json',
  description: 'The content of this resume as JSON Resume (jsonresume.org)',
  text: JSON.stringify(jsonResume(resume)),
})

function resumeDocument({ content, design, photo }: Resume): Document {
  const picture = (design.hasPhoto && photo) || null
  const data = {
    hasPhoto: picture !== null,
    ...typesetData(resumeData(content, design)),
    ...languageOf(design, typedWords(withoutHidden(content, design))),
    title: publicTitle(content.personalInfo.fullName, 'resume'),
    author: content.personalInfo.fullName,
  }
  return { ...document('resume.typ', design, data), picture }
}

function letterDocument({ content, design, date }: Letter): Document {
  const { fullName } = content.personalInfo
  const words = letterData(content, design)
  const language = languageOf(design, typedWords(content))
  const printed = { ...words, date: letterDate(date, language.lang, design.page) }
  return document('letter.typ', design, {
    hasPhoto: false,
    ...printed,
    ...language,
    title: publicTitle(content.personalInfo.fullName, 'letter'),
    author: fullName,
  })
}

function document(main: string, design: Design, data: Record<string, unknown>): Document {
  if (JSON.stringify(data).length > LONGEST) throw new TooManyCharacters()
  return {
    folder: inProduct('src/features/documents/server/render/templates'),
    main,
    data: { ...data, ...setting(design) },
    minScale: minScale(design),
  }
}

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
  'url',
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

async function pdf(ctx: Ctx, job: Document, turn?: Turn): Promise<Buffer> {
  const { pdf: bytes } = await ctx.typesetter.set({ ...job, output: 'pdf' }, turn)
  if (!bytes) throw new Error(`no PDF of ${job.main}`)
  return Buffer.from(bytes)
}
