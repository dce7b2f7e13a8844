/** A file of text that a mail brings: an entry for a calendar. */
export type MailAttachment = { fileName: string; contentType: string; content: string }

export type MailMessage = {
  /** One bare address. */
  to: string
  subject: string
  html: string
  text: string
  /** Further headers, such as List-Unsubscribe (RFC 8058) or Reply-To. */
  headers?: Record<string, string>
  attachments?: readonly MailAttachment[]
  /** Names the mail: a retry with the same key is the same mail. */
  key: string
  /** Called right before the mail is handed to the next server: until then it was certainly not sent. An error of it stops the sending. */
  handOver?: () => void
}

/** Hands mail on: by SMTP, or into the development mailbox. */
export interface Mailer {
  /** Done when the next server has taken the mail; throws MailUnavailable (try again) or MailRefused (never will). */
  send(message: MailMessage): Promise<{ id: string }>
  /** Lets go of open connections; a mail under way is finished first. */
  close?(): void
}

/** The mail server is away, too slow, overloaded or set up wrongly: the same mail may be taken later. */
export class MailUnavailable extends Error {
  readonly code = 'MAIL_UNAVAILABLE'
  constructor(cause: unknown) {
    super('The mail server did not take the mail', { cause })
  }
}

/** This mail will never be taken: no such address, or nothing that a mail may hold. */
export class MailRefused extends Error {
  readonly code = 'MAIL_REFUSED'
  constructor(reason: string, cause?: unknown) {
    super(`The mail was refused: ${reason}`, { cause })
  }
}

/** The server is there and will not take this mail for now (4xx): a full mailbox, a sender that it does not know yet. */
export function isAboutRecipient(error: unknown): boolean {
  const { responseCode = 0, command } = ((error as Error).cause ?? {}) as { responseCode?: number; command?: string }
  return responseCode >= 400 && (command === 'RCPT TO' || command === 'DATA')
}
