import { scoreFillers, scoreLength, scorePace } from './parts/delivery.ts'
import { scoreRelevance } from './parts/relevance.ts'
import { scoreNumbers, scoreSpecificity } from './parts/specificity.ts'
import { scoreStructure } from './parts/structure.ts'
import { readAnswer } from './read-answer.ts'
import type { AnswerFeedback, FeedbackPart, InterviewQuestion } from './report.ts'
import { RUBRIC_VERSION } from './rubric.ts'

export type ScoredAnswer = {
  question: InterviewQuestion
  text: string
  /** The duration of the answer in seconds. */
  durationSeconds?: number | null
  /** True for a spoken answer. The pace counts only for spoken answers. */
  isSpoken?: boolean
}

const FOREIGN =
  "This answer doesn't seem to be in English, so only its length, its numbers and, if you spoke it, its pace are scored. Structure, relevance and filler words can be scored only in English."

/** A shorter duration is not enough to judge the pace. */
const MIN_SECONDS = 5

/** The feedback on each answer, in the same order. */
export const scoreAnswers = (answers: readonly ScoredAnswer[]): AnswerFeedback[] => answers.map(scoreAnswer)

/**
 * Scores an answer to an interview question from 0 to 100, and explains the points of each part. The same answer always gets the
 * same score: it depends only on the words and, for a spoken answer, on the words per minute.
 */
export function scoreAnswer({ question, text, durationSeconds, isSpoken = false }: ScoredAnswer): AnswerFeedback {
  const kind = question.questionType
  const reading = readAnswer(text)
  const seconds = isSpoken && durationSeconds != null && durationSeconds >= MIN_SECONDS ? durationSeconds : null
  const pace = seconds === null ? [] : [scorePace(reading, seconds)]
  const structure = scoreStructure(reading, kind)
  const parts: FeedbackPart[] = reading.isEnglish
    ? [
        structure.part,
        scoreRelevance(reading, question),
        scoreSpecificity(reading, question),
        scoreLength(reading, kind),
        scoreFillers(reading, kind, seconds !== null),
        ...pace,
      ]
    : [scoreNumbers(reading, kind), scoreLength(reading, kind), ...pace]
  const sum = (of: 'points' | 'outOf') => parts.reduce((total, part) => total + part[of], 0)
  return {
    version: RUBRIC_VERSION,
    total: Math.round((100 * sum('points')) / sum('outOf')),
    words: reading.length,
    note: reading.isEnglish ? null : FOREIGN,
    parts,
    steps: reading.isEnglish ? structure.steps : [],
  }
}
