import { applicantPlacesNamed, distinctPlaces } from '#features/places/applicant-places.ts'
import { isAboutRemote } from './about-applicants.ts'
import { maxApplicantPlaces } from './applicants-shape.ts'
import { readUtcRange, type UtcRange } from './utc-offsets.ts'

/** What sentences of a posting say about who may apply, and the sentence that says it. */
export type ReadApplicants = { quote: string; codes: string[]; range: UtcRange | null }

const article = /^(?:the|der|den|dem|die|das|la|le|les|los|las|el|il|all|any(?:where)?(?: in| within)?|of|het|de) /i
/** Words after which a place follows. The sentence must be about work from home, except for the stricter ones. */
const beforePlace =
  /\b(?:within|in|from|inside|across|innerhalb(?: von)?|aus|en|depuis|dans|desde|dentro de|em|no|na|do|vanuit|binnen|inom|från|i|w|z|na terenie)\s+/gi
const strict =
  /\b(?:must (?:live|reside|be (?:based|located|resident))|(?:live|based|located|reside|resident)|open (?:only )?to (?:applicants|candidates|people|residents|those)?|nur|uniquement|seulement|s[oó]lo|solamente|apenas|somente|alleen|endast|tylko|Wohnsitz|only)\b/i
/** The place that follows is not that of the applicants. */
const ofOthers =
  /\b(?:offices?|headquarter\w*|HQ|hubs?|teams?|customers?|clients?|users|Büros?|Standorten?|bureaux?|oficinas?|kantoren|kontor) (?:\w+ ){0,2}$/i
const whole: [RegExp, string][] = [[/\b(?:deutschlandweit|bundesweit)\b/i, 'DE']]

/** Reads the sentences of `aboutApplicants`; null if none says who may apply. */
export function readApplicants(sentences: readonly string[]): ReadApplicants | null {
  const read = sentences.map((sentence) => ({
    sentence,
    codes: placesIn(sentence),
    range: readUtcRange(sentence),
  }))
  const placed = read.find(({ codes }) => codes.length > 0)
  const zoned = read.find(({ range }) => range)
  const said = placed ?? zoned
  if (!said) return null
  const quotes = [...new Set([placed?.sentence, zoned?.sentence])].filter((one) => one !== undefined)
  return { quote: quotes.join(' … '), codes: placed?.codes ?? [], range: zoned?.range ?? null }
}

function placesIn(sentence: string): string[] {
  const isRemote = isAboutRemote(sentence)
  for (const [pattern, code] of whole) if (isRemote && pattern.test(sentence)) return [code]
  if (!isRemote && !strict.test(sentence)) return []
  const starts = [
    // 'Remote (US only)', 'Remote - Germany', 'Remote, EU'
    ...(isRemote ? [...sentence.matchAll(/\bremot\w*\s*[([,:–—|/-]\s*/gi)] : []),
    // 'US remote only', 'EU-remote'
    ...(isRemote ? [...sentence.matchAll(/^/g)] : []),
    ...sentence.matchAll(beforePlace),
    ...sentence.matchAll(/\bopen (?:only )?to (?:residents of |people of )?/gi),
    ...sentence.matchAll(/[([]\s*/g),
  ]
  for (const start of starts) {
    if (ofOthers.test(sentence.slice(0, start.index))) continue
    const codes = placesAt(sentence.slice(start.index + start[0].length))
    if (codes.length > 0 && codes.length <= maxApplicantPlaces) return distinctPlaces(codes)
  }
  return []
}

const longestName = 4

/** The places at the start of a text: 'Germany, Austria or Switzerland, with …'. */
function placesAt(text: string): string[] {
  const [part = ''] = text.split(/[.;:()[\]!?]|\s[-–—|]\s/, 1)
  const codes: string[] = []
  for (const piece of part
    .split(/,|\/|\s(?:and|or|und|oder|sowie|et|ou|y|o|e|en|och|eller|i|lub|oraz)\s|\s&\s/i)
    .slice(0, 50)) {
    const named = namedAt(piece.trim())
    if (!named) break
    codes.push(...named.codes)
    if (!named.isWhole) break
  }
  return codes
}

/** The longest name at the start of a piece. A piece with more words ends the list. */
function namedAt(piece: string): { codes: string[]; isWhole: boolean } | null {
  const words = piece.replace(article, '').replace(article, '').split(' ')
  for (let length = Math.min(longestName, words.length); length > 0; length--) {
    const name = words.slice(0, length).join(' ')
    const codes = namedPlaces(name)
    if (codes) return { codes, isWhole: /^(?:only|remote|based|wide)?$/i.test(words.slice(length).join(' ')) }
  }
  return null
}

// 'aus den Niederlanden', 'EU-wide', 'US-based'
function namedPlaces(name: string): string[] | null {
  const bare = name.replace(/-(?:wide|based|only|remote|weit)$/i, '')
  // a name in lower case is another word: 'us', 'turkey'
  if (!/^\p{Lu}|^\p{Lo}/u.test(bare)) return null
  return (
    applicantPlacesNamed(bare, maxApplicantPlaces) ??
    (/den$/.test(bare) ? applicantPlacesNamed(bare.slice(0, -1), maxApplicantPlaces) : null)
  )
}
