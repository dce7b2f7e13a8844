import type { ReviewLanguage } from './read-language.ts'

const numberWords: Record<ReviewLanguage, RegExp> = {
  en: /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|dozens?|half|halved|doubled|tripled|quadrupled|twice)\b/i,
  de: /(?<!\p{L})(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|dreißig|vierzig|fünfzig|hunderte?|tausende?|millionen|dutzende?|doppelt|verdoppelte?|halbierte?|hälfte)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|trente|quarante|cinquante|cents?|mille|milliers|millions?|dizaines?|douzaines?|doublée?|moitié)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|cuarenta|cincuenta|cien|cientos|miles|millones|docenas?|decenas|dupliqué|mitad)(?!\p{L})/iu,
}
const hanCount = /[一二三四五六七八九十百千万萬億亿兩両](?:[%％个個人名件倍年回社台元円次位家]|百分)/

/**
 * Whether a line has a number: digits of any script, or number words of its language. A year, a version or '24/7' does not count, and
 * neither does a heap of numbers with hardly a word between them.
 */
export function isMeasured(text: string, language: ReviewLanguage | null): boolean {
  if (isStuffed(text)) return false
  const rest = text
    .replace(/\b24\s?\/\s?7\b/g, ' ')
    // a year or a date
    .replace(/(?<![\d$€£¥.,])(?:19|20)\d{2}(?!\d|[,.]\d|\s?[%€$£])/g, ' ')
    // a product's number: 'Office 365', 'ES6', 'ISO 9001'
    .replace(/\b(?:office|microsoft|windows|iso|python|java|angular|vue|html|css|es|web|s)[ -]?\d[\d.]*\b/gi, ' ')
  return /\p{Nd}/u.test(rest) || hanCount.test(rest) || (language !== null && numberWords[language].test(rest))
}

const NUMBER = /\p{Nd}/u
const tokensOf = (text: string) => text.split(/\s+/).filter(Boolean)

/** Whether the numbers of a line are a heap that proves nothing: three or more, at least every fourth word. */
export function isHeap(text: string): boolean {
  const tokens = tokensOf(text)
  const numbers = tokens.filter((token) => NUMBER.test(token)).length
  return numbers >= 3 && numbers * 4 >= tokens.length
}

/** Whether a line contains more numbers than words: 'Led 50% 60% 70% 80% of $5M'. */
export function isStuffed(text: string): boolean {
  const tokens = tokensOf(text)
  const numbers = tokens.filter((token) => NUMBER.test(token)).length
  return numbers >= 4 && numbers * 2 >= tokens.length
}
