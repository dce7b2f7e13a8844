import { firstName } from '#lib/names.ts'

/** The kinds of campaign, which readers may choose among. */
export const templateTypes = ['newsletter', 'job_alert', 'announcement', 'promotional'] as const
export type TemplateType = (typeof templateTypes)[number]

export const templateFacts: Record<TemplateType, { label: string; reads: string }> = {
  newsletter: { label: 'Newsletter', reads: 'Our newsletter about finding work and hiring' },
  job_alert: { label: 'Job alert', reads: 'Jobs that our staff picked out' },
  announcement: { label: 'Announcement', reads: 'What changes at Tandem' },
  promotional: { label: 'Promotional', reads: 'Offers' },
}

/** Kinds that only those get who agreed to them. */
const consented = ['promotional'] as const
export const needsConsent = (kind: TemplateType): kind is (typeof consented)[number] =>
  (consented as readonly string[]).includes(kind)

export const campaignStatuses = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'failed', 'cancelled'] as const
export type CampaignStatus = (typeof campaignStatuses)[number]

export const audiences = ['subscribers', 'job_seekers', 'companies', 'staff'] as const
/** Why a person of an audience is left out. */
export type LeftOut = 'suppressed' | 'opted_out' | 'no_consent'
export type Audience = (typeof audiences)[number]
export const audienceLabels: Record<Audience, string> = {
  subscribers: 'Newsletter subscribers',
  job_seekers: 'Job seekers',
  companies: 'People of companies',
  staff: 'Platform staff',
}

export const activities = ['any', 'active', 'quiet'] as const
export type Activity = (typeof activities)[number]
export const activityLabels: Record<Activity, string> = {
  any: 'Whenever they were here',
  active: 'Signed in within 30 days',
  quiet: 'Not signed in for 90 days',
}
export const ACTIVE_DAYS = 30
export const QUIET_DAYS = 90
/** A subscriber counts as recent for so long (CAMP-10). */
export const RECENT_DAYS = 30

export const recipientStates = ['waiting', 'sending', 'sent', 'unsure', 'failed', 'bounced', 'skipped'] as const
export type RecipientState = (typeof recipientStates)[number]

/** Why a recipient has not got the mail. */
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
  unavailable: 'the mail server put it off for now',
  refused: 'the mail server refused this mail',
  policy: 'the mail server’s rules turned it away, such as spam protection',
  no_mailbox: 'there is no such mailbox',
  opted_out: 'unsubscribed before it left',
  suppressed: 'on the list of addresses that are never mailed',
  no_consent: 'no longer agrees to promotional mail',
}

/** A mail that was not taken is tried so often, then the recipient counts as failed. */
export const MOST_ATTEMPTS = 3
export const paces = [10, 50, 100, 500, 1000] as const
export const CONFIRM_DAYS = 7

/** What may be asked of a campaign in each status. Of one that was sent, a retry is for those whom the mail server put off. */
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
export const may = (status: CampaignStatus, act: CampaignAct): boolean => allowed[status].includes(act)

const FIELD = /\{first_name\}/g

/** The words with {first_name} filled in; 'there' for somebody whose name is not known. */
export const fillFields = (text: string, name: string | null): string =>
  text.replace(FIELD, () => firstName(name) || 'there')

export const campaignLimits = { title: 120, subject: 150, content: 50_000 } as const
