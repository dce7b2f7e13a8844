import { oneLine } from './mail-content.ts'

/**
 * What a mail server's final answer is about: the mailbox does not exist, is full for now, the server's rules turn away our mail
 * or our server, or anything else.
 */
export type RefusalKind = 'no_mailbox' | 'full' | 'policy' | 'refused'
export type Refusal = { kind: RefusalKind; answer: string | null }
/** An answer of a mail server as it was sent, with the command that it answers. */
export type ServerAnswer = { code?: number | undefined; command?: string | undefined; text?: string | undefined }

const LONGEST = 300
/** An enhanced status code (RFC 3463), which follows the reply code. */
const STATUS = /\b\d{3}[ #-]+([245])\.(\d{1,3})\.(\d{1,3})(?![\d.])/
const POLICY =
  /spam|block|black ?list|\blisted\b|polic|relay|\bspf\b|dkim|dmarc|reputation|denied|prohibit|authenticat|sender|\brate\b|virus|content|reverse dns|\bptr\b/i
const NO_MAILBOX =
  /no such (user|recipient|mailbox|address|person)|(user|recipient|mailbox|address|account|inbox)\b[^.;]{0,40}\b(unknown|unavailable|disabled|inactive|deactivated|not found|rejected|invalid)|(unknown|invalid|unroutable|undeliverable) (user|recipient|mailbox|address|account)|(doesn.?t|does not|not) exist|doesn.?t have (a|an) \S+ account|recipient ?not ?found/i
const FULL = /over ?quota|quota exceeded|mailbox (is )?full|inbox (is |was )?full/i

/** Statuses about the recipient's address; 5.1.7 and 5.1.8 are about the sender's, 5.1.0 about either. */
const ADDRESS = new Set(['1.1', '1.2', '1.3', '1.6', '1.9', '1.10', '2.1'])
const SENDER = new Set(['1.7', '1.8'])

/**
 * Reads what a final answer (5xx) is about, by its enhanced status code and, where it has none that says, by its words. An answer
 * that could be about our mail or our server is never read as one about the mailbox.
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
  // some say of a mailbox that it takes mail too fast, under the status of one that is switched off
  return ADDRESS.has(status) && !/\brate\b/i.test(text) ? 'no_mailbox' : null
}

function byWords(text: string): RefusalKind | null {
  if (FULL.test(text)) return 'full'
  // 'Recipient address rejected: Access denied' under 5.4.1 is how Exchange Online names an address that it does not know
  if (/5\.4\.1 recipient address rejected/i.test(text)) return 'no_mailbox'
  if (POLICY.test(text)) return 'policy'
  return NO_MAILBOX.test(text) ? 'no_mailbox' : null
}

/** Bare answers to RCPT TO (RFC 5321, 4.2.3). */
function byCode(code: number, command: string | undefined): RefusalKind | null {
  if (command !== 'RCPT TO') return null
  if (code === 552) return 'full'
  return code === 550 || code === 551 || code === 553 ? 'no_mailbox' : null
}

/** What the answer behind an error of the mail transport is about. */
export function refusalIn(error: unknown): Refusal {
  const { responseCode, command, response } = (error ?? {}) as {
    responseCode?: number
    command?: string
    response?: string
  }
  return readRefusal({ code: responseCode, command, text: typeof response === 'string' ? response : '' })
}
