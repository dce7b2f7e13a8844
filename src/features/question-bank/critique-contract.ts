// What a model writes about an answer on top of the score, where one is set up. The score is never the model's, and where there is
// no model nothing is offered. What it wrote is kept with the answer until that changes, and always shown as the model's.
import { z } from 'zod'
import { Id, procedure } from '#lib/contract.ts'

export const critiqueRemarks = ['model_away', 'model_refused', 'budget_spent'] as const
export type CritiqueRemark = (typeof critiqueRemarks)[number]

export const critiqueTexts: Record<CritiqueRemark, string> = {
  model_away: 'The model does not answer at the moment. The score above stands without it.',
  model_refused: 'The model wrote what does not hold up, so it is not shown. The score above stands without it.',
  budget_spent: 'You have asked the model often in the last hour. Please try again later.',
}

export const Critique = z.object({
  /** Whether a model can be asked. */
  isOffered: z.boolean(),
  /** What the model wrote about this very answer; null where it was not asked, or why not stands in `remark`. */
  critique: z.string().nullable(),
  remark: z.enum(critiqueRemarks).nullable(),
})
export type Critique = z.infer<typeof Critique>

const One = z.object({ responseId: Id })

export const feedbackContract = {
  stored: procedure
    .route({
      method: 'GET',
      path: '/interview-prep/responses/{responseId}/critique',
      summary: 'What a model wrote about an own answer, and whether one can be asked',
    })
    .input(One)
    .output(Critique),
  critique: procedure
    .route({
      method: 'POST',
      path: '/interview-prep/responses/{responseId}/critique',
      summary: 'Ask the model about an own answer',
    })
    .input(One)
    .output(Critique),
}
