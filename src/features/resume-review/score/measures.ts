const numberWords =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|dozens?|half|halved|doubled|tripled|quadrupled|twice)\b/i
const hanCount = /[一二三四五六七八九十百千万萬億亿兩両](?:[%％个個人名件倍年回社台元円次位家]|百分)/

/** Whether a line has a number: digits of any script; number words in English. A year, a version or '24/7' does not count. */
export function isMeasured(text: string, isEnglish: boolean): boolean {
  const rest = text
    .replace(/\b24\s?\/\s?7\b/g, ' ')
    // a year or a date
    .replace(/(?<![\d$€£¥.,])(?:19|20)\d{2}(?!\d|[,.]\d|\s?[%€$£])/g, ' ')
    // a product's number: 'Office 365', 'ES6', 'ISO 9001'
    .replace(/\b(?:office|microsoft|windows|iso|python|java|angular|vue|html|css|es|web|s)[ -]?\d[\d.]*\b/gi, ' ')
  return /\p{Nd}/u.test(rest) || hanCount.test(rest) || (isEnglish && numberWords.test(rest))
}
