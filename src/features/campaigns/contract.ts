// Email campaigns, written and sent by platform staff. A draft is scheduled or sent; sending can be paused, resumed
// and cancelled; a failed campaign can be retried for recipients who have not received it. Each address gets a
// campaign at most once, with one-click unsubscribe; addresses that bounced, complained or opted out are excluded
// automatically.

import { z } from 'zod'
import { Id, pageOf, procedure, Timestamp } from '#lib/contract.ts'
import { typedLine, typedText } from '#lib/text.ts'
import { campaignStatuses } from './campaign-statuses.ts'
import { MAX_PICTURES, MAX_PICTURES_BYTES } from './picture-rules.ts'
import {
  activities,
  audiences,
  campaignLimits,
  paces,
  recipientProblems,
  recipientStates,
  templateTypes,
} from './rules.ts'

/** The error when a form lacks a title, subject or content (CAMP-02). */
export const fillIn = 'Please fill in all required fields'

export const campaignErrors = {
  FIELDS_REQUIRED: { status: 422, message: fillIn },
  PICTURES_ALONE: {
    status: 422,
    message: "Please add some text. Many readers don't see images until they allow them.",
  },
  TOO_MANY_PICTURES: { status: 422, message: `Please use at most ${MAX_PICTURES} images in a campaign.` },
  PICTURES_TOO_HEAVY: {
    status: 422,
    message: `The images in this campaign exceed ${MAX_PICTURES_BYTES / 1024 / 1024} MB in total. Please remove one or use a smaller one.`,
  },
  PICTURE_GONE: { status: 422, message: 'One of the images no longer exists. Please remove it or add it again.' },
  NOT_POSSIBLE: { status: 409, message: "This campaign's status has changed. Refresh to see the latest." },
  CHANGED_MEANWHILE: { status: 409, message: 'Someone else changed this campaign.' },
  NO_RECIPIENTS: { status: 422, message: 'No recipients match this audience. Choose another audience or type.' },
  TIME_PAST: { status: 422, message: 'Choose a time within the next year.' },
  MAIL_NOT_SENT: { status: 502, message: "The mail server didn't accept the test email. Please try again." },
} as const

export const CampaignText = z.object({
  title: typedLine(campaignLimits.title, fillIn),
  subject: typedLine(campaignLimits.subject, fillIn),
  content: typedText(campaignLimits.content, fillIn),
  templateType: z.enum(templateTypes),
})
export type CampaignText = z.output<typeof CampaignText>

const Pace = z.union(paces.map((pace) => z.literal(pace)))
export const CampaignReaders = z.object({
  audience: z.enum(audiences),
  activity: z.enum(activities),
  // form values are strings
  pace: Pace.or(z.string().max(6).transform(Number).pipe(Pace)),
})
export const CampaignDraft = CampaignText.extend(CampaignReaders.shape)
export type CampaignDraft = z.output<typeof CampaignDraft>

/** The campaign's revision when it was read; a call with an older revision is refused. */
const SeenRevision = z.object({ id: Id, revision: z.number().int().min(1).max(1_000_000) })

export const Campaign = z.object({
  id: Id,
  title: z.string(),
  subject: z.string(),
  templateType: z.enum(templateTypes),
  status: z.enum(campaignStatuses),
  audience: z.enum(audiences),
  activity: z.enum(activities),
  scheduledFor: Timestamp.nullable(),
  startedAt: Timestamp.nullable(),
  finishedAt: Timestamp.nullable(),
  problem: z.enum(['mail_away', 'all_refused']).nullable(),
  recipientCount: z.number().int(),
  sentCount: z.number().int(),
  openedCount: z.number().int(),
  clickedCount: z.number().int(),
  isSample: z.boolean(),
  createdAt: Timestamp,
})
export type Campaign = z.infer<typeof Campaign>

export const CampaignDetails = Campaign.extend({
  content: z.string(),
  pace: z.number().int(),
  revision: z.number().int(),
  updatedAt: Timestamp,
  createdBy: z.string().nullable(),
  /** The number of recipients by state; empty before it is sent. */
  states: z.partialRecord(z.enum(recipientStates), z.number().int()),
  /** The number of recipients who did not get it, by reason. */
  problems: z.partialRecord(z.enum(recipientProblems), z.number().int()),
  /** The number of recipients refused by the mail server that a retry would include. */
  retryable: z.number().int(),
  machineOpened: z.number().int(),
  /** How many emails were delivered, and how many were marked as spam, as reported by the mail service. */
  delivered: z.number().int(),
  complained: z.number().int(),
  links: z.array(z.object({ position: z.number().int(), url: z.string(), clickedCount: z.number().int() })),
})
export type CampaignDetails = z.infer<typeof CampaignDetails>

