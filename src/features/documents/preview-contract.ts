// Previews: one layout of a document while it is written; the PDF of the same content has the same pages.
import { z } from 'zod'
import { Design } from '#features/document-content/design.ts'
import { LetterContent } from '#features/document-content/letter-content.ts'
import { ResumeContent } from '#features/document-content/resume-content.ts'
import { commonErrors, procedure } from '#lib/contract.ts'

export const renderErrors = {
  DOCUMENT_TOO_LONG: {
    status: 422,
    message: 'This document is too long to preview. Shorten it to 40 pages or fewer and try again.',
  },
  RENDERER_BUSY: { status: 503, message: "We're busy creating documents right now. Try again in a moment." },
} as const

/** The position of a part of the document: `id` is a section's key (`workExperience`) or an item's id; lengths in points. */
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
  /** One or more boxes for each part: a part that continues on a second page has one on each. */
  marks: z.array(Mark),
  /** Characters that no font supports, each listed once with the part that contains it. */
  missing: z.array(z.object({ character: z.string(), part: z.string() })),
  /** The scale applied to fit the document on one page; null if it was not scaled. */
  fittedTo: z.number().nullable(),
  /** The document was to fit on one page, but does not. */
  isTooLong: z.boolean(),
})
export type Preview = z.infer<typeof Preview>

const render = procedure.errors({
  ...renderErrors,
  RATE_LIMITED: { ...commonErrors.RATE_LIMITED, message: 'Too many previews. Wait a minute and try again.' },
})

export const previewsContract = {
  resume: render
    .route({ method: 'POST', path: '/previews/resume', summary: 'Render a resume with the layout of its PDF' })
    .input(z.object({ content: ResumeContent, design: Design }))
    .output(Preview),
  letter: render
    .route({ method: 'POST', path: '/previews/letter', summary: 'Render a cover letter with the layout of its PDF' })
    .input(z.object({ content: LetterContent, design: Design, date: z.iso.date() }))
    .output(Preview),
}
