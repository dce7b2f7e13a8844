import type { HeadingType, Lexicon } from './lexicon.ts'
import { headingTypes } from './lexicon.ts'
import type { Line } from './lines.ts'
import { sentencesOf } from './lines.ts'
import { wordsOf } from './phrases.ts'
import { readSigns } from './signs.ts'

/** The type of a section by its heading; 'none' before the first heading and below a neutral one. */
export type SectionType = HeadingType | 'none'

/** `isMarked`: it has a bullet or is a list item, so its shape was not only guessed. */
export type Unit = { text: string; isItem: boolean; isMarked?: boolean }
/** `isField`: it comes from a form field that has only this type of text. */
export type Section = { type: SectionType; units: Unit[]; isField?: boolean }

const longestHeading = 90
const maxHeadingWords = 12
/** In a heading of at most this number of words, several phrases count together. */
const fewHeadingWords = 3
const longestImplicitItem = 220
/** A line that is not marked as a heading is one if known phrases cover at least this share of its words. */
const plainCoverage = 0.6
/** The same for words with a colon at the start of a line ('Main requirements: SQL'). */
const openingCoverage = 0.5
/** Below this share, the wording of a heading counts more than a known phrase in it ('For this position we require'). */
const weakCoverage = 0.4
const minNiceCoverage = 0.25
const plainLevel = 8

/** Divides a posting into sections, each with the type of its heading. */
export function sectionsOf(lines: Line[], lexicon: Lexicon, start: SectionType): Section[] {
  const parts = lines.flatMap((line) => {
    const split = splitAtHeadings(line, lexicon)
    return split.map((part, index) => ({ ...part, isEndOfInline: split.length > 1 && index === split.length - 1 }))
  })
  const sections: Section[] = [{ type: start, units: [], isField: start !== 'none' }]
  let openedAt = 0
  parts.forEach((line, index) => {
    const current = sections.at(-1) as Section
    if (line.text === '') {
      if (current.type === 'duties' || current.type === 'benefits') sections.push({ type: 'none', units: [] })
      return
    }
    const heading = headingOf(line, parts[index + 1], lexicon)
    // 'Pay: 14 an hour' is only about its own line.
    if (!heading && line.isEndOfInline && !line.isItem && (current.type === 'benefits' || current.type === 'other')) {
      current.units.push(...unitsOf(line, lexicon))
      sections.push({ type: 'none', units: [] })
      return
    }
    if (!heading) {
      place(unitsOf(line, lexicon), current, sections, lexicon)
      return
    }
    // A neutral subheading stays within its section.
    const isInside = heading.type === 'none' && heading.level > openedAt && current.type !== 'none'
    if (isInside && openedAt > 0) return
    // 'Extras' below 'Benefits' are benefits, not nice-to-haves.
    if (heading.type === 'nice' && current.type === 'benefits' && heading.level > openedAt) return
    sections.push({ type: heading.type, units: [] })
    openedAt = heading.level
  })
  return sections
}

