import type { DifficultyLevel, QuestionType } from '#features/answer-feedback/rules.ts'

export const interviewModes = ['text', 'audio'] as const
export type InterviewMode = (typeof interviewModes)[number]

export const questionCounts = [3, 5, 10, 15] as const
/** Minutes; beside them there is no limit at all. */
export const timeLimits = [15, 30, 45, 60] as const
export const mostAnswerCharacters = 10_000
export const mostNameCharacters = 120
/** Most seconds that somebody may say they spent on one question. */
export const mostSeconds = 86_400

export type MockConfig = {
  types: QuestionType[]
  levels: DifficultyLevel[]
  count: (typeof questionCounts)[number]
  timeLimit: (typeof timeLimits)[number] | null
  mode: InterviewMode
}

/** What the set-up form begins with (INTV-13). */
export const mockDefaults: MockConfig = {
  types: ['behavioral'],
  levels: ['medium'],
  count: 5,
  timeLimit: 30,
  mode: 'text',
}

/** A question as it was asked: a change of the bank changes no interview. */
export type AskedQuestion = {
  id: string
  title: string
  content: string
  questionType: QuestionType
  difficultyLevel: DifficultyLevel
  tags: string[]
  reason: string | null
}

/** What became of a question; seconds are those spent on it, and of them those that somebody spoke: null where it was typed. */
export type Outcome =
  | { kind: 'answered'; responseId: string; spokenSeconds: number | null; seconds: number; isLate: boolean }
  | { kind: 'skipped'; seconds: number }

export const endings = ['finished', 'early', 'time'] as const
export type Ending = (typeof endings)[number]

/** What is stored of a mock interview; its place is the number of outcomes. Moments are ISO texts. */
export type MockState = {
  config: MockConfig
  questions: AskedQuestion[]
  responses: Outcome[]
  startedAt: string
  /** When the question that is open was put. */
  askedAt: string
  /** Seconds on the question at which the interview was ended. */
  restSeconds: number
  ending: Ending | null
}

export const beginMock = (config: MockConfig, questions: AskedQuestion[], now: Date): MockState => ({
  config,
  questions,
  responses: [],
  startedAt: now.toISOString(),
  askedAt: now.toISOString(),
  restSeconds: 0,
  ending: null,
})

/** When the time is up; null where there is no limit. */
export function endOf({ config, startedAt }: MockState): Date | null {
  return config.timeLimit === null ? null : new Date(Date.parse(startedAt) + config.timeLimit * 60_000)
}

/** Seconds until the time is up, 0 afterwards; null where there is no limit. */
export function remainingSeconds(state: MockState, now: Date): number | null {
  const end = endOf(state)
  return end && Math.max(0, Math.ceil((end.getTime() - now.getTime()) / 1000))
}

export const isTimeUp = (state: MockState, now: Date): boolean => remainingSeconds(state, now) === 0

/** An answer on its way when the time ran out is not late. */
const GRACE_MS = 5_000
const isLate = (state: MockState, now: Date): boolean => isTimeUp(state, new Date(now.getTime() - GRACE_MS))

/** Seconds on the open question: as many as its person says, but not more than the clock allows. */
function secondsSpent(state: MockState, now: Date, said: number | undefined): number {
  const until = Math.min(now.getTime(), endOf(state)?.getTime() ?? Number.POSITIVE_INFINITY)
  const passed = Math.max(0, Math.floor((until - Date.parse(state.askedAt)) / 1000))
  return Math.min(said ?? passed, passed)
}

type Done = { kind: 'answered'; responseId: string; spokenSeconds: number | null } | { kind: 'skipped' }
type When = { now: Date; seconds?: number | undefined }

/** The open question is answered or skipped: the next one is open, or the interview is over, the last time by its clock. */
export function takeStep(state: MockState, done: Done, { now, seconds: said }: When): MockState {
  const seconds = secondsSpent(state, now, said)
  const outcome: Outcome =
    done.kind === 'answered' ? { ...done, seconds, isLate: isLate(state, now) } : { ...done, seconds }
  const responses = [...state.responses, outcome]
  const over = isTimeUp(state, now) ? 'time' : null
  const ending = responses.length === state.questions.length ? 'finished' : over
  return { ...state, responses, ending, askedAt: now.toISOString() }
}

/** Ended before the last question, by its person or by the clock. */
export function endMock(state: MockState, { now, seconds }: When): MockState {
  const restSeconds = secondsSpent(state, now, seconds)
  return { ...state, restSeconds, ending: isTimeUp(state, now) ? 'time' : 'early' }
}

/** The figures of a session (INTV-21): what was answered and skipped, and for how many seconds. */
export function statsOf({ responses, restSeconds }: MockState) {
  const answered = responses.filter(({ kind }) => kind === 'answered').length
  const spentSeconds = responses.reduce((sum, { seconds }) => sum + seconds, restSeconds)
  return { questionsAnswered: answered, questionsSkipped: responses.length - answered, spentSeconds }
}

/** Rounded mean of the scores of 0 to 100; null where there is none. */
export function averageOf(scores: readonly (number | null)[]): number | null {
  const known = scores.filter((score) => score !== null)
  return known.length === 0 ? null : Math.round(known.reduce((sum, score) => sum + score, 0) / known.length)
}

type Named = { jobRole: string | null; companyName: string | null; mode: InterviewMode }

/** 'Data Analyst at Fernway Health', or what kind of interview it was. */
export function mockName({ jobRole, companyName, mode }: Named): string {
  const kind = mode === 'audio' ? 'Audio interview' : 'Mock interview'
  if (jobRole) return companyName ? `${jobRole} at ${companyName}` : jobRole
  return companyName ? `${kind} at ${companyName}` : kind
}
