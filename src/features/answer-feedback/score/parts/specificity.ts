import type { InterviewQuestionType } from '../../rules.ts'
import { isFigure } from '../figures.ts'
import { questionWords } from '../question-words.ts'
import type { Reading } from '../read-answer.ts'
import type { FeedbackPart, InterviewQuestion } from '../report.ts'
import { answerWeights, partLabels, pointsOf } from '../rubric.ts'
import { matterOf } from '../stems.ts'

const list = (words: string) => new Set(words.split(' '))
const timeWords = list(
  'january february march april june july august september october november december monday tuesday wednesday thursday friday saturday sunday yesterday year years month months week weeks day days hour hours minute minutes quarter summer winter spring autumn morning evening night weekend',
)
const personWords = list(
  'manager director boss lead customer customers client clients colleague colleagues engineer engineers designer designers developer developers analyst analysts patient patients supplier suppliers nurse doctor team teams student students parent parents stakeholder stakeholders owner vendor founder ceo sales marketing finance support accountant intern interns guest guests family users user reviewer teammate teammates',
)
const vagueWords = list('stuff thing things various somehow whatever etc lot lots nice anything everything something')

type Measure = 'figures' | 'when' | 'who' | 'detail'
const shares: Record<InterviewQuestionType, Record<Measure, number>> = {
  behavioral: { figures: 0.5, when: 0.15, who: 0.15, detail: 0.2 },
  situational: { figures: 0.2, when: 0.2, who: 0.3, detail: 0.3 },
  technical: { figures: 0.3, when: 0, who: 0, detail: 0.7 },
}
const MANY_FIGURES = 3
const MUCH_DETAIL = 45
const MAX_VAGUE = 4

const fixes: Record<Measure, string> = {
  figures: 'Add numbers: how many, how much, how long',
  when: 'Say when it happened',
  who: 'Say who was involved',
  detail: 'Describe one detail instead of staying general',
}

/** Scores figures, times, people and detail. Vague words cost points, and words of the question do not count. */
export function scoreSpecificity(reading: Reading, question: InterviewQuestion): FeedbackPart {
  const kind = question.questionType
  const fromQuestion = new Set(questionWords(question))
  const added = reading.words.filter(({ word }) => !fromQuestion.has(word))
  const words = added.map(({ word }) => word)
  const figures = added.filter(({ word }) => isFigure(word))
  const distinct = new Set(figures.map(({ word }) => word)).size
  const vague = words.filter((word) => vagueWords.has(word)).length
  const reached: Record<Measure, number> = {
    figures: Math.min(1, distinct / MANY_FIGURES),
    when: words.some((word) => timeWords.has(word)) ? 1 : 0,
    who: words.some((word) => personWords.has(word)) ? 1 : 0,
    detail: Math.min(1, matterOf(words).size / MUCH_DETAIL),
  }
  const outOf = answerWeights[kind].specificity
  const measures = Object.keys(fixes) as Measure[]
  const sum = measures.reduce((total, measure) => total + shares[kind][measure] * reached[measure], 0)
  const lacking = measures.filter((measure) => shares[kind][measure] > 0 && reached[measure] < 1)
  const advice = [
    ...lacking.map((measure) => fixes[measure]),
    ...(vague > 0 ? ['Replace vague words such as “stuff”'] : []),
  ]
  return {
    key: 'specificity',
    label: partLabels.specificity,
    points: pointsOf(sum - Math.min(vague, MAX_VAGUE) * 0.05, outOf),
    outOf,
    say: `${distinct === 0 ? 'No numbers' : distinct === 1 ? 'One number' : `${distinct} numbers`}${vague > 0 ? `, ${vague} vague ${vague === 1 ? 'word' : 'words'}` : ''}.`,
    fix: advice.length > 0 ? `${advice.join('. ')}.` : null,
    spans: figures.map(({ start, end }) => ({ start, end, part: 'figure' })),
  }
}

/** Scores only the figures, because they can be recognized in any language. */
export function scoreNumbers(reading: Reading, kind: InterviewQuestionType): FeedbackPart {
  const figures = reading.words.filter(({ word }) => /\p{Nd}/u.test(word) && isFigure(word))
  const distinct = new Set(figures.map(({ word }) => word)).size
  const outOf = answerWeights[kind].specificity
  return {
    key: 'specificity',
    label: partLabels.specificity,
    points: pointsOf(distinct / MANY_FIGURES, outOf),
    outOf,
    say: distinct === 0 ? 'No numbers.' : distinct === 1 ? 'One number.' : `${distinct} numbers.`,
    fix: distinct < MANY_FIGURES ? `${fixes.figures}.` : null,
    spans: figures.map(({ start, end }) => ({ start, end, part: 'figure' })),
  }
}
