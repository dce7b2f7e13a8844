import { questionWords } from '../question-words.ts'
import type { Reading } from '../read-answer.ts'
import type { FeedbackPart, InterviewQuestion } from '../report.ts'
import { answerWeights, partLabels, pointsOf } from '../rubric.ts'
import { matterOf, stemsOf } from '../stems.ts'
import { themeStems } from '../themes.ts'

/** The number of ideas of the question that an answer needs for full points. */
const neededIdeas = { behavioral: 4, situational: 4, technical: 6 } as const
/** An answer with fewer content words of its own only repeats the question. */
const OWN_WORDS = 12
/**
 * An answer with this number of own content words gets at least a quarter of the points, because a comparison of words cannot
 * prove that it misses the point.
 */
const SUBSTANCE = 30
const FLOOR = 0.25

/** Adds the parts of hyphenated words, because the question or the answer may write them as separate words. */
const separateWords = (words: readonly string[]) =>
  words.flatMap((word) => [word, ...(word.includes('-') ? word.split('-') : [])])

/** Scores how many ideas of the question the answer mentions. */
export function scoreRelevance({ words }: Reading, question: InterviewQuestion): FeedbackPart {
  const questionStems = stemsOf(separateWords(questionWords(question)))
  const ideas = new Set([...questionStems, ...themeStems(questionStems)])
  const answerStems = matterOf(separateWords(words.map(({ word }) => word)))
  const met = [...answerStems].filter((one) => ideas.has(one)).length
  const own = [...answerStems].filter((one) => !questionStems.has(one)).length
  const most = Math.min(neededIdeas[question.questionType], ideas.size)
  const isEcho = own < OWN_WORDS
  const outOf = answerWeights[question.questionType].relevance
  const floor = own >= SUBSTANCE ? FLOOR : 0
  const share = (most === 0 ? 1 : Math.min(1, Math.max(floor, met / most))) * Math.min(1, own / OWN_WORDS)
  return {
    key: 'relevance',
    label: partLabels.relevance,
    points: pointsOf(share, outOf),
    outOf,
    say: describeRelevance(met, most, isEcho),
    fix:
      pointsOf(share, outOf) === outOf
        ? null
        : isEcho
          ? 'Add your own example, in your own words, instead of repeating the question.'
          : 'Use the key words of the question, and make every sentence answer it.',
    spans: [],
  }
}

function describeRelevance(met: number, most: number, isEcho: boolean): string {
  if (met === 0) return "Your answer doesn't mention the topics of the question."
  if (isEcho) return 'Your answer adds little to the question.'
  return met >= most ? 'Your answer stays on topic.' : 'Your answer covers only part of the question.'
}
