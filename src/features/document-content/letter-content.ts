import { z } from 'zod'
import { Long, limits, Short } from './resume-content.ts'

/** The content of a cover letter (COVER-04); the body starts with one empty paragraph. */
export const LetterContent = z.object({
  personalInfo: z.object({ fullName: Short, email: Short, phone: Short, address: Short }).prefault({}),
  recipientInfo: z.object({ hiringManager: Short, company: Short, address: Short }).prefault({}),
  jobInfo: z.object({ position: Short, referenceNumber: Short, source: Short }).prefault({}),
  paragraphs: z
    .object({ opening: Long, body: z.array(Long).min(1).max(limits.lines).default(['']), closing: Long })
    .prefault({}),
  signature: Short,
})
export type LetterContent = z.infer<typeof LetterContent>

export const emptyLetter = (): LetterContent => LetterContent.parse({})
