export type MailMessage = {
  to: string
  subject: string
  html: string
  text: string
  headers?: Record<string, string>
  /** Names the mail: a retry with the same key is the same mail. */
  key: string
}

/** Hands mail on: by SMTP, or into the development mailbox. */
export interface Mailer {
  send(message: MailMessage): Promise<{ id: string }>
}
