import { z } from 'zod'
import { line, many, permanent, type ReadReports, type ReportKind, reportsOf } from './read-reports.ts'

const Mailgun = z.object({
  'event-data': z.object({
    event: line,
    id: line,
    timestamp: z.number(),
    recipient: line.optional(),
    severity: line.optional(),
    reason: line.optional(),
    'delivery-status': z
      .object({
        code: z.number().nullish(),
        'enhanced-code': line.nullish(),
        message: z.string().max(20_000).nullish(),
        description: z.string().max(20_000).nullish(),
      })
      .nullish(),
    message: z.object({ headers: z.object({ 'message-id': line.optional() }).optional() }).optional(),
  }),
})
/** Mailgun's format: one event per call; an id is unique within a day. */
export const readMailgun: ReadReports = (body) => {
  const one = Mailgun.safeParse(body)
  if (!one.success) return null
  const {
    event,
    id,
    timestamp,
    recipient = '',
    severity,
    reason,
    'delivery-status': status,
    message,
  } = one.data['event-data']
  const said = status?.message || status?.description || ''
  const isCompleteAnswer = /^\d{3}\b/.test(said) || !status?.code
  const answer = isCompleteAnswer ? said : [status.code, status['enhanced-code'], said].filter(Boolean).join(' ')
  const kind = mailgunKind({ event, severity, reason, answer })
  const messageId = message?.headers?.['message-id']
  return reportsOf([{ address: recipient, kind, id: `${id} ${timestamp}`, messageId, answer }])
}

type MailgunSays = { event: string; severity: string | undefined; reason: string | undefined; answer: string }
function mailgunKind({ event, severity, reason, answer }: MailgunSays): ReportKind | null {
  if (event === 'complained') return 'complaint'
  if (event === 'delivered') return 'delivered'
  if (event !== 'failed') return null
  if (severity !== 'permanent') return 'soft'
  if (reason === 'suppress-complaint') return 'complaint'
  if (reason === 'suppress-bounce') return 'bounce'
  return reason === 'bounce' ? permanent(answer) : 'soft'
}

const Resend = z.object({
  type: line,
  created_at: line.optional(),
  data: z.object({
    email_id: line.optional(),
    message_id: line.optional(),
    to: z.union([line.transform((to) => [to]), z.array(line).max(100)]).optional(),
    bounce: z
      .object({
        type: line.optional(),
        message: z.string().max(20_000).optional(),
        diagnosticCode: z.array(line).max(20).optional(),
      })
      .optional(),
  }),
})
/**
 * Resend's format: one event per call, about an email to one address. With several recipients, the event does not say which one is meant.
 */
export const readResend: ReadReports = (body) => {
  const one = Resend.safeParse(body)
  if (!one.success) return null
  const { type, created_at, data } = one.data
  const [to = '', ...others] = data.to ?? []
  if (others.length > 0) return []
  const address = /<([^<>]+)>\s*$/.exec(to)?.[1] ?? to
  const answer = data.bounce?.diagnosticCode?.join(' ') || data.bounce?.message
  const kind = resendKind(type, data.bounce)
  return reportsOf([
    { address, kind, id: [type, data.email_id, created_at].join(' '), messageId: data.message_id, answer },
  ])
}

function resendKind(type: string, bounce: z.output<typeof Resend>['data']['bounce']): ReportKind | null {
  if (type === 'email.complained') return 'complaint'
  if (type === 'email.delivered') return 'delivered'
  if (type !== 'email.bounced') return null
  // older events have the bounce type only in their text
  const isHard = bounce?.type
    ? bounce.type === 'Permanent'
    : /hard bounce|suppressed sending/i.test(bounce?.message ?? '')
  return isHard ? permanent(bounce?.diagnosticCode?.join(' ')) : 'soft'
}

const Recipient = z.object({ emailAddress: line, status: line.optional(), diagnosticCode: line.optional() })
const Ses = z.object({
  /** `eventType` for published events, `notificationType` for notifications of an identity. */
  eventType: line.optional(),
  notificationType: line.optional(),
  mail: z
    .object({
      messageId: line.optional(),
      commonHeaders: z.object({ messageId: line.optional() }).optional(),
      headers: z
        .array(z.object({ name: line, value: z.string().max(20_000) }))
        .max(1000)
        .optional(),
    })
    .optional(),
  bounce: z.object({ bounceType: line, bouncedRecipients: many(Recipient), feedbackId: line.optional() }).optional(),
  complaint: z
    .object({
      complainedRecipients: many(Recipient),
      complaintSubType: line.nullish(),
      complaintFeedbackType: line.nullish(),
    })
    .optional(),
  delivery: z.object({ recipients: many(line) }).optional(),
})
/**
 * The SES report in the `Message` of a notification, as a notification or a published event; the id is the
 * notification's.
 */
export const readSes: ReadReports = (body) => {
  const one = Ses.safeParse(body)
  if (!one.success) return null
  const { eventType, notificationType, mail, bounce, complaint, delivery } = one.data
  const event = eventType ?? notificationType
  if (!event) return null
  const original = mail?.headers?.find(({ name }) => name.toLowerCase() === 'message-id')?.value
  const messageId = original ?? mail?.commonHeaders?.messageId
  const about = (address: string) => ({ address, id: `${event} ${address}`, messageId })
  if (event === 'Bounce' && bounce) {
    const isHard = bounce.bounceType === 'Permanent'
    return reportsOf(
      bounce.bouncedRecipients.map(({ emailAddress, status, diagnosticCode }) => {
        const answer = diagnosticCode?.replace(/^smtp;\s*/i, '') ?? (status && `550 ${status}`)
        return { ...about(emailAddress), kind: isHard ? permanent(answer) : 'soft', answer }
      }),
    )
  }
  if (event === 'Complaint' && complaint) {
    const answer = complaint.complaintFeedbackType ?? undefined
    // the reader undid the complaint
    if (answer === 'not-spam') return []
    return reportsOf(
      complaint.complainedRecipients.map(({ emailAddress }) => ({ ...about(emailAddress), kind: 'complaint', answer })),
    )
  }
  if (event === 'Delivery' && delivery)
    return reportsOf(delivery.recipients.map((address) => ({ ...about(address), kind: 'delivered' })))
  return []
}
