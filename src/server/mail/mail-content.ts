import type { WrittenNode } from './written/tree.ts'

/** A stretch of text; all of it is shown as written, markup in it stays text. */
export type MailRun = string | { strong: string } | { link: string; href: string }
export type MailText = string | readonly MailRun[]

export type MailStatus = 'submitted' | 'reviewing' | 'interview' | 'accepted' | 'rejected' | 'withdrawn'

export interface MailLink {
  label: string
  /** Absolute, http or https. */
  href: string
}

/** The content of a mail, in reading order; the layout decides how it looks. */
export interface MailContent {
  /** Whose portal the reader is in: it gives the colour. */
  portal: 'seeker' | 'company' | 'platform'
  /** The line that mail programs show after the subject. */
  preheader: string
  heading: string
  /** The heading with its emphasis and links, where a person wrote it; its words are those of `heading`. */
  writtenHeading?: readonly WrittenNode[]
  paragraphs: readonly MailText[]
  /** Longer text that a person wrote, after the paragraphs. */
  written?: readonly WrittenNode[]
  /** The thing that the mail is about: a job, a document, a person. */
  subject?: {
    title: string
    detail?: string
    /** Its picture at an absolute address, or the letters of its name. */
    mark?: { name: string; src?: string }
    status?: { kind: MailStatus; label: string }
  }
  /** Lines under the subject: a bold beginning, a text, or both. */
  facts?: readonly { label?: string; text?: MailText }[]
  /** The one thing to do, and at most one quieter way. */
  button?: MailLink
  alternative?: MailLink
  /** The progress of the matter, in the order of its steps. */
  stages?: readonly { label: string; date?: string; state: 'done' | 'now' | 'ahead' }[]
  closing?: readonly MailText[]
  footer: {
    /** Why this person gets this mail, as a sentence. */
    reason: string
    settingsUrl?: string
    /** The short way out of this kind of mail. */
    stop?: MailLink
    /** Who sends it, with a postal address where the operator has one. */
    sender?: string
  }
}

/** Text on one line, without what could turn its direction or break a line: names and titles are other people's. */
export function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/\p{Bidi_Control}/gu, '')
    .trim()
}

/** The address when it is an absolute one for people, else an error: a mail never carries any other. */
export function mailUrl(href: string): string {
  const url = URL.canParse(href) ? new URL(href) : null
  if (!url || !['https:', 'http:', 'mailto:'].includes(url.protocol))
    throw new Error('A mail links to web addresses only')
  return url.href
}
