export type TextPart = string | { href: string }

const ADDRESS = /https?:\/\/[^\s<>"'`{}|\\^]+/gi
/** Punctuation that ends a sentence and is not part of the URL. */
const AFTER = /(?<![.,;:!?)\]])[.,;:!?)\]]+$/

/**
 * Splits text at its web addresses. The label of a link is its target, with the host in ASCII form, so that it cannot look like another
 * address.
 */
export function linkedText(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.replace(AFTER, '')
    if (!URL.canParse(address)) continue
    const url = new URL(address)
    // a user name before the host is only there to deceive
    if (url.username || url.password) continue
    if (index > from) parts.push(text.slice(from, index))
    parts.push({ href: url.href })
    from = index + address.length
  }
  if (from < text.length) parts.push(text.slice(from))
  return parts
}
