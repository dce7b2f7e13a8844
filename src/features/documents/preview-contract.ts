// Previews: one compilation of a document as it is being written; the PDF of the same content has the same pages.
import { z } from 'zod'
import { Design } from '#features/document-content/design.ts'
import { LetterContent } from '#features/document-content/letter-content.ts'
import { ResumeContent } from '#features/document-content/resume-content.ts'
import { commonErrors, procedure } from '#lib/contract.ts'

export const renderErrors = {
  DOCUMENT_TOO_LONG: {
    status: 422,
    message: 'This document is too long to lay out. Please shorten it to at most 40 pages, then try again.',
  },
  RENDERER_BUSY: { status: 503, message: 'Many documents are being made at the moment. Please try again shortly.' },
} as const

/** Where a part of the document stands: `id` is a section's key (`workExperience`) or an item's id; lengths in points. */
export const Mark = z.object({
  id: z.string(),
  page: z.number().int(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
})
export const Preview = z.object({
  pages: z.array(z.object({ width: z.number(), height: z.number(), svg: z.string() })),
  /** One or more boxes a part: a part that runs over a page has one on each. */
  marks: z.array(Mark),
  /** Characters that no font has, each named once with the part it stands in. */
  missing: z.array(z.object({ character: z.string(), part: z.string() })),
  /** The share of its size that a document was shrunk to in order to fit one page; null where it was not. */
  fittedTo: z.number().nullable(),
  /** It was to fit one page, and does not. */
  isTooLong: z.boolean(),
})
export type Preview = z.infer<typeof Preview>

const render = procedure.errors({
  ...renderErrors,
  RATE_LIMITED: { ...commonErrors.RATE_LIMITED, message: 'Too many previews. Please wait a minute, then try again.' },
})

export const previewsContract = {
  resume: render
    .route({ method: 'POST', path: '/previews/resume', summary: 'Lay a resume out as its PDF will be' })
    .input(z.object({ content: ResumeContent, design: Design }))
    .output(Preview),
  letter: render
    .route({ method: 'POST', path: '/previews/letter', summary: 'Lay a cover letter out as its PDF will be' })
    .input(z.object({ content: LetterContent, design: Design, date: z.iso.date() }))
    .output(Preview),
}
