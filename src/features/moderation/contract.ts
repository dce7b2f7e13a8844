// Moderation: what stands on the platform and may have to go. Jobs, companies, profiles and articles are items: approved,
// pending, flagged or rejected (MOD-03). All staff flag and write notes; platform_admin alone approves and rejects, each time
// with a reason. A rejected item is hidden from the public at once; its owner reads why, answers, and may ask for another look.
// A flag hides nothing, and a rule only flags. Anybody reports a job; the reporter is told nothing but thanks, and what became
// of it where they were signed in.

import { z } from 'zod'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { typedText } from '#lib/text.ts'
import { storableText } from '#lib/tidy-text.ts'
import {
  acts,
  decisionErrors,
  findingRules,
  moderationKinds,
  moderationStatuses,
  mostReasonCharacters,
  mostReportCharacters,
  queueViews,
  reportReasons,
} from './rules.ts'

export const QueueFilters = z.object({
  q: z.string().max(200).default('').transform(storableText),
  kind: z.enum(moderationKinds).optional(),
  view: z.enum(queueViews).default('waiting'),
  cursor: z.string().max(2000).optional(),
})
export type QueueFilters = z.input<typeof QueueFilters>

const Head = z.object({
  id: Id,
  kind: z.enum(moderationKinds),
  subjectId: Id,
  title: z.string(),
  /** The company or person that it is of; null for an article without an author. */
  owner: z.string().nullable(),
  status: z.enum(moderationStatuses),
  createdAt: Timestamp,
  createdBy: z.string().nullable(),
  waitingSince: Timestamp.nullable(),
  /** Reports that nobody has decided on. */
  reports: z.number().int(),
  /** The owner wrote last. */
  isAnswered: z.boolean(),
  /** Given back with a decision, so that nobody decides on what they have not read. */
  changedAt: Timestamp,
})
export const QueueItem = Head.extend({ excerpt: z.string() })
export type QueueItem = z.infer<typeof QueueItem>

export const Finding = z.object({
  rule: z.enum(findingRules),
  says: z.string(),
  /** Words of the text that it is about. */
  quotes: z.array(z.string()),
  /** Other items that hold the same. */
  others: z.array(
    z.object({ id: Id, title: z.string(), owner: z.string().nullable(), status: z.enum(moderationStatuses) }),
  ),
})
export type Finding = z.infer<typeof Finding>

export const HistoryEntry = z.object({
  id: Id,
  act: z.enum(acts),
  by: z.enum(['staff', 'owner', 'rules', 'reporter']),
  actor: z.string().nullable(),
  words: z.string(),
  at: Timestamp,
})
export type HistoryEntry = z.infer<typeof HistoryEntry>

export const Passage = z.object({ heading: z.string().nullable(), paragraphs: z.array(z.string()) })

export const ModerationItem = Head.extend({
  /** The subject itself, as it stands now. */
  passages: z.array(Passage),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Where staff open it; null where it has no page. */
  link: z.string().nullable(),
  isHidden: z.boolean(),
  findings: z.array(Finding),
  /** What people said against it, without who said it. */
  reported: z.array(
    z.object({ id: Id, reason: z.enum(reportReasons), words: z.string(), createdAt: Timestamp, isClosed: z.boolean() }),
  ),
  /** Newest first. */
  history: z.array(HistoryEntry),
})
export type ModerationItem = z.infer<typeof ModerationItem>

const One = z.object({ id: Id })
const Words = typedText(mostReasonCharacters)
const Required = typedText(mostReasonCharacters, 'Please give a reason')
const Seen = One.extend({ seen: Timestamp })

/** A report as it is sent; `website` is the field that people do not see. */
export const ReportJob = z.object({
  /** Made by whoever reports: sending it again changes nothing. */
  id: Id,
  jobId: Id,
  reason: z.enum(reportReasons, { error: 'Please choose a reason' }),
  words: typedText(mostReportCharacters).default(''),
  website: z.string().max(2000).default(''),
})
export type ReportJob = z.input<typeof ReportJob>

/** What the owner sees of an item: what was decided, why, and what was said between the two sides. */
export const OwnItem = z.object({
  id: Id,
  kind: z.enum(moderationKinds),
  subjectId: Id,
  title: z.string(),
  status: z.enum(moderationStatuses),
  isHidden: z.boolean(),
  /** The last reason for a rejection. */
  reason: z.string(),
  decidedAt: Timestamp.nullable(),
  /** They ask for another look, and nobody has answered. */
  isAsked: z.boolean(),
})
export type OwnItem = z.infer<typeof OwnItem>
export const OwnThread = OwnItem.extend({ history: z.array(HistoryEntry), editLink: z.string().nullable() })
export type OwnThread = z.infer<typeof OwnThread>

const decision = procedure.errors(decisionErrors)

export const moderationContract = {
  list: procedure
    .route({ method: 'GET', path: '/admin/moderation', summary: 'Items for moderation, what waits longest first' })
    .input(QueueFilters)
    .output(
      z.object({
        items: z.array(QueueItem),
        before: z.string().nullable(),
        after: z.string().nullable(),
        /** Of all that wait, whatever the filters. */
        waiting: z.object({ count: z.number().int(), oldest: Timestamp.nullable() }),
      }),
    ),
  get: procedure
    .route({ method: 'GET', path: '/admin/moderation/{id}', summary: 'One item with its text, findings and history' })
    .input(One)
    .output(ModerationItem),
  approve: decision
    .route({
      method: 'POST',
      path: '/admin/moderation/{id}/approve',
      summary: 'Approve, and show again what was hidden',
    })
    .input(Seen.extend({ reason: Words.default('') }))
    .output(ModerationItem),
  reject: decision
    .route({
      method: 'POST',
      path: '/admin/moderation/{id}/reject',
      summary: 'Hide from the public and tell the owner why',
    })
    .input(Seen.extend({ reason: Required }))
    .output(ModerationItem),
  flag: decision
    .route({ method: 'POST', path: '/admin/moderation/{id}/flag', summary: 'Ask that somebody looks' })
    .input(Seen.extend({ reason: Required }))
    .output(ModerationItem),
  note: procedure
    .route({ method: 'POST', path: '/admin/moderation/{id}/notes', summary: 'Write to the owner' })
    .input(One.extend({ noteId: Id, text: typedText(mostReasonCharacters, 'Please write a note') }))
    .output(ModerationItem),
  report: procedure
    .route({ method: 'POST', path: '/job-reports', summary: 'Report an open job, signed in or not' })
    .input(ReportJob)
    .output(z.object({ done: z.literal(true) })),
  listOwn: procedure
    .route({ method: 'GET', path: '/own-moderation', summary: 'Own items that are hidden, or that staff wrote about' })
    .output(z.array(OwnItem)),
  getOwn: procedure
    .route({
      method: 'GET',
      path: '/own-moderation/{id}',
      summary: 'Why an own item is hidden, and what was said of it',
    })
    .input(One)
    .output(OwnThread),
  answer: procedure
    .errors({
      NOT_REJECTED: { status: 409, message: 'This is not hidden any more: there is nothing to look at again.' },
    })
    .route({ method: 'POST', path: '/own-moderation/{id}/answers', summary: 'Write back, and ask for another look' })
    .input(
      One.extend({
        answerId: Id,
        text: typedText(mostReasonCharacters, 'Please write an answer'),
        asksAgain: z.boolean().default(false),
      }),
    )
    .output(OwnThread),
}
