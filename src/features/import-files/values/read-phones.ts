const countDigits = (text: string): number => text.match(/\d/g)?.length ?? 0

/** The phone numbers in one cell, without their labels: '+49 30 123456 (mobil) / 0171 2345678' is two. */
export function readPhones(text: string): string[] {
  const parts = text
    .replace(/^'(?=[+\d( ])/, '')
    // spreadsheets turn a number into '4.9171123E11', which loses digits
    .replace(/\d[.,]\d{1,20}E\+?\d{1,3}/gi, '')
    .split(/[;,|\n]| (?:or|oder|ou|und|and) /i)
    .flatMap(splitSlash)
    .map((part) =>
      part
        .replace(/\([^()\d]{0,40}\)/g, '')
        .replace(/^[^\d+(]{1,40}[:.]/, '')
        .trim(),
    )
  return parts.filter((part) => countDigits(part) >= 3 && part.length <= 50)
}

/** '0160 / 555 01 10' is one number, '030 123456 / 0171 234567' is two. */
function splitSlash(text: string): string[] {
  const parts = text.split('/')
  return parts.every((part) => countDigits(part) >= 6) ? parts : [text]
}

/** Whether a whole cell is a phone number: seven digits or more, and no date. */
export const isPhoneNumber = (text: string): boolean =>
  /^'?[+(]?\d[\d\s()./-]{5,28}$/.test(text.trim()) &&
  text.replace(/\D/g, '').length >= 7 &&
  !/^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}(?: |$)/.test(text.trim())
