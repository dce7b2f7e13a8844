import type { ApplicationStatus } from '#features/applications/rules.ts'

export const interviewStages = ['phone', 'technical', 'hr', 'onsite', 'final'] as const
export type InterviewStage = (typeof interviewStages)[number]

export const interviewOutcomes = ['pending', 'passed', 'failed', 'cancelled'] as const
export type InterviewOutcome = (typeof interviewOutcomes)[number]

export const stageNames: Record<InterviewStage, string> = {
  phone: 'Phone',
  technical: 'Technical',
  hr: 'HR',
  onsite: 'Onsite',
  final: 'Final',
}

export const outcomeNames: Record<InterviewOutcome, string> = {
  pending: 'Pending',
  passed: 'Passed',
  failed: 'Failed',
  cancelled: 'Cancelled',
}

export const maxLogs = 500
export const maxLogNameCharacters = 200
export const maxLogTextCharacters = 5000

/** The outcome that follows from the status of an application: accepted is passed, withdrawn is canceled. */
export function outcomeOf(status: ApplicationStatus): InterviewOutcome {
  if (status === 'accepted') return 'passed'
  if (status === 'rejected') return 'failed'
  return status === 'withdrawn' ? 'cancelled' : 'pending'
}

type LogOutcome = { applicationId: string | null; outcome: InterviewOutcome }

/**
 * Whether the outcome of a log follows its application from now on. It does once a pending log is linked to the application,
 * until the job seeker chooses another outcome. An outcome that the job seeker chose is never overwritten.
 */
export function isFollowing(log: LogOutcome, before?: LogOutcome & { outcomeFollows: boolean }): boolean {
  if (log.applicationId === null) return false
  if (before?.applicationId !== log.applicationId) return log.outcome === 'pending'
  return before.outcomeFollows && before.outcome === log.outcome
}

/** A pending interview with a date in the future. */
export const isUpcoming = (log: { outcome: InterviewOutcome; interviewDate: Date | null }, now: Date): boolean =>
  log.outcome === 'pending' && log.interviewDate !== null && log.interviewDate > now
