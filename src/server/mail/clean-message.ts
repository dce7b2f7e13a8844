import { type MailAttachment, type MailMessage, MailRefused } from './mailer.ts'

const ADDRESS = /^[^\s@<>,;:"()[\]\\\p{Cc}\p{Cf}]{1,64}@[^\s@<>,;:"()[\]\\\p{Cc}\p{Cf}]{1,189}$/u
const HEADER_NAME = /^[A-Za-z][A-Za-z0-9-]{0,60}$/
/** Only the transport sets these headers: with them a caller could change the recipients. */
const RESERVED =
  /^(to|cc|bcc|from|sender|subject|date|message-id|received|return-path|dkim-.*|arc-.*|content-.*|mime-.*|resent-.*)$/i
const FILE_NAME = /^[a-z0-9][a-z0-9.-]{0,60}$/
const CONTENT_TYPE = /^text\/[a-z]+(; [a-z]+=[\w-]+){0,3}$/i
const MAX_SUBJECT = 200
const MAX_HEADER = 1500

type CleanMessage = MailMessage & { headers: Record<string, string>; attachments: readonly MailAttachment[] }

/**
 * The message without anything that could add a header or a recipient. The subject, which users can influence, is cleaned. The address and
 * the headers come from code: if they are not clean, MailRefused is thrown.
 */
export function cleanMessage(message: MailMessage): CleanMessage {
  if (!ADDRESS.test(message.to)) throw new MailRefused('not an address')
  if (!message.key) throw new MailRefused('no key')
  const headers = message.headers ?? {}
  for (const [name, value] of Object.entries(headers)) {
    const isValidHeader = HEADER_NAME.test(name) && !RESERVED.test(name) && value.length <= MAX_HEADER
    if (!isValidHeader || /\p{Cc}/u.test(value))
      throw new MailRefused(`the header ${JSON.stringify(name.slice(0, 60))}`)
  }
  const attachments = message.attachments ?? []
  for (const { fileName, contentType } of attachments) {
    if (!FILE_NAME.test(fileName) || !CONTENT_TYPE.test(contentType)) throw new MailRefused('an attachment')
  }
  return { ...message, subject: cleanSubject(message.subject), headers, attachments }
}

function cleanSubject(subject: string): string {
  const line = subject
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/\p{Bidi_Control}/gu, '')
    .trim()
  const letters = Array.from(line)
  return letters.length > MAX_SUBJECT ? `${letters.slice(0, MAX_SUBJECT - 1).join('')}…` : line
}
