import { z } from 'zod'
import { TailorChange } from '#features/documents/tailor/changes.ts'

/** Something to do to a copy of a resume for one posting, each to be accepted or not. */
export const TailorProposal = z.object({
  /** The same for the same resume and posting. */
  id: z.string(),
  /** 'Move 2 lines up in Data Analyst at Papertrail' */
  title: z.string(),
  /** What the posting asks for that it brings to the fore. */
  asked: z.array(z.string()),
  /** The words of the resume that show it. */
  evidence: z.array(z.string()),
  /** What stands there now and what would; lists line by line. */
  before: z.array(z.string()),
  after: z.array(z.string()),
  change: TailorChange,
})
export type TailorProposal = z.infer<typeof TailorProposal>
