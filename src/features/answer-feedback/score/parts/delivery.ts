import { counted } from '#lib/count-word.ts'
import type { InterviewQuestionType } from '../../rules.ts'
import type { Reading } from '../read-answer.ts'
import type { FeedbackPart } from '../report.ts'
import { answerWeights, goodLength, goodPace, PACE_POINTS, partLabels, pointsOf } from '../rubric.ts'

/** The number of words from which the delivery can be judged fully. */
const ENOUGH_WORDS = 40
const FREE_FILLERS = 1
/** With this number of fillers per hundred words, no points are left. */
const MAX_FILLERS = 6
const SLOWEST = 70
const FASTEST = 220

export function scoreLength({ length }: Reading, kind: InterviewQuestionType): FeedbackPart {
  const { from, to } = goodLength[kind]
  const outOf = answerWeights[kind].length
  const share = length < from ? length / from : length > to ? Math.max(0.2, 1 - (0.6 * (length - to)) / to) : 1
  return {
    key: 'length',
    label: partLabels.length,
    points: pointsOf(share, outOf),
    outOf,
    say: `${counted(length, 'word counts', 'words count')}; aim for ${from} to ${to}.`,
    fix:
      length < from
        ? `Too short: add about ${from - length} words.`
        : length > to
          ? `Too long: cut about ${length - to} words.`
          : null,
    spans: [],
  }
}

export function scoreFillers(
  { fillers, length }: Reading,
  kind: InterviewQuestionType,
  isPaced: boolean,
): FeedbackPart {
  const outOf = answerWeights[kind].fillers - (isPaced ? PACE_POINTS : 0)
  const inHundred = (fillers.length * 100) / Math.max(length, 50)
  const over = Math.max(0, inHundred - FREE_FILLERS) / (MAX_FILLERS - FREE_FILLERS)
  const { length: count } = fillers
  const points = pointsOf((1 - Math.min(1, over)) * Math.min(1, length / ENOUGH_WORDS), outOf)
  return {
    key: 'fillers',
    label: partLabels.fillers,
    points,
    outOf,
    say: count === 0 ? 'No filler words.' : `${counted(count, 'filler word')}, marked in your answer.`,
    fix:
      points === outOf
        ? null
        : over > 0
          ? 'Cut filler words; a short pause sounds more confident.'
          : 'Too short to judge: say more first.',
    spans: fillers,
  }
}

/** Scores the pace of a spoken answer. Fillers and repetitions do not count as words. */
export function scorePace({ length }: Reading, seconds: number): FeedbackPart {
  const pace = Math.round((length * 60) / seconds)
  const { from, to } = goodPace
  const share = pace < from ? (pace - SLOWEST) / (from - SLOWEST) : pace > to ? (FASTEST - pace) / (FASTEST - to) : 1
  const points = pointsOf(share * Math.min(1, length / ENOUGH_WORDS), PACE_POINTS)
  return {
    key: 'pace',
    label: partLabels.pace,
    points,
    outOf: PACE_POINTS,
    say: `${pace} words per minute; ${from} to ${to} is easy to follow.`,
    fix: points === PACE_POINTS ? null : paceFix(pace),
    spans: [],
  }
}

function paceFix(pace: number): string {
  if (pace < goodPace.from) return 'Speak a little faster.'
  if (pace > goodPace.to) return 'Speak more slowly, and pause between steps.'
  return 'Too short to judge: say more first.'
}
