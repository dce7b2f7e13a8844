import { oneLine } from './mail-content.ts'

/**
 * The reason of a mail server's final answer: the mailbox does not exist, the mailbox is full, the server's policy rejects our mail or our
 * server, or something else.
 */
export type RefusalKind = 'no_mailbox' | 'full' | 'policy' | 'refused'
export type Refusal = { kind: RefusalKind; answer: string | null }
/** A mail server's raw answer, with the command that it answers. */
export type ServerAnswer = { code?: number | undefined; command?: string | undefined; text?: string | undefined }

const LONGEST = 300
/** An enhanced status code (RFC 3463), which follows the reply code. */
const STATUS = /\b\d{3}[ #-]+([245])\.(\d{1,3})\.(\d{1,3})(?![\d.])/
const POLICY =
  /spam|block|black ?list|\blisted\b|polic|relay|\bspf\b|dkim|dmarc|reputation|denied|prohibit|authenticat|sender|\brate\b|virus|content|reverse dns|\bptr\b/i
const NO_MAILBOX =
  /no such (user|recipient|mailbox|address|person)|(user|recipient|mailbox|address|account|inbox)\b[^.;]{0,40}\b(unknown|unavailable|disabled|inactive|deactivated|not found|rejected|invalid)|(unknown|invalid|unroutable|undeliverable) (user|recipient|mailbox|address|account)|(doesn.?t|does not|not) exist|doesn.?t have (a|an) \S+ account|recipient ?not ?found/i
const FULL = /over ?quota|quota exceeded|mailbox (is )?full|inbox (is |was )?full/i

/** Status codes about the recipient's address. 5.1.7 and 5.1.8 are about the sender's address, and 5.1.0 about either. */
const ADDRESS = new Set(['1.1', '1.2', '1.3', '1.6', '1.9', '1.10', '2.1'])
const SENDER = new Set(['1.7', '1.8'])

/**
 * Finds the reason of a final answer (5xx) by its enhanced status code, or by its words if the code is missing or unclear. An answer that
 * could be about our mail or our server never counts as a missing mailbox.
 */
export function readRefusal({ code = 0, command, text = '' }: ServerAnswer): Refusal {
  const answer = oneLine(text).slice(0, LONGEST) || null
  return { kind: byStatus(text) ?? byWords(text) ?? byCode(code, command) ?? 'refused', answer }
}

function byStatus(text: string): RefusalKind | null {
  const [, kind, subject = '', detail = ''] = STATUS.exec(text) ?? []
  if (kind !== '5') return null
  const status = `${subject}.${detail}`
  if (status === '2.2') return 'full'
  if (subject === '7' || SENDER.has(status)) return 'policy'
  // some servers use the status of a disabled mailbox for one that gets mail too fast
  return ADDRESS.has(status) && !/\brate\b/i.test(text) ? 'no_mailbox' : null
}

function byWords(text: string): RefusalKind | null {
  if (FULL.test(text)) return 'full'
  // Exchange Online answers 'Recipient address rejected: Access denied' with 5.4.1 for an address that does not exist
  if (/5\.4\.1 recipient address rejected/i.test(text)) return 'no_mailbox'
  if (POLICY.test(text)) return 'policy'
  return NO_MAILBOX.test(text) ? 'no_mailbox' : null
}

/** Answers to RCPT TO without an enhanced code (RFC 5321, 4.2.3). */
function byCode(code: number, command: string | undefined): RefusalKind | null {
  if (command !== 'RCPT TO') return null
  if (code === 552) return 'full'
  return code === 550 || code === 551 || code === 553 ? 'no_mailbox' : null
}

/** The reason of a refusal, from an error of the mail transport. */
export function refusalIn(error: unknown): Refusal {
  const { responseCode, command, response } = (error ?? {}) as {
    responseCode?: number
    command?: string
    response?: string
  }
  return readRefusal({ code: responseCode, command, text: typeof response === 'string' ? response : '' })
}