export const Recipient = z.object({
  id: Id,
  email: z.string(),
  name: z.string().nullable(),
  state: z.enum(recipientStates),
  problem: z.enum(recipientProblems).nullable(),
  /** The mail server's answer if it refused the email. */
  answer: z.string().nullable(),
  sentAt: Timestamp.nullable(),
  openedAt: Timestamp.nullable(),
  clickedAt: Timestamp.nullable(),
  machineOpenedAt: Timestamp.nullable(),
  /** When the mail service reported delivery. */
  deliveredAt: Timestamp.nullable(),
  complainedAt: Timestamp.nullable(),
  softBounces: z.number().int(),
})
export type Recipient = z.infer<typeof Recipient>

const cursor = z.string().max(2000).optional()

export const ListCampaigns = z.object({ status: z.enum(campaignStatuses).optional(), cursor })
export const ListRecipients = z.object({ id: Id, state: z.enum(recipientStates).optional(), cursor })

export const CampaignOverview = z.object({
  counts: z.record(z.enum(campaignStatuses), z.number().int()),
  /** In the last 30 days. */
  mailsSent: z.number().int(),
  opened: z.number().int(),
  clicked: z.number().int(),
  subscribers: z.object({ total: z.number().int(), active: z.number().int(), recent: z.number().int() }),
  suppressed: z.number().int(),
})
export type CampaignOverview = z.infer<typeof CampaignOverview>

const changes = procedure.errors(campaignErrors)

export const campaignsContract = {
  overview: procedure
    .route({
      method: 'GET',
      path: '/admin/campaigns-overview',
      summary: 'Get statistics of campaigns and the newsletter',
    })
    .output(CampaignOverview),
  list: procedure
    .route({ method: 'GET', path: '/admin/campaigns', summary: 'List campaigns, newest first' })
    .input(ListCampaigns)
    .output(pageOf(Campaign)),
  get: procedure
    .route({ method: 'GET', path: '/admin/campaigns/{id}', summary: 'Get one campaign with its statistics' })
    .input(z.object({ id: Id }))
    .output(CampaignDetails),
  recipients: procedure
    .route({
      method: 'GET',
      path: '/admin/campaigns/{id}/recipients',
      summary: 'List the recipients of a campaign with their states',
    })
    .input(ListRecipients)
    .output(pageOf(Recipient)),
  audience: procedure
    .route({
      method: 'GET',
      path: '/admin/campaign-audience',
      summary: 'Count the people who would get a campaign now',
    })
    .input(CampaignReaders.omit({ pace: true }).extend({ templateType: z.enum(templateTypes) }))
    .output(
      z.object({
        recipients: z.number().int(),
        leftOut: z.number().int(),
        /** Number of excluded people by reason: suppressed address, opted out of this kind, no consent to it. */
        why: z.object({ suppressed: z.number().int(), opted_out: z.number().int(), no_consent: z.number().int() }),
      }),
    ),
  create: changes
    .route({ method: 'POST', path: '/admin/campaigns', summary: 'Create a draft campaign' })
    .input(CampaignText.extend({ id: Id }))
    .output(z.object({ id: Id })),
  copy: changes
    .route({
      method: 'POST',
      path: '/admin/campaigns/{id}/copy',
      summary: 'Create a draft with the content of another campaign',
    })
    .input(z.object({ id: Id, newId: Id }))
    .output(z.object({ id: Id })),
  save: changes
    .route({ method: 'PUT', path: '/admin/campaigns/{id}', summary: 'Save a draft' })
    .input(CampaignDraft.extend(SeenRevision.shape))
    .output(z.object({ revision: z.number().int(), updatedAt: Timestamp })),
  remove: changes
    .route({ method: 'DELETE', path: '/admin/campaigns/{id}', summary: 'Delete a draft' })
    .input(z.object({ id: Id }))
    .output(z.object({ id: Id })),
  sendTest: changes
    .route({ method: 'POST', path: '/admin/campaigns/{id}/test', summary: 'Send the campaign to yourself as a test' })
    .input(z.object({ id: Id }))
    .output(z.object({ to: z.string() })),
  send: changes
    .route({ method: 'POST', path: '/admin/campaigns/{id}/send', summary: 'Send a draft now' })
    .input(SeenRevision)
    .output(z.object({ status: z.enum(campaignStatuses) })),
  schedule: changes
    .route({ method: 'POST', path: '/admin/campaigns/{id}/schedule', summary: 'Schedule a draft' })
    .input(SeenRevision.extend({ at: Timestamp }))
    .output(z.object({ status: z.enum(campaignStatuses) })),
  act: changes
    .route({
      method: 'POST',
      path: '/admin/campaigns/{id}/acts',
      summary:
        'Unschedule, pause, resume or cancel a campaign; retry recipients who have not received it (for a sent campaign, the deferred ones); resend to recipients with an unknown outcome',
    })
    .input(z.object({ id: Id, act: z.enum(['unschedule', 'pause', 'resume', 'cancel', 'retry', 'again']) }))
    .output(z.object({ status: z.enum(campaignStatuses) })),
}
