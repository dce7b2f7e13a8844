import type { SourceLine } from '#lib/source-line.ts'
import { readEvent, tidyForm } from './career-events.ts'
import { divideJobsAndStudies } from './divide-jobs-and-studies.ts'
import { isPageTitle } from './find-name.ts'
import { inferKinds, separateJobsAndStudies } from './infer-kinds.ts'
import { namesLanguage } from './language-headings.ts'
import type { NumberedLine, Section } from './lines.ts'
import {
  headingKind,
  headingKindByStart,
  isHeadingLike,
  isJoinedWithSkills,
  isOther,
  placedStyleOf,
  styleOf,
} from './section-headings.ts'
import { stackSections } from './stack-sections.ts'
import type { SectionKind } from './vocabulary/vocabulary.ts'

/** Splits a document at its headings; the lines before the first heading of a column are the preface. */
export function splitSections(lines: readonly SourceLine[]): Section[] {
  const numbered = prepareLines(lines)
  const styles = headingStyles(numbered)
  const isFlat = isWithoutLooks(numbered)
  const preface: Section = { kind: 'preface', title: '', heading: [], lines: [] }
  const sections = [preface]
  const early = new Map<Section, NumberedLine>()
  const hasJobs = numbered.some(({ text }) => headingKind(text) === 'jobs')
  // if headings have no brackets, a word in brackets is a label within an entry
  const areBare =
    numbered.filter((line) => line.kind === 'heading' && !isBracketed(line) && headingKind(line.text)).length >= 3
  const isPart = partsOfEntries(numbered)
  let [current, currentStyle] = [preface, '']
  let top: { section: Section; line: NumberedLine } | undefined
  for (let at = 0; at < numbered.length; at += 1) {
    const line = numbered[at] as NumberedLine
    const next = numbered[at + 1]
    // lines of a column before its first heading do not belong to the last section of the other column
    if (at > 0 && line.isSide !== numbered[at - 1]?.isSide) [current, top] = [preface, undefined]
    const event = readEvent(line.text)?.kind
    if (event) current = openSection(sections, current, event)
    const pair = next && styleOf(next) === styleOf(line) ? headingKind(`${line.text} ${next.text}`) : undefined
    const isLabel = areBare && isBracketed(line)
    const found = isLabel ? undefined : pair && isHeadingLike(line) ? pair : kindOf(line, styles, isFlat)
    if (found === 'custom' && sections.length > 1 && namesLanguage(line.text)) {
      current = openSection(sections, current, 'languages')
      current.lines.push(line)
      continue
    }
    const isEarly = found === 'custom' && sections.length === early.size + 1 && !headingKind(line.text)
    // the first line after a known heading is its first entry, even if it is formatted like a heading
    const isFirst = current !== preface && current.kind !== 'custom' && current.lines.length === 0
    const isEntry = found === 'custom' && isFirst && !headingKind(line.text)
    const kind = (isEarly && hasJobs) || isEntry ? undefined : found
    const isTitle = kind === 'summary' && sections.length === 1 && isTitleOfPage(line, next)
    if (kind !== undefined && (isTitle || isPart(line, current.kind))) {
      current.lines.push(line)
      continue
    }
    const isWeaker = top !== undefined && styles.has(styleOf(top.line)) && top.line.size > line.size + 0.5
    const isSibling = isHeadingLike(line) && current !== top?.section && currentStyle === styleOf(line)
    const isOfJob = kind === 'projects' && top?.section.kind === 'jobs'
    // below a job, a label such as 'Activities:' that is not bold belongs to the job
    const isLabelThere = top?.section.kind === 'jobs' && !line.isBold && /[:\uff1a]$/.test(line.text)
    const isRest = kind === 'custom' && (isLabelThere || isOther(line.text) || !headingKind(line.text))
    if (isWeaker && (kind === undefined ? isSibling : isOfJob || isRest)) {
      current = top?.section ?? current
      current.lines.push(isOfJob ? { ...line, kind: 'item' } : line)
      continue
    }
    if (kind === undefined) {
      current.lines.push(line)
      continue
    }
    const isPair = kind === pair && next !== undefined
    const title = isPair ? `${line.text} ${next.text}` : line.text
    current = {
      kind,
      title: title.replace(/(?<![:\s])[:\s]+$/, ''),
      heading: isPair ? [line.number, next.number] : [line.number],
      lines: [],
    }
    sections.push(current)
    currentStyle = styleOf(line)
    if (!isWeaker) top = { section: current, line }
    if (isEarly) early.set(current, line)
    if (isPair) at += 1
  }
  decideKinds(sections)
  return withoutEarly(sections, early)
}

/** The lines with their numbers, with headings apart from other text. */
function prepareLines(lines: readonly SourceLine[]): readonly NumberedLine[] {
  const numbered = raiseHeadings(withoutSideHeadings(tidyForm(lines))).map((line, number) => ({ ...line, number }))
  const looks = headingStyles(numbered)
  return splitLabels(stackSections(numbered, (line) => looksLikeHeading(line, looks)))
}

function decideKinds(sections: Section[]): void {
  inferKinds(sections)
  separateJobsAndStudies(sections)
  divideJobsAndStudies(sections)
}

