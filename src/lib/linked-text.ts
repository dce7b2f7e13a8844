export type TextPart = string | { href: string }

const ADDRESS = /https?:\/\/[^\s<>"'`{}|\\^]+/gi
/** What ends a sentence, not an address. */
const AFTER = /(?<![.,;:!?)\]])[.,;:!?)\]]+$/

/**
 * Text split at its web addresses. The label of an address is its target, with a host in other scripts in its ASCII form, so that
 * it cannot look like another.
 */
export function linkedText(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.replace(AFTER, '')
    if (!URL.canParse(address)) continue
    const url = new URL(address)
    // a name before the host is there to deceive
    if (url.username || url.password) continue
    if (index > from) parts.push(text.slice(from, index))
    parts.push({ href: url.href })
    from = index + address.length
  }
  if (from < text.length) parts.push(text.slice(from))
  return parts
}
