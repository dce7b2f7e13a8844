// Written feedback of a language model on an answer, in addition to the score. It is offered only if a model is configured, and it
// never changes the score. It is stored with the answer until the answer changes, and is always labelled as written by a model.
import { z } from 'zod'
import { Id, procedure } from '#lib/contract.ts'

export const critiqueRemarks = ['model_away', 'model_refused', 'budget_spent'] as const
export type CritiqueRemark = (typeof critiqueRemarks)[number]

export const critiqueTexts: Record<CritiqueRemark, string> = {
  model_away: "The AI model isn't responding right now. Your score above isn't affected.",
  model_refused: "The AI model's feedback didn't pass our checks, so it isn't shown. Your score above isn't affected.",
  budget_spent: "You've reached the hourly limit for AI feedback. Try again later.",
}

export const Critique = z.object({
  /** True if a model is configured. */
  isOffered: z.boolean(),
  /** The model's feedback on this answer; null if it was not requested, or with the reason in `remark`. */
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
      summary: 'Get the AI feedback on your answer, and whether it is available',
    })
    .input(One)
    .output(Critique),
  critique: procedure
    .route({
      method: 'POST',
      path: '/interview-prep/responses/{responseId}/critique',
      summary: 'Request AI feedback on your answer',
    })
    .input(One)
    .output(Critique),
}
