// Scores: the score of a resume by the rubric, with reasons, and suggested rewrites of a text. Both work without a model.
// Where a model is set up, it proposes rewrites, and a checker rejects each one that adds facts the person did not write.
// Nothing here changes a document: the person accepts a rewrite in the editor.
import { z } from 'zod'
import { limits, ResumeContent } from '#features/document-content/resume-content.ts'
import { improvedKinds } from '#features/resume-review/improve/about-text.ts'
import { ScoreReport } from '#features/resume-review/score/score-report.ts'
import { Id, procedure } from '#lib/contract.ts'
import { typedText } from '#lib/text.ts'

export const ScoredResume = z.object({
  id: Id,
  title: z.string(),
  /** Null for an upload that was not imported: it has no sections to score. */
  report: ScoreReport.nullable(),
})

/** Who wrote a suggestion: the built-in engine, or the configured model (AI-10). */
export const rewriteEngines = ['built-in', 'model'] as const
export type Engine = (typeof rewriteEngines)[number]

export const Improvement = z.object({
  by: z.enum(rewriteEngines),
  /** Best first; empty if there is nothing to rewrite. */
  rewrites: z.array(z.string()),
  /** Asks for a fact that only the writer knows: 'By how much?' */
  question: z.string().nullable(),
  /** Why the built-in engine answered although a model is set up, or why there is no suggestion. */
  remark: z.enum(['model_away', 'model_refused', 'other_language']).nullable(),
})
export type Improvement = z.infer<typeof Improvement>

export const Improve = z.object({
  kind: z.enum(improvedKinds),
  text: typedText(limits.long, 'Write something first.'),
  /** The resume in its current state. Rewrites with facts that neither it nor the text contains are rejected. */
  material: ResumeContent,
  /** Other texts of the same document that a rewrite may use: for a letter, its other parts. */
  beside: typedText(20_000).default(''),
})

export const scoresContract = {
  report: procedure
    .route({ method: 'GET', path: '/resumes/{id}/score', summary: 'Get the score of a resume, with reasons' })
    .input(z.object({ id: Id }))
    .output(ScoredResume),
  improve: procedure
    .route({ method: 'POST', path: '/improve', summary: 'Suggest rewrites of a text that add no facts' })
    .input(Improve)
    .output(Improvement),
}
