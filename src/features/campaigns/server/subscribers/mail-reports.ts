import { z } from 'zod'
import { Email } from '#features/accounts/contract.ts'

export type MailReport = { email: string; reason: 'bounce' | 'complaint' }

/** Our own form: `{ "events": [{ "type": "bounce" | "complaint", "email": "…" }] }`. */
const Own = z.object({ events: z.array(z.object({ type: z.string(), email: z.string() })).max(10_000) })
/** What Postmark sends: one event a call. */
const Postmark = z.object({ RecordType: z.string(), Type: z.string().optional(), Email: z.string() })
/** What SendGrid sends: a list. */
const SendGrid = z.array(z.object({ event: z.string(), type: z.string().optional(), email: z.string() })).max(10_000)

/**
 * What a provider reports of addresses: hard bounces and complaints. A mailbox that is full or away for a while is no reason to
 * end anything and is left out. Null for a form that nobody knows.
 */
export function readMailReports(body: unknown): MailReport[] | null {
  const own = Own.safeParse(body)
  if (own.success) return reports(own.data.events.map(({ type, email }) => [email, ownReason(type)]))
  const postmark = Postmark.safeParse(body)
  if (postmark.success) return reports([[postmark.data.Email, postmarkReason(postmark.data)]])
  const sendGrid = SendGrid.safeParse(body)
  if (sendGrid.success) return reports(sendGrid.data.map((one) => [one.email, sendGridReason(one)]))
  return null
}

type Reason = MailReport['reason'] | null

const ownReason = (type: string): Reason => (type === 'bounce' || type === 'complaint' ? type : null)

function postmarkReason({ RecordType, Type }: z.output<typeof Postmark>): Reason {
  if (RecordType === 'SpamComplaint') return 'complaint'
  return RecordType === 'Bounce' && (Type === 'HardBounce' || Type === 'BadEmailAddress') ? 'bounce' : null
}

function sendGridReason({ event, type }: z.output<typeof SendGrid>[number]): Reason {
  if (event === 'spamreport') return 'complaint'
  return event === 'bounce' && type !== 'blocked' ? 'bounce' : null
}

const reports = (found: [string, Reason][]): MailReport[] =>
  found.flatMap(([address, reason]) => {
    const email = Email.safeParse(address)
    return email.success && reason ? [{ email: email.data, reason }] : []
  })
