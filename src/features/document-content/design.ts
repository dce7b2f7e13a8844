import { z } from 'zod'
import { keepValid } from '#lib/keep-valid.ts'
import { storableText } from '#lib/tidy-text.ts'
import { documentLanguages } from './document-labels.ts'
import { limits } from './resume-content.ts'
import { dateFormats } from './write-dates.ts'

/** The templates of a document. A one-column template is read in order by every parser. */
export const templates = [
  { key: 'classic', label: 'Classic', isOneColumn: true },
  { key: 'modern', label: 'Modern', isOneColumn: true },
  { key: 'compact', label: 'Compact', isOneColumn: true },
  { key: 'editorial', label: 'Editorial', isOneColumn: true },
  { key: 'sidebar', label: 'Sidebar', isOneColumn: false },
  { key: 'timeline', label: 'Timeline', isOneColumn: false },
] as const
export const templateKeys = templates.map(({ key }) => key) as [TemplateKey, ...TemplateKey[]]
export type TemplateKey = (typeof templates)[number]['key']

// PDF readers swap a joined lam and alef, and repeat a mark over a letter.
const misread = /ل[اأإآ]|[\u064b-\u0652]/

/** Whether parsers read this text completely and in order from the PDF of such a template, as 'ATS-safe' promises. */
export const isAtsSafe = ({ isOneColumn }: { isOneColumn: boolean }, words: string): boolean =>
  isOneColumn && !misread.test(words)

export const colors = ['pine', 'ink', 'indigo', 'plum', 'rust', 'slate'] as const
export const documentFonts = ['source-sans', 'source-serif', 'inter', 'lora'] as const
export const spacings = ['tight', 'normal', 'airy'] as const
export const pageFormats = ['a4', 'letter'] as const
/** Text sizes in points. */
export const textSizes = [9, 9.5, 10, 10.5, 11, 12] as const

/** The maximum length of a heading. */
export const MAX_HEADING = 60

/** A section of the document, in order: its key in the content, or the id of a custom section. */
const SectionDesign = z.object({
  id: z.string().max(64),
  /** A heading that replaces the default one; '' for the default, and for custom sections, whose title is content. */
  title: z
    .string()
    .max(MAX_HEADING, `Please write at most ${MAX_HEADING} characters`)
    .transform(storableText)
    .default(''),
  isHidden: z.boolean().default(false),
})

/** The design of a resume or a cover letter. */
export const Design = z.object({
  template: z.enum(templateKeys).default('classic'),
  color: z.enum(colors).default('pine'),
  font: z.enum(documentFonts).default('source-sans'),
  size: z.literal(textSizes).default(10),
  spacing: z.enum(spacings).default('normal'),
  page: z.enum(pageFormats).default('a4'),
  fitsOnePage: z.boolean().default(false),
  /** Whether the head of the resume shows the person's profile picture. */
  hasPhoto: z.boolean().default(false),
  /** The language of headings, months and all other text that is printed but not typed. */
  language: z.enum(documentLanguages).default('en'),
  dates: z.enum(dateFormats).default('short'),
  /** The sections of a resume in order, once the person has arranged them (`arrangeSections`). */
  sections: z
    .array(SectionDesign)
    .max(limits.items + 20)
    .default([]),
})
export type Design = z.infer<typeof Design>

export const defaultDesign = (): Design => Design.parse({})

const StoredDesign = keepValid(Design.shape, defaultDesign())

/** The stored design; each missing or unknown value is replaced by its default. */
export const readStoredDesign = (stored: unknown): Design => StoredDesign.safeParse(stored).data ?? defaultDesign()
