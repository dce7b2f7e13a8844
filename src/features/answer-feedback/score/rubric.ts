import type { InterviewQuestionType } from '../rules.ts'
import type { PartKey, PassagePart } from './report.ts'

/** Increase this number when a change can give the same answer another score. */
export const RUBRIC_VERSION = 1

type Weighted = Exclude<PartKey, 'pace'>

/** The points of each part by question type. Each type adds up to 100. */
export const answerWeights: Record<InterviewQuestionType, Record<Weighted, number>> = {
  behavioral: { structure: 40, relevance: 20, specificity: 20, length: 10, fillers: 10 },
  situational: { structure: 36, relevance: 24, specificity: 15, length: 15, fillers: 10 },
  technical: { structure: 24, relevance: 34, specificity: 22, length: 10, fillers: 10 },
}

/** For a spoken answer, this number of the points for fillers goes to pace. */
export const PACE_POINTS = 5

/** The number of words in a good answer. */
export const goodLength: Record<InterviewQuestionType, { from: number; to: number }> = {
  behavioral: { from: 90, to: 220 },
  situational: { from: 70, to: 200 },
  technical: { from: 60, to: 220 },
}

/** A pace, in words per minute, that most listeners follow easily. */
export const goodPace = { from: 110, to: 170 } as const

export type StepRule = { part: PassagePart; label: string; about: string; share: number }

const behavioralSteps: StepRule[] = [
  { part: 'situation', label: 'Situation', about: 'Where and when it happened, and who was involved', share: 2 },
  { part: 'task', label: 'Task', about: 'What your goal was, or the problem you faced', share: 2 },
  { part: 'action', label: 'Action', about: 'What you did yourself, step by step', share: 3 },
  { part: 'result', label: 'Result', about: 'What changed, ideally with a number', share: 3 },
]

/** The steps of a complete answer by question type, and their shares of the points for structure. */
export const answerSteps: Record<InterviewQuestionType, StepRule[]> = {
  behavioral: behavioralSteps,
  situational: [
    { part: 'situation', label: 'Situation', about: 'What you would find out first', share: 2 },
    { part: 'task', label: 'Task', about: 'What matters most, and to whom', share: 2 },
    { part: 'action', label: 'Action', about: 'What you would do, step by step', share: 3 },
    { part: 'result', label: 'Result', about: 'What result you expect, and how you would measure it', share: 2 },
  ],
  technical: [
    { part: 'reason', label: 'Reason', about: 'Why: because, so that, which means', share: 1 },
    { part: 'step', label: 'Steps', about: 'What happens first, and what happens next', share: 1 },
    { part: 'example', label: 'Example', about: 'One example, ideally your own', share: 1 },
    { part: 'limit', label: 'Limits', about: "When it doesn't apply, and what it costs", share: 1 },
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
  structure: 'Whether your answer has all parts of a complete answer. We recognize them by their first words.',
  relevance:
    "How many topics of the question your answer covers. Repeating the question earns nothing. A detailed answer gets at least a quarter of the points, because a comparison of words can't prove that it's off topic.",
  specificity: 'Numbers, times, people and details. Vague words such as “stuff” cost points.',
  length: "The number of words. Filler words and repeated sentences don't count.",
  fillers: 'Words such as “um”, “you know” and “basically”. One per hundred words costs nothing.',
  pace: 'Words per minute of a spoken answer; 110 to 170 is easy to follow.',
}

/** Explains to the user why the weights differ by question type. */
export const kindAbout: Record<InterviewQuestionType, string> = {
  behavioral: 'A behavioral question asks for a story from your own experience, so its four parts count the most.',
  situational: 'A situational question asks what you would do, so your plan and the expected result count the most.',
  technical:
    "A technical question tests your knowledge, so relevance counts the most. You don't need a story: give reasons, steps, an example and limits.",
}

/** Converts a share from 0 to 1 of `outOf` to whole points. */
export const pointsOf = (share: number, outOf: number): number => Math.round(Math.min(1, Math.max(0, share)) * outOf)
