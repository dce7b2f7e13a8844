import { z } from 'zod'
import { Email } from '#features/accounts/contract.ts'
import { readMessageId } from '#server/mail/message-id.ts'
import { readRefusal } from '#server/mail/read-refusal.ts'

/** What became of a mail: its mailbox does not exist, its reader called it spam, it did not arrive this time, or it arrived. */
export type ReportKind = 'bounce' | 'complaint' | 'soft' | 'delivered'
export type MailReport = {
  /** Names the report at its service: the same again is the same report. */
  id: string
  email: string
  kind: ReportKind
  /** The left part of our Message-ID, where the service gives it back. */
  messageId: string | null
  /** What the other mail server said. */
  answer: string | null
}
/** Reports of one call; null for a form that is not of this service. */
export type ReadReports = (body: unknown) => MailReport[] | null

type Found = {
  address: string
  kind: ReportKind | null
  id: string
  messageId?: string | undefined
  answer?: string | undefined
}

/** A word of a service, or a line. */
export const line = z.string().max(2000)
export const many = <T extends z.ZodType>(item: T) => z.array(item).max(10_000)

/** A permanent failure is a bounce unless the answer says that it is about our mail, our server, or a full mailbox. */
export function permanent(answer: string | undefined): ReportKind {
  const { kind } = readRefusal({ text: answer })
  return kind === 'policy' || kind === 'full' ? 'soft' : 'bounce'
}

/** Reports with an address that is one and a kind that matters. */
export const reportsOf = (found: readonly Found[]): MailReport[] =>
  found.flatMap(({ address, kind, id, messageId, answer }) => {
    const email = Email.safeParse(address)
    if (!email.success || !kind) return []
    const said = answer?.trim().slice(0, 1000) || null
    return [{ id, email: email.data, kind, messageId: readMessageId(messageId), answer: said }]
  })
