/** The characters of Windows-1252 at the codes of control characters, with their bytes. */
const SIGNS =
  '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178'
const NEXT = `[\u00a0-\u00bf${SIGNS}]`
const PAIR = `(?:[\u00c2\u00c3]${NEXT}|\u00e2[\u20ac\u201a\u2020\u02c6]${NEXT}|\u00ef\u00bc${NEXT})`
/** Two or three bytes of UTF-8 that were decoded as Windows-1252; a word in capitals may end in them. */
const MISREAD = new RegExp(`(?<!\\p{Lu})${PAIR}|${PAIR}(?=\\p{Ll})`, 'gu')
/** The remains of a no-break space, and of a full-width dash whose last byte has no character. */
const BLANK = /(?<![\p{L}])\u00c2(?=\s|$)/gu
const DASH = /\u00ef\u00bc\u200b?(?=\s)/gu

/** Repairs text that was decoded with the wrong encoding, as in many exports. */
export function repairEncoding(text: string): string {
  if (!/[\u00c2\u00c3\u00e2\u00ef]/.test(text)) return text
  return text
    .replace(MISREAD, (letters) => decoded(letters) ?? letters)
    .replace(BLANK, '')
    .replace(DASH, '\u2013')
}

function decoded(letters: string): string | undefined {
  const bytes = [...letters].map((letter) => {
    const at = SIGNS.indexOf(letter)
    return at < 0 ? letter.charCodeAt(0) : 0x80 + at
  })
  const text = Buffer.from(bytes).toString('utf8')
  return text.includes('\ufffd') ? undefined : text
}
