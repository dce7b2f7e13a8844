import { z } from 'zod'
import { TailorChange } from '#features/documents/tailor/changes.ts'

/** A change to a copy of a resume for one posting, to accept or reject. */
export const TailorProposal = z.object({
  /** Always the same for the same resume and posting. */
  id: z.string(),
  /** 'Move 2 lines up in Data Analyst at Papertrail' */
  title: z.string(),
  /** The requirements of the posting that it makes more visible. */
  asked: z.array(z.string()),
  /** The words of the resume that prove it. */
  evidence: z.array(z.string()),
  /** The current and the proposed text; lists line by line. */
  before: z.array(z.string()),
  after: z.array(z.string()),
  change: TailorChange,
})
export type TailorProposal = z.infer<typeof TailorProposal>
