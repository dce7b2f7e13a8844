// Tailoring: a copy of a resume of one's own for one posting. What the posting asks for is set against what that resume
// shows; proposals bring it to the fore, each accepted or not; gaps are named and never filled. The original stays as it is.
import { z } from 'zod'
import { editorErrors } from '#features/documents/editor-contract.ts'
import { MatchResult } from '#features/matching/shapes.ts'
import { Id, procedure } from '#lib/contract.ts'
import { TailorProposal } from './tailor-proposals.ts'

export const tailorErrors = {
  RESUME_NOT_WRITTEN: {
    status: 409,
    message: 'This resume is an uploaded file. Bring it into the builder first, then it can be tailored.',
  },
  NO_RESUME: { status: 409, message: 'You have no resume that was built here yet. Create one or bring a file in.' },
  RESUME_CHANGED: {
    status: 409,
    message: 'Your resume has changed since. Here are the proposals for it as it is now.',
  },
  TOO_MANY_DOCUMENTS: editorErrors.TOO_MANY_DOCUMENTS,
} as const

const Asked = z.object({ jobId: Id, resumeId: Id })

export const Tailoring = z.object({
  job: z.object({ id: Id, slug: z.string(), title: z.string(), company: z.string() }),
  resume: z.object({ id: Id, title: z.string(), revision: z.number().int() }),
  /** Those of one's resumes that can be tailored, the default first. */
  resumes: z.array(z.object({ id: Id, title: z.string() })),
  /** The title that the copy will have. */
  title: z.string(),
  match: MatchResult,
  proposals: z.array(TailorProposal),
})
export type Tailoring = z.infer<typeof Tailoring>

const tailor = procedure.errors(tailorErrors)

export const tailoringContract = {
  propose: tailor
    .route({ method: 'GET', path: '/jobs/{jobId}/tailoring', summary: 'How a resume could speak to a posting' })
    .input(Asked.partial({ resumeId: true }))
    .output(Tailoring),
  make: tailor
    .route({ method: 'POST', path: '/jobs/{jobId}/tailoring', summary: 'Make the copy with the accepted proposals' })
    .input(
      Asked.extend({
        revision: z.number().int().min(0),
        accepted: z.array(z.string().max(1000)).max(200),
        /** The id that the copy gets: asked for again, it is the same copy. */
        id: Id.optional(),
      }),
    )
    .output(z.object({ id: Id })),
}
