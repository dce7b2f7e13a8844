export const moderationKinds = ['job', 'company', 'profile', 'article'] as const
export type ModerationKind = (typeof moderationKinds)[number]

export const kindLabels: Record<ModerationKind, string> = {
  job: 'Job',
  company: 'Company',
  profile: 'Profile',
  article: 'Article',
}

export const moderationStatuses = ['approved', 'pending', 'flagged', 'rejected'] as const
export type ModerationStatus = (typeof moderationStatuses)[number]

export const statusLabels: Record<ModerationStatus, string> = {
  approved: 'Approved',
  pending: 'Pending',
  flagged: 'Flagged',
  rejected: 'Rejected',
}

/** What the queue shows: what waits for a look, or items of a status. */
export const queueViews = ['waiting', ...moderationStatuses, 'all'] as const
export type QueueView = (typeof queueViews)[number]

export const reportReasons = [
  'fee',
  'misleading',
  'discrimination',
  'not_a_job',
  'expired',
  'personal_data',
  'other',
] as const
export type ReportReason = (typeof reportReasons)[number]

/** What somebody may say against a job, in the form and in the queue. */
export const reportReasonLabels: Record<ReportReason, string> = {
  fee: 'It asks for money',
  misleading: 'It is misleading or a scam',
  discrimination: 'It discriminates against people',
  not_a_job: 'It is not a job',
  expired: 'The job is taken or no longer exists',
  personal_data: 'It asks for papers or data before an offer',
  other: 'Something else',
}

export const findingRules = ['fee', 'contact', 'duplicate', 'pay'] as const
export type FindingRule = (typeof findingRules)[number]

/** The rule in words, as it stands above what it found. */
export const formatRule: Record<FindingRule, string> = {
  fee: 'asks applicants for money',
  contact: 'contact data in the text',
  duplicate: 'the same text twice',
  pay: 'unusual pay',
}

export const acts = ['approved', 'rejected', 'flagged', 'noted', 'answered', 'asked', 'changed', 'reported'] as const
export type Act = (typeof acts)[number]

export const mostReasonCharacters = 2000
export const mostReportCharacters = 2000
export const queuePageSize = 20

/** Titles may be empty while somebody writes. */
export const titleOf = ({ kind, title }: { kind: ModerationKind; title: string }): string =>
  title || `Untitled ${kindLabels[kind].toLowerCase()}`

export const decisionErrors = {
  ONLY_ADMINS_APPROVE: { status: 403, message: 'Only platform administrators can approve content' },
  ONLY_ADMINS_REJECT: { status: 403, message: 'Only platform administrators can reject content' },
  IS_APPROVED: { status: 409, message: 'This is approved already.' },
  IS_REJECTED: { status: 409, message: 'This is rejected already.' },
  IS_FLAGGED: { status: 409, message: 'This is flagged already.' },
  CHANGED: { status: 409, message: 'This changed while you read it. Please look again.' },
} as const
