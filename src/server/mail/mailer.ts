/** A text file that a mail brings: a calendar entry. */
export type MailAttachment = { fileName: string; contentType: string; content: string }

export type MailMessage = {
  /** One address without a name. */
  to: string
  subject: string
  html: string
  text: string
  /** Further headers, such as List-Unsubscribe (RFC 8058) or Reply-To. */
  headers?: Record<string, string>
  attachments?: readonly MailAttachment[]
  /** Identifies the mail: a retry with the same key is the same mail. */
  key: string
  /** Called just before the mail is passed to the next server: until then it was certainly not sent. If it throws, the mail is not sent. */
  handOver?: () => void
}

/** Sends mail by SMTP, or stores it in the development mailbox. */
export interface Mailer {
  /** Resolves when the next server has accepted the mail. Throws MailUnavailable (try again) or MailRefused (do not try again). */
  send(message: MailMessage): Promise<{ id: string }>
  /** Closes idle connections; a mail that is being sent is finished first. */
  close?(): void
}

/** The mail server is unavailable, too slow, overloaded or misconfigured: the same mail may be accepted later. */
export class MailUnavailable extends Error {
  readonly code = 'MAIL_UNAVAILABLE'
  constructor(cause: unknown) {
    super('The mail server did not take the mail', { cause })
  }
}

/** The mail will never be accepted: the address does not exist, or the content is not allowed. */
export class MailRefused extends Error {
  readonly code = 'MAIL_REFUSED'
  constructor(reason: string, cause?: unknown) {
    super(`The mail was refused: ${reason}`, { cause })
  }
}

/** The server refuses the mail for now (4xx): a full mailbox, or a sender it does not know yet. */
export function isAboutRecipient(error: unknown): boolean {
  const { responseCode = 0, command } = ((error as Error).cause ?? {}) as { responseCode?: number; command?: string }
  return responseCode >= 400 && (command === 'RCPT TO' || command === 'DATA')
}
