import { z } from 'zod'
import { Email } from '#features/accounts/contract.ts'
import { readMessageId } from '#server/mail/message-id.ts'
import { readRefusal } from '#server/mail/read-refusal.ts'

/** The result of an email: mailbox does not exist, marked as spam, not delivered this time, or delivered. */
export type ReportKind = 'bounce' | 'complaint' | 'soft' | 'delivered'
export type MailReport = {
  /** The service's id of the report: a repeated id is the same report. */
  id: string
  email: string
  kind: ReportKind
  /** The left part of our Message-ID, if the service returns it. */
  messageId: string | null
  /** The other mail server's answer. */
  answer: string | null
}
/** The reports of one call; null for another format. */
export type ReadReports = (body: unknown) => MailReport[] | null

type Found = {
  address: string
  kind: ReportKind | null
  id: string
  messageId?: string | undefined
  answer?: string | undefined
}

/** A code of a service, or a line of text. */
export const line = z.string().max(2000)
export const many = <T extends z.ZodType>(item: T) => z.array(item).max(10_000)

/** A permanent failure is a bounce unless the answer is about our email, our server, or a full mailbox. */
export function permanent(answer: string | undefined): ReportKind {
  const { kind } = readRefusal({ text: answer })
  return kind === 'policy' || kind === 'full' ? 'soft' : 'bounce'
}

/** Reports with a valid address and a relevant kind. */
export const reportsOf = (found: readonly Found[]): MailReport[] =>
  found.flatMap(({ address, kind, id, messageId, answer }) => {
    const email = Email.safeParse(address)
    if (!email.success || !kind) return []
    const said = answer?.trim().slice(0, 1000) || null
    return [{ id, email: email.data, kind, messageId: readMessageId(messageId), answer: said }]
  })
