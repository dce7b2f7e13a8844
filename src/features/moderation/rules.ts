import type { ReportReason } from '#lib/report-reasons.ts'
import type { ModerationKind, ModerationStatus } from './moderation-queue.ts'

export const moderationKindLabels: Record<ModerationKind, string> = {
  job: 'Job',
  company: 'Company',
  profile: 'Profile',
  article: 'Article',
}

export const moderationStatusLabels: Record<ModerationStatus, string> = {
  approved: 'Approved',
  pending: 'Pending',
  flagged: 'Flagged',
  rejected: 'Rejected',
}

/** Reasons to report a job, for the form and the queue. */
export const reportReasonLabels: Record<ReportReason, string> = {
  fee: 'It asks for money',
  misleading: 'It is misleading or a scam',
  discrimination: 'It is discriminatory',
  not_a_job: 'It is not a job',
  expired: 'The job is filled or no longer exists',
  personal_data: 'It asks for documents or personal data before an offer',
  other: 'Something else',
}

export const findingRules = ['fee', 'contact', 'duplicate', 'pay'] as const
export type FindingRule = (typeof findingRules)[number]

/** The rule's label, shown above its findings. */
export const findingRuleLabels: Record<FindingRule, string> = {
  fee: 'asks applicants for money',
  contact: 'contact details in the text',
  duplicate: 'duplicate text',
  pay: 'unusual pay',
}

export const acts = ['approved', 'rejected', 'flagged', 'noted', 'answered', 'asked', 'changed', 'reported'] as const
export type Act = (typeof acts)[number]

export const maxDecisionReasonCharacters = 2000
export const maxReportCharacters = 2000
export const queuePageSize = 20

/** A draft's title may be empty. */
export const itemTitle = ({ kind, title }: { kind: ModerationKind; title: string }): string =>
  title || `Untitled ${moderationKindLabels[kind].toLowerCase()}`

export const decisionErrors = {
  ONLY_ADMINS_APPROVE: { status: 403, message: 'Only platform administrators can approve content' },
  ONLY_ADMINS_REJECT: { status: 403, message: 'Only platform administrators can reject content' },
  IS_APPROVED: { status: 409, message: 'This has already been approved.' },
  IS_REJECTED: { status: 409, message: 'This has already been rejected.' },
  IS_FLAGGED: { status: 409, message: 'This has already been flagged.' },
  CHANGED: { status: 409, message: 'This item has changed. Reload and review it again.' },
} as const