/** The current section if it has this kind, or a new one without a heading. */
function openSection(sections: Section[], current: Section, kind: SectionKind): Section {
  if (current.kind === kind) return current
  const section: Section = { kind, title: '', heading: [], lines: [] }
  sections.push(section)
  return section
}

const SENTENCE = 60
/**
 * Whether a heading such as 'Resume' is the title of the page: a name follows it. If a longer text follows, it is the heading of the
 * summary.
 */
const isTitleOfPage = (line: NumberedLine, next: NumberedLine | undefined): boolean =>
  isPageTitle(line.text) && (next?.text.length ?? 0) < SENTENCE

const NUMBERED = /^(\D{3,30}?)\s?\d{1,2}\W*$/

/**
 * Returns a function that checks whether a known heading is a label within a job or project: it is repeated and smaller than section
 * headings ('Achievements' below each job), or repeated with numbers ('Portfolio 1', 'Portfolio 2').
 */
function partsOfEntries(lines: readonly NumberedLine[]): (line: NumberedLine, within: Section['kind']) => boolean {
  const wordsOf = ({ text }: NumberedLine) =>
    (NUMBERED.exec(text)?.[1] ?? text.replace(/[\s:.\u2013-]{1,4}$/u, '')).toLowerCase()
  const times = new Map<string, number>()
  for (const line of lines) if (line.text.length < 40) times.set(wordsOf(line), (times.get(wordsOf(line)) ?? 0) + 1)
  const isAgain = (line: NumberedLine) => (times.get(wordsOf(line)) ?? 0) > 1
  const largest = new Map<string, number>()
  for (const line of lines) {
    const kind = headingKind(line.text)
    if (kind && !isAgain(line)) largest.set(kind, Math.max(largest.get(kind) ?? 0, line.size))
  }
  return (line, within) => {
    if ((within !== 'jobs' && within !== 'projects') || !isAgain(line)) return false
    return (
      NUMBERED.test(line.text) || (headingKind(line.text) === 'custom' && line.size + 0.5 < (largest.get(within) ?? 0))
    )
  }
}

/**
 * Merges sections before the first known heading into the preface, because a name is formatted like a heading. A section with a known kind,
 * such as jobs, stays.
 */
function withoutEarly(sections: readonly Section[], early: ReadonlyMap<Section, NumberedLine>): Section[] {
  const isLeft = (section: Section) => section.kind !== 'custom' || !early.has(section)
  const [preface] = sections
  for (const section of sections) {
    const heading = early.get(section)
    if (heading && !isLeft(section)) preface?.lines.push(heading, ...section.lines)
  }
  preface?.lines.sort((a, b) => a.number - b.number)
  return sections.filter(isLeft)
}

/** Moves side headings into the main column if the side has little other text. */
function withoutSideHeadings(lines: readonly SourceLine[]): readonly SourceLine[] {
  const known = lines.flatMap(({ text, isSide }, at) => (isSide && headingKind(text) ? [at] : []))
  const isColumn =
    known.some((at) => lines[at + 1]?.isSide) && known.length * 3 < lines.filter(({ isSide }) => isSide).length * 2
  if (known.length < 3 || isColumn) return lines
  return lines.map((line) => ({ ...line, isSide: false }))
}

/** Chinese and Japanese headings are joined from words, so a list cannot contain all of them. */
const IDEOGRAPHIC = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u

/**
 * Headings with a list sign before them, '\u25a0 \u8077\u6b74': at least three different known ones with the same formatting. Other lines
 * with that formatting are headings too, if most of them are known.
 */
function raiseHeadings(lines: readonly SourceLine[]): readonly SourceLine[] {
  const looks = new Map<string, SourceLine[]>()
  for (const line of lines) {
    if (line.kind === 'item') looks.set(placedStyleOf(line), [...(looks.get(placedStyleOf(line)) ?? []), line])
  }
  const kindIn = (text: string) => headingKind(text) ?? (IDEOGRAPHIC.test(text) ? headingKindByStart(text) : undefined)
  const raised = [...looks.values()].map((alike) => raisedOf(alike, headingKind) ?? raisedOf(alike, kindIn) ?? [])
  const headings = new Set(raised.flat())
  if (headings.size === 0) return lines
  return lines.map((line) => (headings.has(line) ? { ...line, kind: 'heading' as const, isBold: true } : line))
}

/** The headings among lines with the same formatting: all of them if most are known, otherwise the known ones. */
function raisedOf(alike: readonly SourceLine[], kindIn: (text: string) => SectionKind | undefined) {
  const known = alike.filter(({ text }) => kindIn(text) && !isOther(text))
  const kinds = new Set(known.map(({ text }) => kindIn(text)))
  if (kinds.size < 3 || !(kinds.has('jobs') || kinds.has('education'))) return undefined
  return known.length * 2 > alike.length ? alike : known
}

