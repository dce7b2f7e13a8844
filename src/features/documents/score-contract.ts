// Scores: what a resume scores by the rubric and why, and rewrites of what somebody wrote. Both work without a model; a
// model, where one is set up, proposes and a checker refuses whatever the person's own material does not hold. Nothing here
// changes a document: the person accepts a rewrite in the editor.
import { z } from 'zod'
import { limits, ResumeContent } from '#features/document-content/resume-content.ts'
import { improvedKinds } from '#features/resume-review/improve/about-text.ts'
import { ScoreReport } from '#features/resume-review/score/score-report.ts'
import { Id, procedure } from '#lib/contract.ts'
import { typedText } from '#lib/text.ts'

export const ScoredResume = z.object({
  id: Id,
  title: z.string(),
  /** Null for an upload that was not brought into the builder: there is no text by sections to read. */
  report: ScoreReport.nullable(),
})

/** Who wrote a suggestion: the built-in engine, or the model that is set up (AI-10). */
export const engines = ['built-in', 'model'] as const
export type Engine = (typeof engines)[number]

export const Improvement = z.object({
  by: z.enum(engines),
  /** Best first; empty where there is nothing to rewrite. */
  rewrites: z.array(z.string()),
  /** What only the writer knows: 'By how much?' */
  question: z.string().nullable(),
  /** Why the built-in engine answered although a model is set up, or why nothing could be proposed. */
  remark: z.enum(['model_away', 'model_refused', 'other_language']).nullable(),
})
export type Improvement = z.infer<typeof Improvement>

export const Improve = z.object({
  kind: z.enum(improvedKinds),
  text: typedText(limits.long, 'Please write something first.'),
  /** The resume as it is being written. Facts that neither it nor the text holds are refused. */
  material: ResumeContent,
  /** Whatever else the person wrote that may be drawn on: of a letter its other parts. */
  beside: typedText(20_000).default(''),
})

export const scoresContract = {
  report: procedure
    .route({ method: 'GET', path: '/resumes/{id}/score', summary: 'What a resume scores, and why' })
    .input(z.object({ id: Id }))
    .output(ScoredResume),
  improve: procedure
    .route({ method: 'POST', path: '/improve', summary: 'Rewrites of a text that add no facts' })
    .input(Improve)
    .output(Improvement),
}
