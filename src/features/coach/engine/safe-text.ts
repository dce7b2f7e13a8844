/** A path on this site: what a source may lead to. */
export const isOwnPath = (href: string): boolean => /^\/(?![/\\])[\w\-./?=&%#]*$/.test(href)

const LEFT_OUT = '(left out)'
const patterns: [RegExp, string][] = [
  [/<!--[\s\S]{0,5000}?-->/g, ''],
  [/<\/?[a-z][^>]{0,2000}>/gi, ''],
  // pictures and links of Markdown: the words stay, the address goes
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

/** Nine digits and more in a row, however they are set apart: a phone or an account, no amount and no date. */
const NUMBER = /(?<![\w$,.])\+?\(?\d[\d\s().-]{7,}\d(?!\w)/g

/**
 * Removes markup, addresses, links, email addresses and phone numbers, from any author: the coach links only to its sources.
 * Amounts and dates are not removed.
 */
export function withoutLinks(text: string): string {
  let safe = text
  for (const [pattern, replacement] of patterns) safe = safe.replace(pattern, replacement)
  const isLong = (found: string) => found.replace(/\D/g, '').length >= 9
  return safe.replace(NUMBER, (found) => (isLong(found) ? LEFT_OUT : found)).replace(/[<>]/g, '')
}

/** A user-given name (of a job, a company, a file) as a few plain words on one line that cannot look like our own text. */
export function named(text: string, most = 80): string {
  const isOneName = /^[a-z0-9-]+\.[a-z]{2,6}$/i.test(text.trim())
  // 'Booking.com' is a name and leads nowhere
  const flat = (isOneName ? text : withoutLinks(text))
    .replace(/[[\]*_`#|]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return flat.length <= most ? flat : `${flat.slice(0, most - 1).trimEnd()}…`
}
