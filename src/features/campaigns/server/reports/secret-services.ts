import { z } from 'zod'
import { line, type MailReport, many, permanent, type ReadReports, type ReportKind, reportsOf } from './read-reports.ts'

const Own = z.object({ events: many(z.object({ type: line, email: line, id: line.optional() })) })
/**
 * Our own format: `{ "events": [{ "type": "bounce" | "complaint" | "soft" | "delivered", "email": "…", "id": "…" }]
 * }`.
 */
export const readOwn: ReadReports = (body) => {
  const own = Own.safeParse(body)
  if (!own.success) return null
  const kinds: Record<string, ReportKind> = {
    bounce: 'bounce',
    complaint: 'complaint',
    soft: 'soft',
    delivered: 'delivered',
  }
  return reportsOf(
    own.data.events.map(({ type, email, id = '' }) => ({ address: email, kind: kinds[type] ?? null, id })),
  )
}

const Postmark = z.object({
  RecordType: line,
  Type: line.optional(),
  Email: line.optional(),
  /** Postmark's name for the address of a delivery. */
  Recipient: line.optional(),
  ID: z.number().optional(),
  MessageID: line.optional(),
  Details: line.optional(),
})
/** Postmark's format: one event per call. */
export const readPostmark: ReadReports = (body) => {
  const one = Postmark.safeParse(body)
  if (!one.success) return null
  const { RecordType, Type, Email: email, Recipient, ID, MessageID, Details } = one.data
  const address = email ?? Recipient
  if (address === undefined) return null
  return reportsOf([
    { address, kind: postmarkKind(RecordType, Type), id: `${RecordType} ${ID ?? MessageID ?? ''}`, answer: Details },
  ])
}

function postmarkKind(record: string, type: string | undefined): ReportKind | null {
  if (record === 'SpamComplaint') return 'complaint'
  if (record === 'Delivery') return 'delivered'
  if (record !== 'Bounce') return null
  if (type === 'HardBounce' || type === 'BadEmailAddress') return 'bounce'
  return type === 'SoftBounce' || type === 'Transient' ? 'soft' : null
}

const SendGrid = many(
  z.object({
    event: line,
    type: line.optional(),
    email: line,
    sg_event_id: line.optional(),
    'smtp-id': line.optional(),
    reason: line.optional(),
  }),
)
/** SendGrid's format: a list. */
export const readSendGrid: ReadReports = (body) => {
  const list = SendGrid.safeParse(body)
  if (!list.success) return null
  return reportsOf(
    list.data.map(({ event, type, email, sg_event_id: id = '', 'smtp-id': messageId, reason }) => ({
      ...{ address: email, kind: sendGridKind(event, type), id, messageId, answer: reason },
    })),
  )
}

function sendGridKind(event: string, type: string | undefined): ReportKind | null {
  if (event === 'spamreport') return 'complaint'
  if (event === 'delivered') return 'delivered'
  if (event !== 'bounce') return null
  return type === 'blocked' ? 'soft' : 'bounce'
}

const BrevoEvent = z.object({
  event: line,
  email: line,
  'message-id': line.optional(),
  ts_event: z.number().optional(),
  ts_epoch: z.number().optional(),
  reason: line.optional(),
})
const Brevo = z.union([BrevoEvent, many(BrevoEvent.extend({ 'message-id': line }))])
/**
 * Brevo's format for transactional email: one event per call, or a list for batched calls. Events have no id, so it
 * is built from their fields.
 */
export const readBrevo: ReadReports = (body) => {
  const events = Brevo.safeParse(body)
  if (!events.success) return null
  return reportsOf(
    [events.data].flat().map(({ event, email, 'message-id': messageId, ts_event, ts_epoch, reason }) => ({
      ...{ address: email, kind: brevoKind(event, reason), messageId, answer: reason },
      id: [event, email, messageId, ts_event ?? ts_epoch].join(' '),
    })),
  )
}

function brevoKind(event: string, reason: string | undefined): ReportKind | null {
  if (event === 'hard_bounce' || event === 'invalid_email') return permanent(reason)
  if (event === 'spam' || event === 'complaint') return 'complaint'
  if (event === 'soft_bounce') return 'soft'
  return event === 'delivered' ? 'delivered' : null
}

/** Reports with our shared secret: our format, Postmark, Brevo, SendGrid. */
export function readWithSecret(body: unknown): MailReport[] | null {
  const isBrevoList = Array.isArray(body) && body.length > 0 && !('sg_event_id' in Object(body[0]))
  return (
    readOwn(body) ??
    readPostmark(body) ??
    (Array.isArray(body) && !isBrevoList ? null : readBrevo(body)) ??
    readSendGrid(body)
  )
}
