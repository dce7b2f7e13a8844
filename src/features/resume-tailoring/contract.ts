// Tailoring: a copy of the viewer's resume for one posting. The requirements of the posting are compared with the resume. Proposals make
// matching parts more visible, and each can be accepted or rejected. Gaps are shown, never filled. The original does not change.
import { z } from 'zod'
import { editorErrors } from '#features/documents/editor-contract.ts'
import { MatchResult } from '#features/matching/shapes.ts'
import { Id, procedure } from '#lib/contract.ts'
import { TailorProposal } from './tailor-proposals.ts'

export const tailorErrors = {
  RESUME_NOT_WRITTEN: {
    status: 409,
    message: 'This resume is an uploaded file. Edit a copy in the builder first, then tailor it.',
  },
  NO_RESUME: { status: 409, message: "You don't have a resume in the builder yet. Create or import one." },
  RESUME_CHANGED: {
    status: 409,
    message: 'Your resume has changed. The proposals have been updated.',
  },
  TOO_MANY_DOCUMENTS: editorErrors.TOO_MANY_DOCUMENTS,
} as const

const TailoringParams = z.object({ jobId: Id, resumeId: Id })

export const Tailoring = z.object({
  job: z.object({ id: Id, slug: z.string(), title: z.string(), company: z.string() }),
  resume: z.object({ id: Id, title: z.string(), revision: z.number().int() }),
  /** The viewer's resumes that can be tailored, the default first. */
  resumes: z.array(z.object({ id: Id, title: z.string() })),
  /** The title of the copy. */
  title: z.string(),
  match: MatchResult,
  proposals: z.array(TailorProposal),
})
export type Tailoring = z.infer<typeof Tailoring>

const tailor = procedure.errors(tailorErrors)

export const tailoringContract = {
  propose: tailor
    .route({ method: 'GET', path: '/jobs/{jobId}/tailoring', summary: 'Get proposals to tailor a resume to a posting' })
    .input(TailoringParams.partial({ resumeId: true }))
    .output(Tailoring),
  make: tailor
    .route({
      method: 'POST',
      path: '/jobs/{jobId}/tailoring',
      summary: 'Create the tailored copy from the accepted proposals',
    })
    .input(
      TailoringParams.extend({
        revision: z.number().int().min(0),
        accepted: z.array(z.string().max(1000)).max(200),
        /** The id of the copy: a repeated request with the same id returns the same copy. */
        id: Id.optional(),
      }),
    )
    .output(z.object({ id: Id })),
}
