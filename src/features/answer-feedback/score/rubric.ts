import type { QuestionType } from '../rules.ts'
import type { PartKey, PassagePart } from './report.ts'

/** Increase this number when a change can give the same answer another score. */
export const RUBRIC_VERSION = 1

type Weighted = Exclude<PartKey, 'pace'>

/** The points of each part by question type. Each type adds up to 100. */
export const weights: Record<QuestionType, Record<Weighted, number>> = {
  behavioral: { structure: 40, relevance: 20, specificity: 20, length: 10, fillers: 10 },
  situational: { structure: 36, relevance: 24, specificity: 15, length: 15, fillers: 10 },
  technical: { structure: 24, relevance: 34, specificity: 22, length: 10, fillers: 10 },
}

/** For a spoken answer, this number of the points for fillers goes to pace. */
export const PACE_POINTS = 5

/** The number of words in a good answer. */
export const goodLength: Record<QuestionType, { from: number; to: number }> = {
  behavioral: { from: 90, to: 220 },
  situational: { from: 70, to: 200 },
  technical: { from: 60, to: 220 },
}

/** A pace, in words per minute, that most listeners follow easily. */
export const goodPace = { from: 110, to: 170 } as const

export type StepRule = { part: PassagePart; label: string; about: string; share: number }

const told: StepRule[] = [
  { part: 'situation', label: 'Situation', about: 'Where and when it was, and who was there', share: 2 },
  { part: 'task', label: 'Task', about: 'What you had to reach, or what stood in the way', share: 2 },
  { part: 'action', label: 'Action', about: 'What you did yourself, step by step', share: 3 },
  { part: 'result', label: 'Result', about: 'What changed, best in a number', share: 3 },
]

/** The steps of a complete answer by question type, and their shares of the points for structure. */
export const steps: Record<QuestionType, StepRule[]> = {
  behavioral: told,
  situational: [
    { part: 'situation', label: 'Situation', about: 'What you would find out first', share: 2 },
    { part: 'task', label: 'Task', about: 'What matters most, and to whom', share: 2 },
    { part: 'action', label: 'Action', about: 'What you would do, step by step', share: 3 },
    { part: 'result', label: 'Result', about: 'What should come of it, and how you would know', share: 2 },
  ],
  technical: [
    { part: 'reason', label: 'Reason', about: 'Why it is so: because, so that, which means', share: 1 },
    { part: 'step', label: 'Steps', about: 'What comes first, and what after it', share: 1 },
    { part: 'example', label: 'Example', about: 'One case, best one of your own', share: 1 },
    { part: 'limit', label: 'Limits', about: 'When it does not hold, and what it costs', share: 1 },
  ],
}

export const partLabels: Record<PartKey, string> = {
  structure: 'Structure',
  relevance: 'Relevance',
  specificity: 'Specificity',
  length: 'Length',
  fillers: 'Fillers',
  pace: 'Pace',
}

/** Explains to the user how each part is scored. */
export const partAbout: Record<PartKey, string> = {
  structure: 'Whether the steps of a full answer are there, found by the words that open them.',
  relevance:
    'How many of the question’s own ideas come up. Repeating the question without adding to it counts nothing; an answer of substance keeps a quarter, since words alone cannot tell that it is beside the point.',
  specificity: 'Figures, when and with whom it was, and detail; vague words such as “stuff” take points away.',
  length: 'Words that say something. Fillers and sentences said twice do not count.',
  fillers: 'Words such as “um”, “you know” and “basically”. One in a hundred words is free.',
  pace: 'Words a minute of a spoken answer; between 110 and 170 is easy to follow.',
}

/** Explains to the user why the weights differ by question type. */
export const kindAbout: Record<QuestionType, string> = {
  behavioral: 'A behavioral question asks for a story of your own, so its four steps weigh most.',
  situational: 'A situational question asks what you would do, so a plan and what should come of it weigh most.',
  technical:
    'A technical question asks whether you know the matter, so keeping to it weighs most, and a story is not asked for: reasons, order, an example and limits are.',
}

/** Converts a share from 0 to 1 of `outOf` to whole points. */
export const pointsOf = (share: number, outOf: number): number => Math.round(Math.min(1, Math.max(0, share)) * outOf)
