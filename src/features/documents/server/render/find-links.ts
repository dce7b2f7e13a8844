import type { Link } from '#features/document-content/resume-content.ts'

export type Linked = { text: string; url: string | null }

const DOMAIN = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}]{2,}(?:[/?#]\S*)?$/u
const EMAIL = /^[^\s@<>"]+@[^\s@<>".]+(?:\.[^\s@<>".]+)+$/
const PHONE = /^\+?[\d\s().-]{5,}$/

/**
 * A web address in the short form that is printed, and its URL; null if it is not an address. Only http, https, mailto and tel become
 * links.
 */
export function webLink(text: string): Linked {
  const bare = text.replace(/^https?:\/\//i, '')
  if (!/^https?:\/\//i.test(text) && !DOMAIN.test(text)) return { text, url: null }
  const url = parse(/^https?:/i.test(text) ? text : `https://${text}`)
  if (!url) return { text, url: null }
  return { text: bare.replace(/^www\./i, '').replace(/\/$/, ''), url }
}

/** A link whose label is printed instead of the address. Without an address it is not a link. */
export function namedLink({ label, url: typed }: Link): Linked {
  const { text, url } = webLink(typed)
  if (url && label) return { text: label, url }
  return { text: typed && label ? `${label}: ${typed}` : text, url }
}

export const emailLink = (text: string): Linked => ({
  text,
  url: EMAIL.test(text) ? `mailto:${encodeURI(text)}` : null,
})

export const phoneLink = (text: string): Linked => ({
  text,
  url: PHONE.test(text) ? `tel:${text.replace(/[^\d+]/g, '')}` : null,
})

function parse(address: string): string | null {
  try {
    const { href, protocol } = new URL(address)
    return protocol === 'http:' || protocol === 'https:' ? href : null
  } catch {
    return null
  }
}
