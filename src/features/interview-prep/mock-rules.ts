import type { DifficultyLevel, InterviewQuestionType } from '#features/answer-feedback/rules.ts'

export const interviewModes = ['text', 'audio'] as const
export type InterviewMode = (typeof interviewModes)[number]

export const questionCounts = [3, 5, 10, 15] as const
/** The offered time limits in minutes. An interview can also have no limit. */
export const timeLimits = [15, 30, 45, 60] as const
export const maxAnswerCharacters = 10_000
export const maxNameCharacters = 120
/** The highest accepted number of seconds for one question. */
export const maxSeconds = 86_400

export type MockConfig = {
  types: InterviewQuestionType[]
  levels: DifficultyLevel[]
  count: (typeof questionCounts)[number]
  timeLimit: (typeof timeLimits)[number] | null
  mode: InterviewMode
}

/** The defaults of the set-up form (INTV-13). */
export const mockDefaults: MockConfig = {
  types: ['behavioral'],
  levels: ['medium'],
  count: 5,
  timeLimit: 30,
  mode: 'text',
}

/** A copy of a question. Later changes of the question bank do not affect the interview. */
export type InterviewQuestion = {
  id: string
  title: string
  content: string
  questionType: InterviewQuestionType
  difficultyLevel: DifficultyLevel
  tags: string[]
  reason: string | null
}

/**
 * The outcome of a question. `seconds` is the time spent on it; `spokenSeconds` is the speaking time, or null for a typed
 * answer.
 */
export type Outcome =
  | { kind: 'answered'; responseId: string; spokenSeconds: number | null; seconds: number; isLate: boolean }
  | { kind: 'skipped'; seconds: number }

export const endings = ['finished', 'early', 'time'] as const
export type Ending = (typeof endings)[number]

/** The stored state of a mock interview. The index of the open question is the number of `responses`. Times are ISO strings. */
export type MockState = {
  config: MockConfig
  questions: InterviewQuestion[]
  responses: Outcome[]
  startedAt: string
  /** When the open question was asked. */
  askedAt: string
  /** The time spent on the question that was open when the interview ended. */
  restSeconds: number
  ending: Ending | null
}

export const beginMock = (config: MockConfig, questions: InterviewQuestion[], now: Date): MockState => ({
  config,
  questions,
  responses: [],
  startedAt: now.toISOString(),
  askedAt: now.toISOString(),
  restSeconds: 0,
  ending: null,
})

/** When the time is up; null without a limit. */
export function endOf({ config, startedAt }: MockState): Date | null {
  return config.timeLimit === null ? null : new Date(Date.parse(startedAt) + config.timeLimit * 60_000)
}

/** Seconds until the time is up, 0 afterwards; null without a limit. */
export function remainingSeconds(state: MockState, now: Date): number | null {
  const end = endOf(state)
  return end && Math.max(0, Math.ceil((end.getTime() - now.getTime()) / 1000))
}

export const isTimeUp = (state: MockState, now: Date): boolean => remainingSeconds(state, now) === 0

/** An answer within this time after the end is not late, because it may have been sent in time. */
const GRACE_MS = 5_000
const isLate = (state: MockState, now: Date): boolean => isTimeUp(state, new Date(now.getTime() - GRACE_MS))

/** Seconds spent on the open question: the reported number, limited to the time that has passed. */
function secondsSpent(state: MockState, now: Date, reportedSeconds: number | undefined): number {
  const until = Math.min(now.getTime(), endOf(state)?.getTime() ?? Number.POSITIVE_INFINITY)
  const passed = Math.max(0, Math.floor((until - Date.parse(state.askedAt)) / 1000))
  return Math.min(reportedSeconds ?? passed, passed)
}

type Done = { kind: 'answered'; responseId: string; spokenSeconds: number | null } | { kind: 'skipped' }
type When = { now: Date; seconds?: number | undefined }

/**
 * Answers or skips the open question. Then the next one is open, or the interview ends with the last question or its time
 * limit.
 */
export function takeStep(state: MockState, done: Done, { now, seconds: reportedSeconds }: When): MockState {
  const seconds = secondsSpent(state, now, reportedSeconds)
  const outcome: Outcome =
    done.kind === 'answered' ? { ...done, seconds, isLate: isLate(state, now) } : { ...done, seconds }
  const responses = [...state.responses, outcome]
  const over = isTimeUp(state, now) ? 'time' : null
  const ending = responses.length === state.questions.length ? 'finished' : over
  return { ...state, responses, ending, askedAt: now.toISOString() }
}

/** Ends an interview before its last question: by the user, or by the time limit. */
export function endMock(state: MockState, { now, seconds }: When): MockState {
  const restSeconds = secondsSpent(state, now, seconds)
  return { ...state, restSeconds, ending: isTimeUp(state, now) ? 'time' : 'early' }
}

/** The stats of a session (INTV-21): the number of answered and skipped questions, and the total seconds. */
export function statsOf({ responses, restSeconds }: MockState) {
  const answered = responses.filter(({ kind }) => kind === 'answered').length
  const spentSeconds = responses.reduce((sum, { seconds }) => sum + seconds, restSeconds)
  return { questionsAnswered: answered, questionsSkipped: responses.length - answered, spentSeconds }
}

/** The rounded mean of the scores from 0 to 100; null without a score. */
export function averageOfScores(scores: readonly (number | null)[]): number | null {
  const known = scores.filter((score) => score !== null)
  return known.length === 0 ? null : Math.round(known.reduce((sum, score) => sum + score, 0) / known.length)
}

type Named = { jobRole: string | null; companyName: string | null; mode: InterviewMode }

/** 'Data Analyst at Fernway Health', or the kind of interview. */
export function mockName({ jobRole, companyName, mode }: Named): string {
  const kind = mode === 'audio' ? 'Audio interview' : 'Mock interview'
  if (jobRole) return companyName ? `${jobRole} at ${companyName}` : jobRole
  return companyName ? `${kind} at ${companyName}` : kind
}
