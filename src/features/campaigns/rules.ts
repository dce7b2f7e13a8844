import { firstName } from '#lib/names.ts'
import type { CampaignStatus } from './campaign-statuses.ts'

/** The kinds of campaign, which readers can choose from. */
export const templateTypes = ['newsletter', 'job_alert', 'announcement', 'promotional'] as const
export type TemplateType = (typeof templateTypes)[number]

export const templateFacts: Record<TemplateType, { label: string; reads: string }> = {
  newsletter: { label: 'Newsletter', reads: 'Our newsletter about job search and hiring' },
  job_alert: { label: 'Job alert', reads: 'Curated jobs' },
  announcement: { label: 'Announcement', reads: 'Product updates' },
  promotional: { label: 'Promotional', reads: 'Offers' },
}

/** Kinds that need the recipient's consent. */
const consented = ['promotional'] as const
export const needsConsent = (kind: TemplateType): kind is (typeof consented)[number] =>
  (consented as readonly string[]).includes(kind)

export const audiences = ['subscribers', 'job_seekers', 'companies', 'staff'] as const
/** Why a person of an audience is excluded. */
export type LeftOut = 'suppressed' | 'opted_out' | 'no_consent'
export type Audience = (typeof audiences)[number]
export const audienceLabels: Record<Audience, string> = {
  subscribers: 'Newsletter subscribers',
  job_seekers: 'Job seekers',
  companies: 'Company users',
  staff: 'Platform staff',
}

export const activities = ['any', 'active', 'quiet'] as const
export type Activity = (typeof activities)[number]
export const audienceActivityLabels: Record<Activity, string> = {
  any: 'Any activity',
  active: 'Signed in within 30 days',
  quiet: 'Not signed in for 90 days',
}
export const ACTIVE_DAYS = 30
export const QUIET_DAYS = 90
/** How long a subscriber counts as new (CAMP-10). */
export const NEW_SUBSCRIBER_DAYS = 30

export const recipientStates = ['waiting', 'sending', 'sent', 'unsure', 'failed', 'bounced', 'skipped'] as const
export type RecipientState = (typeof recipientStates)[number]

/** Why a recipient did not get the email. */
export const recipientProblems = [
  'unavailable',
  'refused',
  'policy',
  'no_mailbox',
  'opted_out',
  'suppressed',
  'no_consent',
] as const
export type RecipientProblem = (typeof recipientProblems)[number]
export const problemReads: Record<RecipientProblem, string> = {
  unavailable: 'deferred by the mail server',
  refused: 'refused by the mail server',
  policy: "blocked by the mail server's rules, such as spam protection",
  no_mailbox: "mailbox doesn't exist",
  opted_out: 'unsubscribed before sending',
  suppressed: 'on the suppression list',
  no_consent: 'no longer consents to promotional email',
}

/** The number of attempts per email; then the recipient counts as failed. */
export const MAX_ATTEMPTS = 3
export const paces = [10, 50, 100, 500, 1000] as const
export const CONFIRM_DAYS = 7

/**
 * The allowed actions for each status of a campaign. For a sent campaign, a retry includes the recipients that the mail server deferred.
 */
const allowed: Record<CampaignStatus, readonly string[]> = {
  draft: ['edit', 'send', 'schedule', 'delete'],
  scheduled: ['unschedule'],
  sending: ['pause', 'cancel'],
  paused: ['resume', 'cancel'],
  sent: ['retry', 'again'],
  failed: ['retry', 'again'],
  cancelled: [],
}
export type CampaignAct =
  | 'edit'
  | 'send'
  | 'schedule'
  | 'delete'
  | 'unschedule'
  | 'pause'
  | 'resume'
  | 'cancel'
  | 'retry'
  | 'again'
export const canPerform = (status: CampaignStatus, act: CampaignAct): boolean => allowed[status].includes(act)

const FIELD = /\{first_name\}/g

/** The text with {first_name} filled in; 'there' for an unknown name. */
export const fillFields = (text: string, name: string | null): string =>
  text.replace(FIELD, () => firstName(name) || 'there')

export const campaignLimits = { title: 120, subject: 150, content: 50_000 } as const
