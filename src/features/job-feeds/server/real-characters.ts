import { htmlEntities } from '#lib/html-entities.ts'

/** References whose characters would be read as markup or as the start of a reference. */
const bound = new Set(['lt', 'gt', 'amp'])
const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,30}));/gi
const beginsReference = (word: string): boolean =>
  Object.keys(htmlEntities).some((name) => word.startsWith(name)) || /^[a-z][a-z\d]*;/i.test(word)

/**
 * Replaces character references in sanitised HTML by the characters, because aggregators require text without references. The shown text
 * does not change. References that HTML needs are left as they are: less-than, greater-than, an ampersand that would begin another
 * reference, and everything inside a tag.
 */
export const realCharacters = (html: string): string => {
  if (!html.includes('&')) return html
  return html.replace(/<[^<>]*>?|[^<]+/g, (piece) => (piece.startsWith('<') ? piece : plain(piece)))
}

const plain = (text: string): string =>
  text
    .replace(REFERENCE, (whole, decimal, hex, name) => {
      if (name) return bound.has(name) ? whole : (htmlEntities[name] ?? whole)
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
      const isText = code > 0x1f && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
      return isText && !'<>&'.includes(String.fromCodePoint(code)) ? String.fromCodePoint(code) : whole
    })
    .replace(/&amp;(#|[a-z][a-z\d]*;?)?/gi, (whole, next: string | undefined) =>
      next && (next === '#' || beginsReference(next)) ? whole : `&${next ?? ''}`,
    )
