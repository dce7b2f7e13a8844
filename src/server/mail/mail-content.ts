import type { WrittenNode } from './written/tree.ts'

/** A piece of text, shown as written: markup in it is not interpreted. */
export type MailRun = string | { strong: string } | { link: string; href: string }
export type MailText = string | readonly MailRun[]

export type MailStatus = 'submitted' | 'reviewing' | 'interview' | 'accepted' | 'rejected' | 'withdrawn'

export interface MailLink {
  label: string
  /** Absolute, http or https. */
  href: string
}

/** The content of a mail in reading order. The layout decides how it looks. */
export interface MailContent {
  /** The portal of the recipient, which selects the color. */
  portal: 'seeker' | 'company' | 'platform'
  /** The preview line that mail programs show after the subject. */
  preheader: string
  heading: string
  /** The heading with emphasis and links, if a user wrote it; same words as `heading`. */
  writtenHeading?: readonly WrittenNode[]
  paragraphs: readonly MailText[]
  /** Rich text that a user wrote, after the paragraphs. */
  written?: readonly WrittenNode[]
  /** The item that the mail is about: a job, a document, a person. */
  subject?: {
    title: string
    detail?: string
    /** Its image at an absolute URL, or the initials of its name. */
    mark?: { name: string; src?: string }
    status?: { kind: MailStatus; label: string }
  }
  /** Lines below the subject: a bold label, a text, or both. */
  facts?: readonly { label?: string; text?: MailText }[]
  /** The main action, and at most one alternative. */
  button?: MailLink
  alternative?: MailLink
  /** The stages of a process, in order. */
  stages?: readonly { label: string; date?: string; state: 'done' | 'now' | 'ahead' }[]
  closing?: readonly MailText[]
  footer: {
    /** The reason why the recipient gets this mail, as a sentence. */
    reason: string
    settingsUrl?: string
    /** A link that unsubscribes from this kind of mail. */
    stop?: MailLink
    /** The sender, with a postal address if the operator has configured one. */
    sender?: string
  }
}

/** One line of text, without characters that break a line or change its direction: names and titles come from users. */
export function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/\p{Bidi_Control}/gu, '')
    .trim()
}

/** The normalized URL if it is an absolute web or mail address. Throws for all others, so that no mail contains one. */
export function mailUrl(href: string): string {
  const url = URL.canParse(href) ? new URL(href) : null
  if (!url || !['https:', 'http:', 'mailto:'].includes(url.protocol))
    throw new Error('A mail links to web addresses only')
  return url.href
}
