// Splits a line into places. Text about the way of working is removed, and several places can be separated in many ways.

const isNotRemote = /\b(?:not?|non)[\s-]+remote\b/i
const fromHome =
  /\b(?:remote(?:ly)?|work(?:ing)? from home|wfh|home[ -]?(?:based|office)|t[ée]l[ée]travail|teletrabajo|remoto|remot[ae]|zdalnie|zdalna|distans|thuiswerk|fernarbeit)\b|远程|遠程|在宅|リモート|재택/i
const partly = /\b(?:hybrid|hybride|h[íi]brido|on-?site|in[ -]office|vor ort)\b/i
const worldwide = /\b(?:anywhere|worldwide|world wide|globally?|international)\b|全球|任意地点/i

/** What a line states about the way of working. */
export type WorkMode = { isRemote: boolean; isPartly: boolean; isWorldwide: boolean }

export const readMode = (line: string): WorkMode => ({
  isRemote: fromHome.test(line) && !isNotRemote.test(line),
  isPartly: partly.test(line),
  isWorldwide: worldwide.test(line),
})

export const mentionsWorkFromHome = (text: string): boolean => fromHome.test(text)

const noise =
  /(?:(?:\b(?:fully|100%|hybrid|partly)[\s-]{1,9})?\b(?:not|non|no)[\s-]{0,9}|\b(?:fully|100%|hybrid|partly)[\s-]{1,9}|\b)remote(?:ly)?\b|\bwork(?:ing)? from home\b|\bwfh\b|\bhome[ -]?(?:based|office)\b|\bhybride?\b|\bon-?site\b|\bin[ -]office\b|\boffices?\b|\bHQ\b|\bheadquarters\b|\b(?:all|select|multiple|various|several) (?:locations|cities|sites)\b|\b(?:only|based|friendly|flexible|preferred|within|anywhere|worldwide|global|first|multiple)\b|\b(?:t[ée]l[ée]travail|teletrabajo|remoto|zdalnie|distans|fernarbeit)\b|远程办公|全远程|远程|遠程|现场|坐班|线下|北京时间|在宅/gi
/** A house number or a postal code, also '1-3', 'SW1A 1AA' and 'D-20457'. */
const numbers = /\b[A-Z]{0,2}-?\d[\dA-Z-]*\b(?:\s\d[A-Z]{2}\b)?/g

/** A house number: short, or at the end. A postal code is long and in front. */
const ofHouse = /^\s*\d{1,3}[a-z]?\s|\s\d{1,4}[a-z]?\s*$/i

const clean = (part: string): string =>
  part
    .replace(noise, ' ')
    .replace(numbers, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s\-–—:.*+]+|(?<![\s\-–—:*+])[\s\-–—:*+]+$/g, '')
    .replace(/^(?:in|within|from|any|base)\s+(?:the\s+)?/i, '')
    .trim()

const betweenPlaces = /[;；|\n•·/、]|\s(?:or|oder|ou|eller|lub)\s|\s&\s|\s\+\s|\sand\s/i
const withinPlace = /[,，:]|\s[-–—]\s|\s[-–—](?=\S)/

/** Brackets may contain the way of working, as in 'Porto (Hybrid)', or the place, as in 'Remote (Germany)'. */
function withoutBrackets(line: string): { text: string; isOutside: boolean } {
  // 'Paris (TX)': the code distinguishes towns of the same name
  const coded = line.replace(/[([（]\s?([A-Z]{2,3})\s?[)\]）]/g, ', $1')
  const outside = coded.replace(/[([（][^()[\]（）]*[)\]）]/g, ' ')
  if (clean(outside) !== '') return { text: outside, isOutside: true }
  return { text: line.replace(/[()[\]（）]/g, ' '), isOutside: false }
}

/** A stretch of a line that names one place, or several in a row: 'Berlin, Germany'. */
export type Piece = { parts: { text: string; isStreet: boolean }[]; mentionsWorkFromHome: boolean }
export type Pieces = { pieces: Piece[]; isOutside: boolean; mentionsWorkFromHome: boolean }

/** The rest of a longer line is ignored. */
export const longestLine = 400

export function piecesOf(line: string): Pieces {
  const { text, isOutside } = withoutBrackets(line.slice(0, longestLine).normalize('NFC'))
  const pieces = text.split(betweenPlaces).map((piece) => ({
    parts: piece
      .split(withinPlace)
      .map((part) => ({ text: clean(part), isStreet: ofHouse.test(part) }))
      .filter(({ text }) => text !== ''),
    mentionsWorkFromHome: mentionsWorkFromHome(piece),
  }))
  return { pieces, isOutside, mentionsWorkFromHome: mentionsWorkFromHome(text) }
}
