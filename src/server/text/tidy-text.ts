/** 400 KB: more than any resume, and the most that the match reads. */
export const MAX_TEXT_BYTES = 400 * 1024

// Bullets that word processors put before list items; the last ones come from the fonts Symbol and Wingdings.
const BULLET =
  /^ *(?:[\u2022\u25e6\u25aa\u25ab\u25a0\u25a1\u25cf\u25cb\u2023\u2043\u2219\u00b7\u27a2\u27a4\u25ba\u25b6\u2713\u2714\u2756\u21d0\u30fb\uff65\uf0b7\uf0a7\uf0d8\uf076\uf0fc\uf02d] *|[-\u2013\u2014*] +|o +(?=\p{Lu}))(?=\S)/gmu
const INVISIBLE = /(?!\n)[\p{Cc}\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffc-\uffff]/gu

/**
 * Normalizes text for search: one kind of line break, at most one empty line between paragraphs, single spaces, every bullet as '\u2022 ',
 * no invisible characters. Cut at 400 KB.
 */
export function tidyText(raw: string): { text: string; isCut: boolean } {
  const tidy = raw
    .toWellFormed()
    .replace(/\r\n?|[\v\u0085\u2028]/g, '\n')
    .replace(/[\f\u2029]/g, '\n\n')
    .replace(/[^\S\n]/g, ' ')
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .replace(/ {2,}/g, ' ')
    .replace(/(?<! ) +$/gm, '')
    .replace(BULLET, '\u2022 ')
    .replace(/^ +/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  const bytes = Buffer.from(tidy)
  if (bytes.length <= MAX_TEXT_BYTES) return { text: tidy, isCut: false }
  // A character cut in two becomes a replacement character at the end.
  const text = bytes.toString('utf8', 0, MAX_TEXT_BYTES).replace(/\ufffd{1,3}$/, '')
  return { text: text.trimEnd(), isCut: true }
}
