const marks: Record<string, string> = {
  '\u00a8': '\u0308',
  '\u00b4': '\u0301',
  '\u02c6': '\u0302',
  '\u02dc': '\u0303',
  '\u00b8': '\u0327',
  '\u02c7': '\u030c',
  '\u02da': '\u030a',
  '\u02d8': '\u0306',
  '\u02dd': '\u030b',
}
const MARK_BEFORE = /([\u00a8\u00b4\u02c6\u02dc\u00b8\u02c7\u02da\u02d8\u02dd]) ?([A-Za-z\u0131])/g
/** A backtick is an accent only next to letters: elsewhere it marks code. */
const GRAVE_BEFORE = /(?<=\p{L})` ?([aeiouAEIOU])|^`([AEIOU])(?=\p{Ll})/gu
/** Small capitals in fonts that map them to a long s or a dotless i: 'REſOURCEſ'. */
const SMALL_CAPITAL = /(?<=\p{Lu})[\u017f\u0131]|[\u017f\u0131](?=\p{Lu})/gu
const CEDILLA_AFTER = /([cCsStT])\u00b8/g
/** Ligatures, contextual forms of Arabic letters, and radicals: each is replaced by its usual letters. */
const SHAPES = /[\ufb00-\ufb06\ufb13-\ufb17\ufb1d-\ufdfb\ufe70-\ufefc\u2e80-\u2fdf\uf900-\ufaff]/g

/** Ligatures at their codes in LaTeX fonts, for files without a mapping to Unicode. */
const DRAWN: Record<string, string> = {
  '\u001b': 'ff',
  '\u001c': 'fi',
  '\u001d': 'fl',
  '\u001e': 'ffi',
  '\u001f': 'ffl',
}
const DRAWN_SHAPES = /(?<=\p{L})\p{Cc}|\p{Cc}(?=\p{Ll})/gu

/** Thai marks at another height, which Thai fonts have in the private use area. */
const THAI_SHAPES = /[\uf700-\uf71a]/g
const THAI =
  '\u0e10\u0e34\u0e35\u0e36\u0e37\u0e48\u0e49\u0e4a\u0e4b\u0e4c\u0e48\u0e49\u0e4a\u0e4b\u0e4c\u0e0d\u0e31\u0e4d\u0e47\u0e48\u0e49\u0e4a\u0e4b\u0e4c\u0e38\u0e39\u0e3a'

/** A Chinese or Japanese character that a file contains twice, once as a radical or as vertical punctuation. */
const TWICE = /([\u2e80-\u2fdf\uf900-\ufaff])(\p{sc=Han})|([\u3001\u3002\uff0c])([\ufe10-\ufe12])/gu
/** Old-style digits, which fonts have in the private use area. */
const OLD_DIGITS = /[\uf730-\uf739]/g
/** A Thai vowel that is drawn in two parts. */
const SARA_AM = /\u0e4d([\u0e48-\u0e4b]?)\u0e32/g

/** Repairs letters that a PDF draws in parts or shapes: an accent next to its letter (\u00a8u), a ligature, a drawn soft hyphen. */
export const repairGlyphs = (text: string): string =>
  text
    .replace(/\u00ad/g, '-')
    .replace(DRAWN_SHAPES, (shape) => DRAWN[shape] ?? shape)

    .replace(
      TWICE,
      (both, radical?: string, sign?: string, mark?: string) =>
        mark ?? (radical?.normalize('NFKC') === sign ? (sign ?? '') : both),
    )
    .replace(OLD_DIGITS, (digit) => String(digit.charCodeAt(0) - 0xf730))
    .replace(SHAPES, (shape) => shape.normalize('NFKC'))
    .replace(THAI_SHAPES, (shape) => THAI[shape.charCodeAt(0) - 0xf700] ?? shape)
    .replace(SARA_AM, '$1\u0e33')
    .replace(CEDILLA_AFTER, (_, letter: string) => `${letter}\u0327`.normalize('NFC'))
    .replace(SMALL_CAPITAL, (sign) => (sign === '\u0131' ? 'I' : 'S'))
    .replace(GRAVE_BEFORE, (_, inner?: string, first = '') => `${inner ?? first}\u0300`.normalize('NFC'))
    .replace(MARK_BEFORE, (_, mark: string, letter: string) =>
      `${letter === '\u0131' ? 'i' : letter}${marks[mark] ?? ''}`.normalize('NFC'),
    )

const LIGATURES = ['fi', 'fl', 'ff', 'ffi', 'ffl', 'tt', 'ti', 'ft']
/** Words that are common in resumes and contain a ligature, for texts that lost theirs. */
const KNOWN =
  /^(profiles?|profil\w*|certif\w+|qualif\w+|efficien\w+|workflows?|effective\w*|offices?|officer|officers|official|staff|offer\w*|off|first|final\w*|five|fields?|files?|find\w*|finan\w+|fit\w*|fix\w*|flow\w*|flexib\w+|fluent\w*|configur\w+|confidential|confident|defin\w+|benefits?|specific\w*|scientific|traffic|effects?|effort\w*|affiliat\w+|afford\w*|different\w*|difficult\w*|\w*overflow|\w*workflow|tensorflow|influenc\w+|conflicts?|reflect\w*|fleet|platform|artificial|simplif\w+|verif\w+|identif\w+|notif\w+|unif\w+|modif\w+|classif\w+|fifth|fiscal|filters?|fine|fired?|infinite|briefing|brief|chief|significant\w*|sufficient\w*|beneficial|refin\w+|firm\w*|scaffold\w*|softwar\w*|microsoft|after|artist\w*|multimedia|nation\w*|coffee|shift\w*|cofounder|offset)$/i

const LOST = '\ufffd'

/** Restores ligatures whose letters the font does not name (NUL or \ufffd inside a word). */
export function repairLigatures(text: string): string {
  const marked = text.replaceAll('\0', LOST)
  if (!marked.includes(LOST)) return text
  return marked.replace(/(?<![\p{L}\p{M}\ufffd])[\p{L}\p{M}\ufffd]+/gu, (word) => {
    if (!word.includes(LOST)) return word
    if (!/\p{sc=Latin}/u.test(word)) return word.replaceAll(LOST, '')
    const found = LIGATURES.map((letters) => word.replaceAll(LOST, letters)).find((whole) => KNOWN.test(whole))
    return found ?? word.replaceAll(LOST, 'fi')
  })
}
