/** True for a path on this site. Sources may link only to such paths. */
export const isOwnPath = (href: string): boolean => /^\/(?![/\\])[\w\-./?=&%#]*$/.test(href)

const LEFT_OUT = '(left out)'
const patterns: [RegExp, string][] = [
  [/<!--[\s\S]{0,5000}?-->/g, ''],
  [/<\/?[a-z][^>]{0,2000}>/gi, ''],
  // Markdown images and links: remove the address, but not the text
  [/!\[([^[\]]*)\]\s{0,9}\([^)]{0,2000}\)/g, '$1'],
  [/\[([^[\]]*)\]\s{0,9}\([^)]{0,2000}\)/g, '$1'],
  [/^[\t ]*\[[^[\]\n]+\]:[\t ]*\S.*$/gm, ''],
  [/\b(?:[a-z][a-z0-9+.-]{1,20}:)?\/\/[^\s<>"')\]]+/gi, LEFT_OUT],
  [/\b(?:javascript|data|vbscript|mailto|tel|file|blob):\S+/gi, LEFT_OUT],
  [/(?<![^\s@<>()"'])[^\s@<>()"']+@[^\s@<>()"'.]+\.[^\s@<>()"']+/g, LEFT_OUT],
  [
    /\b(?:www\.)?(?:[a-z0-9-]+\.)+(?:com|net|org|io|info|biz|co|me|app|dev|xyz|top|ru|cn|tk|example|test|invalid|evil)\b(?:\/[^\s<>"')\]]*)?/gi,
    LEFT_OUT,
  ],
]

/** Nine or more digits with any separators: a phone or account number, but not an amount or a date. */
const NUMBER = /(?<![\w$,.])\+?\(?\d[\d\s().-]{7,}\d(?!\w)/g

/**
 * Removes markup, web addresses, links, email addresses and phone numbers, because the coach links only to its sources. Amounts
 * and dates are not removed.
 */
export function withoutLinks(text: string): string {
  let safe = text
  for (const [pattern, replacement] of patterns) safe = safe.replace(pattern, replacement)
  const isLong = (found: string) => found.replace(/\D/g, '').length >= 9
  return safe.replace(NUMBER, (found) => (isLong(found) ? LEFT_OUT : found)).replace(/[<>]/g, '')
}

/** A name that a user wrote (of a job, company or file) as short plain text on one line, without marks that the coach uses. */
export function safeName(text: string, maxLength = 80): string {
  const isOneName = /^[a-z0-9-]+\.[a-z]{2,6}$/i.test(text.trim())
  // 'Booking.com' is a company name; as plain text it is not a link
  const flat = (isOneName ? text : withoutLinks(text))
    .replace(/[[\]*_`#|]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return flat.length <= maxLength ? flat : `${flat.slice(0, maxLength - 1).trimEnd()}…`
}
