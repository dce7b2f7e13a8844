// Moderation: content that may have to be removed. Jobs, companies, profiles and articles are items: approved,
// pending, flagged or rejected (MOD-03). All staff can flag and write notes; only platform_admin approves and
// rejects, each time with a reason. A rejected item is hidden from the public at once; its owner sees the reason, can
// answer, and can ask for another review. A flag hides nothing, and rules only flag. Anyone can report a job;
// reporters get thanks, and signed-in reporters are notified of the outcome.

import { z } from 'zod'
import { cursors, Id, procedure, Timestamp } from '#lib/contract.ts'
import { reportReasons } from '#lib/report-reasons.ts'
import { typedText } from '#lib/text.ts'
import { storableText } from '#lib/tidy-text.ts'
import { moderationKinds, moderationStatuses, queueViews } from './moderation-queue.ts'
import { acts, decisionErrors, findingRules, maxDecisionReasonCharacters, maxReportCharacters } from './rules.ts'

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
  /** The company or person that owns it; null for an article without an author. */
  owner: z.string().nullable(),
  status: z.enum(moderationStatuses),
  createdAt: Timestamp,
  createdBy: z.string().nullable(),
  waitingSince: Timestamp.nullable(),
  /** Open reports. */
  reports: z.number().int(),
  /** True if the latest note is the owner's. */
  isAnswered: z.boolean(),
  /** Sent with a decision, so that staff cannot decide on a version they have not read. */
  changedAt: Timestamp,
})
export const QueueItem = Head.extend({ excerpt: z.string() })
export type QueueItem = z.infer<typeof QueueItem>

export const Finding = z.object({
  rule: z.enum(findingRules),
  says: z.string(),
  /** The relevant words of the text. */
  quotes: z.array(z.string()),
  /** Other items with the same text. */
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
  /** The current version of the subject. */
  passages: z.array(Passage),
  facts: z.array(z.object({ label: z.string(), value: z.union([z.string(), Timestamp]) })),
  /** The staff page of the subject; null if there is none. */
  link: z.string().nullable(),
  isHidden: z.boolean(),
  findings: z.array(Finding),
  /** What reporters said, without their identity. */
  reported: z.array(
    z.object({ id: Id, reason: z.enum(reportReasons), words: z.string(), createdAt: Timestamp, isClosed: z.boolean() }),
  ),
  /** Newest first. */
  history: z.array(HistoryEntry),
})
export type ModerationItem = z.infer<typeof ModerationItem>

const One = z.object({ id: Id })
const Words = typedText(maxDecisionReasonCharacters)
const Required = typedText(maxDecisionReasonCharacters, 'Please enter a reason')
const SeenVersion = One.extend({ seen: Timestamp })

/** The submitted report; `website` is the hidden honeypot field. */
export const ReportJob = z.object({
  /** Made by the reporter's client: sending it again changes nothing. */
  id: Id,
  jobId: Id,
  reason: z.enum(reportReasons, { error: 'Please choose a reason' }),
  words: typedText(maxReportCharacters).default(''),
  website: z.string().max(2000).default(''),
})
export type ReportJob = z.input<typeof ReportJob>

/** The owner's view of an item: decision, reason, and the notes of both sides. */
export const OwnItem = z.object({
  id: Id,
  kind: z.enum(moderationKinds),
  subjectId: Id,
  title: z.string(),
  status: z.enum(moderationStatuses),
  isHidden: z.boolean(),
  /** The reason of the last rejection. */
  reason: z.string(),
  decidedAt: Timestamp.nullable(),
  /** True if the owner asks for another review and has no answer yet. */
  isAsked: z.boolean(),
})
export type OwnItem = z.infer<typeof OwnItem>
export const OwnThread = OwnItem.extend({ history: z.array(HistoryEntry), editLink: z.string().nullable() })
export type OwnThread = z.infer<typeof OwnThread>

const decision = procedure.errors(decisionErrors)

export const moderationContract = {
  list: procedure
    .route({ method: 'GET', path: '/admin/moderation', summary: 'List items for moderation, longest waiting first' })
    .input(QueueFilters)
    .output(
      z.object({
        items: z.array(QueueItem),
        ...cursors,
        /** The number of all waiting items, regardless of filters. */
        waiting: z.object({ count: z.number().int(), oldest: Timestamp.nullable() }),
      }),
    ),
  get: procedure
    .route({
      method: 'GET',
      path: '/admin/moderation/{id}',
      summary: 'Get one item with its text, findings and history',
    })
    .input(One)
    .output(ModerationItem),
  approve: decision
    .route({
      method: 'POST',
      path: '/admin/moderation/{id}/approve',
      summary: 'Approve an item; a hidden one is shown again',
    })
    .input(SeenVersion.extend({ reason: Words.default('') }))
    .output(ModerationItem),
  reject: decision
    .route({
      method: 'POST',
      path: '/admin/moderation/{id}/reject',
      summary: 'Reject an item: hides it from the public and notifies the owner with the reason',
    })
    .input(SeenVersion.extend({ reason: Required }))
    .output(ModerationItem),
  flag: decision
    .route({ method: 'POST', path: '/admin/moderation/{id}/flag', summary: 'Flag an item for review' })
    .input(SeenVersion.extend({ reason: Required }))
    .output(ModerationItem),
  note: procedure
    .route({ method: 'POST', path: '/admin/moderation/{id}/notes', summary: 'Send a note to the owner' })
    .input(One.extend({ noteId: Id, text: typedText(maxDecisionReasonCharacters, 'Please enter a note') }))
    .output(ModerationItem),
  report: procedure
    .route({ method: 'POST', path: '/job-reports', summary: 'Report an open job, signed in or not' })
    .input(ReportJob)
    .output(z.object({ done: z.literal(true) })),
  listOwn: procedure
    .route({
      method: 'GET',
      path: '/own-moderation',
      summary: 'List your items that are hidden or have a note from staff',
    })
    .output(z.array(OwnItem)),
  getOwn: procedure
    .route({
      method: 'GET',
      path: '/own-moderation/{id}',
      summary: 'Get one of your items with its decision and notes',
    })
    .input(One)
    .output(OwnThread),
  answer: procedure
    .errors({
      NOT_REJECTED: { status: 409, message: "This isn't hidden anymore, so there's nothing to review again." },
    })
    .route({
      method: 'POST',
      path: '/own-moderation/{id}/answers',
      summary: 'Reply to staff, and optionally request another review',
    })
    .input(
      One.extend({
        answerId: Id,
        text: typedText(maxDecisionReasonCharacters, 'Please enter a reply'),
        asksAgain: z.boolean().default(false),
      }),
    )
    .output(OwnThread),
}