/** Splits a heading from the text next to it: 'EXPERIENCE<tab>Senior Analyst'. */
function splitLabels(lines: readonly NumberedLine[]): readonly NumberedLine[] {
  // if headings have their own lines, a label next to a list is the name of a group
  const alone = lines.filter(({ text, kind }) => kind !== 'item' && headingKind(text))
  const areAlone = alone.length >= 3
  let section: SectionKind | undefined
  return lines.flatMap((line, at) => {
    section = (line.kind === 'item' ? undefined : headingKind(line.text)) ?? section
    const larger = largerLabel(line, lines[at + 1], alone)
    const [label = '', ...rest] = larger ?? line.text.split('\t')
    const kind = rest.length === 0 || line.kind === 'item' ? undefined : headingKind(label)
    // studies have no groups of skills or languages, so such a label among them begins a section
    const isOfStudies = section === 'education' || section === 'certifications'
    const isAfterStudies = isOfStudies && rest.length === 1 && (kind === 'languages' || kind === 'skills')
    if (!kind || (areAlone && !larger && !isAfterStudies)) return [line]
    return [
      { ...line, text: label, ...((larger || areAlone) && { kind: 'heading' as const, isBold: true }) },
      { ...line, text: rest.join('\t'), isBold: false },
    ]
  })
}

/** A heading with a colon and the beginning of its text on the same line, if the line is as large as the headings and larger than the text. */
function largerLabel(line: NumberedLine, next: NumberedLine | undefined, headings: readonly NumberedLine[]) {
  const found = /^([^:\uff1a]{3,40})\s?[:\uff1a]\s(\S.+)$/u.exec(line.text)
  const isLarge =
    next !== undefined && line.size > next.size + 0.5 && headings.some(({ size }) => size <= line.size + 0.2)
  return found && isLarge && line.kind !== 'item' && headingKind(found[1] ?? '')
    ? [found[1] ?? '', found[2] ?? '']
    : undefined
}

/** The formatting that headings of this document share, with and without their indentation. */
function headingStyles(lines: readonly NumberedLine[]): Set<string> {
  return new Set([...stylesBy(lines, styleOf), ...stylesBy(lines, placedStyleOf)])
}

function stylesBy(lines: readonly NumberedLine[], keyOf: (line: NumberedLine) => string): Set<string> {
  const count = (isWanted: (line: NumberedLine) => boolean) => {
    const counts = new Map<string, number>()
    for (const line of lines) if (isWanted(line)) counts.set(keyOf(line), (counts.get(keyOf(line)) ?? 0) + 1)
    return counts
  }
  const hasHeading = (line: NumberedLine) =>
    isHeadingLike(line) && (headingKind(line.text) ?? headingKindByStart(line.text)) !== undefined
  // a smaller heading directly below another is the name of a group: 'Soft Skills' below 'Skills'
  const groups = new Set(
    lines.filter((line, at) => {
      const above = lines[at - 1]
      return above !== undefined && above.size > line.size + 0.5 && hasHeading(above)
    }),
  )
  const isKnown = (line: NumberedLine) => hasHeading(line) && !groups.has(line)
  const headings = count(isKnown)
  const others = count((line) => !isKnown(line))
  // formatting that many other lines share does not identify headings
  return new Set(
    [...headings].filter(([style, times]) => times >= 2 && (others.get(style) ?? 0) <= times).map(([style]) => style),
  )
}

/** True if few headings differ in formatting, as in pasted text: then known headings are recognized by their words alone. */
function isWithoutLooks(lines: readonly NumberedLine[]): boolean {
  const bare = lines.filter(({ text, kind }) => kind !== 'item' && !text.includes('\t') && headingKind(text))
  const gapped = bare.filter(isSetOut).length
  const drawn = bare.filter(isSetApart).length
  if (new Set(bare.map(({ text }) => headingKind(text))).size < 2) return false
  return drawn * 4 <= bare.length && gapped * 3 <= bare.length * 2
}

const isBracketed = ({ text }: SourceLine): boolean => /^[[\u3010].*[\]\u3011]$/u.test(text)

const isSetApart = (line: NumberedLine): boolean => line.isBold || line.kind === 'heading' || isCapital(line.text)

const isCapital = (text: string): boolean => text === text.toUpperCase() && text !== text.toLowerCase()

const isSetOut = (line: NumberedLine): boolean => line.gap > 0.2 || isSetApart(line)

const looksLikeHeading = (line: NumberedLine, styles: ReadonlySet<string>) =>
  styles.has(styleOf(line)) || styles.has(placedStyleOf(line))

/** The total duration of all jobs, next to their heading in Korean forms. */
const TOTAL = /^[^\t]+\t\ucd1d\s[^\t]{2,12}$/u

function kindOf(line: NumberedLine, styles: ReadonlySet<string>, isFlat: boolean): SectionKind | undefined {
  if (line.kind === 'item' || (line.text.includes('\t') && !TOTAL.test(line.text))) return undefined
  const kind = headingKind(line.text)
  if (kind && (isFlat || isSetOut(line) || looksLikeHeading(line, styles))) return kind
  if (isSetOut(line) && isJoinedWithSkills(line.text)) return 'skills'
  if (!isHeadingLike(line) || !looksLikeHeading(line, styles)) return undefined
  return headingKindByStart(line.text) ?? 'custom'
}