/** Adds units to a section: a sentence after a list no longer belongs to the heading. */
function place(units: Unit[], current: Section, sections: Section[], lexicon: Lexicon): void {
  const [first] = units
  const previous = current.units.at(-1)
  if (!first) return
  if (previous?.isItem && !first.isItem && current.type !== 'none') {
    if (units.length === 1 && /^[\p{Ll}(]/u.test(first.text)) {
      previous.text += ` ${first.text}`
      return
    }
    // The last line of a list without bullets may end with a full stop and the lines before it with semicolons.
    if (/[;,]$/.test(previous.text)) {
      current.units.push({ ...first, isItem: true })
      if (units.length > 1) sections.push({ type: 'none', units: units.slice(1) })
      return
    }
    if (continuesList(units, current, lexicon)) current.units.push({ ...first, isItem: true })
    else sections.push({ type: 'none', units })
  } else current.units.push(...units)
}

/** Whether a line continues a list without bullets, below a heading that asks: some of its lines end with a full stop, others do not. */
function continuesList(units: Unit[], { type, units: before }: Section, lexicon: Lexicon): boolean {
  const [{ text } = { text: '' }] = units
  if (units.length > 1 || (type !== 'required' && type !== 'nice') || before.some(({ isMarked }) => isMarked))
    return false
  if (text.length > longestImplicitItem || /[?!]$/.test(text)) return false
  const { asks, against } = readSigns(text, lexicon)
  return against === 0 && asks > 0
}

function unitsOf({ text, isItem }: Line, lexicon: Lexicon): Unit[] {
  // A phone number or a date is not a list item.
  if (!/\p{L}/u.test(text)) return []
  const sentences = sentencesOf(text)
  if (isItem) {
    const isMixed = sentences.length > 1 && new Set(sentences.map((one) => readSigns(one, lexicon).isOptional)).size > 1
    return (isMixed ? sentences : [text]).map((one) => ({ text: one, isItem: true, isMarked: true }))
  }
  const isImplicit = sentences.length === 1 && text.length <= longestImplicitItem && !/[.!?:]["”’]?$/.test(text)
  return sentences.map((sentence) => ({ text: sentence, isItem: isImplicit }))
}

type Heading = { type: SectionType; level: number }

function headingOf(line: Line, next: Line | undefined, lexicon: Lexicon): Heading | null {
  const { text, isItem, level } = line
  const words = wordsOf(text)
  const count = words.folded.length
  if (count === 0 || text.length > longestHeading || count > maxHeadingWords)
    return level !== null && level < 7 ? { type: 'none', level } : null
  const isOpening = /:\s*$/.test(text)
  const isQuestion = /\?\s*$/.test(text)
  const isCapitals = text === text.toUpperCase() && /\p{Lu}{3}/u.test(text)
  const known = knownHeading(text, lexicon)
  if (isItem) {
    // 'Education' among bullets is a subheading of its list, not a requirement.
    const isAlone = known?.coverage === 1 && count <= 4 && known.type !== 'other'
    const isTitle = isOpening && known !== null && known.coverage > plainCoverage
    return known && (isAlone || isTitle) ? { type: known.type, level: plainLevel } : null
  }
  if (level !== null || isOpening) {
    const isWeak =
      known !== null && known.coverage < weakCoverage && (known.type === 'other' || known.type === 'duties')
    const worded = isWeak ? typeByWording(text, lexicon) : 'none'
    if (worded === 'required' || worded === 'nice') return { type: worded, level: level ?? plainLevel }
    if (known) return { type: known.type, level: level ?? plainLevel }
    return { type: typeByWording(text, lexicon), level: level ?? plainLevel }
  }
  if (!next || !known) return null
  if (isQuestion && known.coverage >= 0.25) return { type: known.type, level: plainLevel }
  const isBare = !/[.!,;]\s*$/.test(text)
  const enough = isCapitals ? plainCoverage / 2 : plainCoverage
  return isBare && known.coverage >= enough && count <= 7 ? { type: known.type, level: plainLevel } : null
}

/** The type that the phrases in a heading name, the longest phrase first; `coverage` is the share of words that it covers. */
function knownHeading(text: string, lexicon: Lexicon): { type: HeadingType; coverage: number } | null {
  const words = wordsOf(text)
  const matches = lexicon.headings
    .find(words)
    .map((match) => ({ ...match, length: lengthOf(words.folded, match.first, match.last) }))
    .sort((a, b) => b.length - a.length || headingTypes.indexOf(a.tag) - headingTypes.indexOf(b.tag))
  const [best] = matches
  if (!best) return null
  const count = words.folded.length
  // In 'Essential requirements' two phrases name the same type.
  const saying = count <= fewHeadingWords ? matches.filter(({ tag }) => tag === best.tag) : [best]
  const isStatedBefore = (at: number) => saying.some(({ first, last }) => first <= at && at <= last)
  const coverage = words.folded.filter((_, at) => isStatedBefore(at)).length / count
  // 'Remote, Canada (Pacific hours preferred)' does not start a list of pluses.
  if (best.tag === 'nice' && coverage < minNiceCoverage && !text.endsWith(':')) return null
  const isBoth = best.tag === 'nice' && readSigns(text, lexicon).isMandatory
  return { type: isBoth ? 'required' : best.tag, coverage }
}

const lengthOf = (words: string[], first: number, last: number) => words.slice(first, last + 1).join(' ').length

/** The type of a heading without known phrases, by its wording ('For this post you hold:'). */
function typeByWording(text: string, lexicon: Lexicon): SectionType {
  const { asks, benefits, duties, isOptional, other } = readSigns(text, lexicon)
  if (other > 0) return 'none'
  if (benefits > 0 && asks < 2) return 'benefits'
  if (duties > 0 && asks < 2) return 'duties'
  if (asks < 2) return 'none'
  return isOptional ? 'nice' : 'required'
}

/** Splits a line that contains headings: 'Profile: two years of experience', 'DUTIES: - A - B REQUIREMENTS: - C'. */
function splitAtHeadings(line: Line, lexicon: Lexicon): Line[] {
  if (line.level !== null) return [line]
  const { text } = line
  if (!text.includes(':')) return splitAtLastSentence(line, lexicon)
  // A short line with one colon at its end is a heading as a whole.
  if (
    !line.isItem &&
    !isMostlyCapitals(text) &&
    text.length <= longestHeading &&
    text.indexOf(':') >= text.trimEnd().length - 1
  )
    return [line]
  const isUppercase = isMostlyCapitals(text)
  const cuts: { start: number; end: number }[] = []
  for (const match of text.matchAll(/:(?!\/\/)/g)) {
    const from = cuts.at(-1)?.end ?? 0
    const start = headingBefore(text.slice(from, match.index), lexicon, {
      isUppercase,
      isLineEnd: match.index >= text.trimEnd().length - 1,
      isFirst: from === 0 && !line.isItem,
    })
    if (start !== null) cuts.push({ start: from + start, end: match.index + 1 })
  }
  if (cuts.length === 0) return splitAtLastSentence(line, lexicon)
  return cutLine(line, cuts).flatMap((part) => splitAtLastSentence(part, lexicon))
}

/** Splits 'Lay bricks. REQUIREMENTS' from a list that lost its line breaks. */
function splitAtLastSentence(line: Line, lexicon: Lexicon): Line[] {
  const sentences = line.level === null ? sentencesOf(line.text) : []
  const last = sentences.at(-1)
  if (!last || sentences.length < 2 || last !== last.toUpperCase() || knownHeading(last, lexicon)?.coverage !== 1)
    return [line]
  return [
    { ...line, text: line.text.slice(0, line.text.length - last.length).trim() },
    { text: last, isItem: false, level: plainLevel },
  ]
}

function cutLine(line: Line, cuts: { start: number; end: number }[]): Line[] {
  const { text, isItem } = line
  const lines: Line[] = []
  let from = 0
  const add = (part: string) => {
    const trimmed = part.replace(/^[\s\-–*•]+/, '').trim()
    if (/[\p{L}\p{N}]/u.test(trimmed)) lines.push({ text: trimmed, isItem, level: null })
  }
  for (const { start, end } of cuts) {
    add(text.slice(from, start))
    lines.push({ text: text.slice(start, end).trim(), isItem: false, level: plainLevel })
    from = end
  }
  add(text.slice(from))
  return lines
}

/** The start of a heading in front of a colon; null if the words are not a heading. */
function headingBefore(
  before: string,
  lexicon: Lexicon,
  { isUppercase, isLineEnd, isFirst }: { isUppercase: boolean; isLineEnd: boolean; isFirst: boolean },
): number | null {
  const words = wordsOf(before.slice(-120))
  const offset = before.length - Math.min(before.length, 120)
  const count = words.folded.length
  for (let size = Math.min(6, count); size > 0; size--) {
    const start = words.starts[count - size] as number
    const written = before.slice(offset + start)
    const isOpening = count === size && offset === 0
    const hasBoundary = /[.;!?)] ?[-–*•]? ?$/.test(before.slice(0, offset + start))
    if (!(isOpening ? isFirst || isUppercase : hasBoundary || isUppercase || isLineEnd) || !/^[\p{Lu}¿]/u.test(written))
      continue
    const known = knownHeading(written, lexicon)
    if (known && known.coverage >= (isOpening && isFirst ? openingCoverage : 1)) return offset + start
  }
  return null
}

function isMostlyCapitals(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0
  return letters > 20 && capitals > letters * 0.7
}
