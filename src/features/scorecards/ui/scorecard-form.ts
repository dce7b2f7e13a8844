import { z } from 'zod'
import { Draft, type Evaluation, Score, type Submission } from '../contract.ts'
import { recommendations, scores } from '../rules.ts'

const Typed = z.object({ attributeId: z.string(), score: z.string(), evidence: z.string() })
const Fields = z.object({ scores: z.array(Typed), recommendation: z.string() })
export type TypedScorecard = z.infer<typeof Fields>

const scoreOf = (score: string) => scores.find((value) => String(value) === score) ?? null
const recommendationOf = (typed: string) => recommendations.find((value) => value === typed) ?? null

/** The scorecard form: rows without a score are left out, and errors are shown at their fields. */
export const ScorecardForm = Fields.superRefine(({ scores: rows, recommendation }, ctx) => {
  const refuse = (path: (string | number)[], message: string) => ctx.addIssue({ code: 'custom', path, message })
  for (const [at, { score, evidence }] of rows.entries()) {
    if (scoreOf(score) === null) {
      if (evidence.trim() !== '') refuse(['scores', at, 'score'], 'Please choose a score for this evidence')
      continue
    }
    const checked = Score.shape.evidence.safeParse(evidence)
    if (!checked.success) refuse(['scores', at, 'evidence'], checked.error.issues[0]?.message ?? '')
  }
  const isBlank = rows.every(({ score, evidence }) => score === '' && evidence.trim() === '')
  if (isBlank) refuse(['scores', 0, 'score'], 'Please score at least one attribute')
  if (recommendationOf(recommendation) === null) refuse(['recommendation'], 'Please choose a recommendation')
})

/** The dialog's initial values: the draft, otherwise the submitted scorecard, otherwise empty. */
export function typedScorecard({ attributes, draft, own }: Evaluation): TypedScorecard {
  const from = draft ?? own
  const before = new Map(from?.scores.map((one) => [one.attributeId, one]))
  return {
    scores: attributes
      .filter(({ id, isRemoved }) => !isRemoved || before.has(id))
      .map(({ id }) => ({
        attributeId: id,
        score: String(before.get(id)?.score ?? ''),
        evidence: before.get(id)?.evidence ?? '',
      })),
    recommendation: from?.recommendation ?? '',
  }
}

/** The typed values as a draft; null if they are too long. */
export function draftOf({ scores: rows, recommendation }: TypedScorecard): Draft | null {
  const written = rows.filter(({ score, evidence }) => score !== '' || evidence.trim() !== '')
  const draft = Draft.safeParse({
    scores: written.map(({ score, ...row }) => ({ ...row, score: scoreOf(score) })),
    recommendation: recommendationOf(recommendation),
  })
  return draft.success ? draft.data : null
}

/** The submitted values of a validated form. */
export const submissionOf = ({ scores: rows, recommendation }: TypedScorecard): Submission => ({
  scores: rows.flatMap(({ attributeId, score, evidence }) => {
    const value = scoreOf(score)
    return value === null ? [] : [{ attributeId, score: value, evidence }]
  }),
  recommendation: recommendationOf(recommendation) ?? 'no',
})
