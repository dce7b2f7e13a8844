const alike: Record<string, string> = {
  ł: 'l',
  Ł: 'l',
  ø: 'o',
  Ø: 'o',
  đ: 'd',
  Đ: 'd',
  ı: 'i',
  '\u2019': "'",
  '\u2018': "'",
  '\u02bc': "'",
}

/**
 * Lower case without accents, with plain digits and apostrophes, letter for letter, so that positions in the result are positions in the
 * text.
 */
export const foldLetters = (text: string): string =>
  text
    .replace(
      /[\u00c0-\u024f\u0386-\u03ce\u0400-\u045f\u1e00-\u1fff\u2018\u2019\u02bc]/g,
      (letter) => alike[letter] ?? letter.normalize('NFD')[0] ?? letter,
    )
    // full-width letters and digits, then those of Arabic and Persian
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .toLowerCase()

/** Lam before a letter that it forms a ligature with: word processors write the two into PDF files in either order. */
const JOINED = /\u0644([\u0627\u0645\u062d\u062c\u062e])/g
const alikeArabic: Record<string, string> = {
  '\u0623': '\u0627',
  '\u0625': '\u0627',
  '\u0622': '\u0627',
  '\u0649': '\u064a',
  '\u06cc': '\u064a',
  '\u06a9': '\u0643',
  '\u0629': '\u0647',
}

/**
 * A heading or label in lower case without accents, without the marks of Thai and of Arabic, which files often lose, and with Arabic
 * letters that are used interchangeably as one letter.
 */
export const foldLabel = (text: string): string =>
  foldLetters(text)
    .replace(/[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u0640\u064b-\u0652]/g, '')
    .replace(/[\u0623\u0625\u0622\u0649\u06cc\u06a9\u0629]/g, (letter) => alikeArabic[letter] ?? letter)
    .replaceAll('\u0e33', '\u0e32')
    .replaceAll('\u200c', ' ')
    .replace(JOINED, '$1\u0644')
