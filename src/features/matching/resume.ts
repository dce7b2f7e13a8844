import { LONGEST_LINE, LONGEST_SENTENCE, piecesOf } from '#lib/pieces.ts'
import { degreesIn } from './degrees.ts'
import type { Period } from './periods.ts'
import { periodsIn, periodText } from './periods.ts'
import { isTitle } from './titles.ts'

/*
 * Reads the plain text of a resume into sections, entries (one job each) and sentences. Resumes have many layouts, so the code looks for
 * signs (a known heading, a period, a bullet) and works without any of them.
 */

export type Section =
  | 'head'
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certifications'
  | 'other'

/** One job in a resume; `place` is its label in quotes: 'Papertrail, since 2022'. */
export type Entry = { period: Period; title: string | null; employer: string | null; place: string }

export type ResumeSentence = { text: string; section: Section; entry: Entry | null; isHeader: boolean }

export type Resume = { sentences: ResumeSentence[]; entries: Entry[] }

const longestResume = 400_000
const longestHeader = 160
const headings: [Section, RegExp][] = [
  [
    'experience',
    /^(?:(?:professional|work|relevant|employment|career|clinical|teaching|industry|other|additional|military|volunteer(?:ing)?|internship|practical) )?(?:experience|employment|history|work|internships?|positions|volunteer(?:ing)?)(?: (?:history|experience|background))?$|^career$|^berufserfahrung$|^experiencia(?: laboral| profesional)?$|^expérience(?:s)? professionnelle(?:s)?$/,
  ],
  [
    'education',
    /^(?:education(?: (?:and|&) (?:training|certifications?|qualifications))?|academic (?:background|history|qualifications)|qualifications|schooling|ausbildung|educación|formación|formation|studies)$/,
  ],
  [
    'skills',
    /^(?:(?:key|core|technical|professional|relevant|computer|it|hard|soft|other|additional|clinical) )?(?:skills?|competenc(?:ies|es)|expertise|technologies|tools|proficiencies|strengths)(?: (?:and|&|summary).*)?$|^kenntnisse$|^habilidades$|^compétences$/,
  ],
  ['languages', /^(?:spoken |foreign )?(?:languages?(?: skills)?|sprachen|sprachkenntnisse|idiomas|langues)$/],
  [
    'certifications',
    /^(?:(?:professional )?(?:certifications?|certificates?|licen[cs]es?|licensure|credentials|training)(?: (?:and|&) (?:licen[cs]es?|certifications?|certificates?|training|courses))?)$/,
  ],
  [
    'summary',
    /^(?:(?:professional |career |executive )?(?:summary|profile|objective|overview|statement)|about(?: me)?|personal statement|introduction)$/,
  ],
  [
    'other',
    /^(?:(?:personal |selected |key )?projects?|interests|hobbies(?: (?:and|&) interests)?|awards?(?: (?:and|&) honou?rs)?|honou?rs|publications|volunteering|references|activities|memberships|affiliations|patents|achievements|accomplishments)$/,
  ],
]

function headingOf(line: string): Section | null {
  if (line.length > 45 || line.split(' ').length > 5) return null
  const plain = line
    .toLowerCase()
    .replace(/[:：_\-–—=*#]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return headings.find(([, pattern]) => pattern.test(plain))?.[0] ?? null
}

type Line = { text: string; isBullet: boolean }

const bullet = /^(?:[•●▪■◦‣∙·*►➢✓\uf0b7]|[-–—]\s)\s*/u

/** The lines of the text; wrapped lines are joined. */
function readLines(text: string): Line[] {
  const lines: Line[] = []
  for (const raw of text.slice(0, longestResume).split(/\r\n|[\n\r\f\u2028]/)) {
    const trimmed = raw.replace(/[\u00a0\t ]+/g, (gap) => (gap.includes('\t') || gap.length > 2 ? '   ' : ' ')).trim()
    const isBullet = bullet.test(trimmed)
    const clean = trimmed.replace(bullet, '')
    if (clean === '') continue
    const before = lines.at(-1)
    const isContinued =
      before &&
      !isBullet &&
      /^[\p{Ll}(&]/u.test(clean) &&
      /[^.!?:;]$/.test(before.text) &&
      before.text.length > 30 &&
      before.text.length < LONGEST_LINE
    if (isContinued) before.text = `${before.text} ${clean}`
    else lines.push({ text: clean, isBullet })
  }
  return lines
}

/** The sections, entries and sentences of a resume. Runs in linear time. */
export function readResume(text: string): Resume {
  const lines = readLines(text)
  const entryAt = findEntries(lines)
  const resume: Resume = { sentences: [], entries: [] }
  let section: Section = 'head'
  let entry: Entry | null = null
  lines.forEach((line, index) => {
    const heading = headingOf(line.text)
    if (heading) {
      section = heading
      entry = null
      return
    }
    section = headingBefore(line.text) ?? section
    const begun = entryAt.get(index)
    if (begun) {
      // Schools also have periods, but they are not work.
      const isWork = section !== 'education' && !(section === 'head' && degreesIn(line.text).length > 0)
      entry = isWork && section !== 'certifications' ? begun.entry : null
      if (entry && section !== 'other') resume.entries.push(entry)
    }
    const isHeader = isHeaderLine(entryAt, index)
    for (const text of splitSentences(line.text)) {
      const inline = section === 'education' || begun ? null : inlineEntry(text, line)
      if (inline) {
        entry = inline
        resume.entries.push(inline)
      }
      resume.sentences.push({ text, section, entry, isHeader: isHeader || inline !== null })
    }
  })
  return resume
}

/** The section of a line with its heading at the start: 'Skills: SQL, Python'. */
function headingBefore(text: string): Section | null {
  const opening = /^([\p{L} &]{4,30}):\s+\S/u.exec(text)?.[1]
  return opening ? headingOf(opening) : null
}

/** In a resume of running text, a sentence that starts with a period starts a job ('2019-2024 Orrery: trained ...'). */
function inlineEntry(sentence: string, line: Line): Entry | null {
  if (line.text.length <= longestHeader) return null
  const period = periodsIn(sentence.slice(0, 60))[0]
  if (!period || period.start > 2) return null
  const opening = sentence.slice(0, 90).split(/:|\s[–—]\s/)[0] ?? ''
  return makeEntry([opening.length > period.end ? withoutPeriod(opening, period) : ''], period)
}

type Begun = { entry: Entry; lines: number }

function isHeaderLine(entryAt: Map<number, Begun>, index: number): boolean {
  for (let back = 0; back <= 3; back++) {
    const begun = entryAt.get(index - back)
    if (begun) return back < begun.lines
  }
  return false
}

/** Finds entries by their first line: the line with the period, with title and company from the lines around it. */
function findEntries(lines: Line[]): Map<number, Begun> {
  const entryAt = new Map<number, Begun>()
  let free = 0
  lines.forEach((line, index) => {
    if (index < free || line.text.length > longestHeader) return
    const period = periodsIn(line.text)[0]
    if (!period) return
    const words = withoutPeriod(line.text, period)
    // A long bullet that mentions a period is a description; it does not start a job.
    if (line.isBullet && words.split(' ').length > 8) return
    const header = [words]
    let first = index
    while (!isComplete(header) && first > Math.max(free, index - 2) && isShort(lines[first - 1])) {
      first--
      header.unshift(lines[first]?.text ?? '')
    }
    const below = lines[index + 1]
    const takesBelow = !isComplete(header) && isShort(below) && (hasTitle(header) || isTitle(below?.text ?? ''))
    if (takesBelow) header.push(below?.text ?? '')
    entryAt.set(first, { entry: makeEntry(header, period), lines: header.length })
    free = first + header.length
  })
  return entryAt
}

function isShort(line: Line | undefined): boolean {
  if (line === undefined || line.isBullet || line.text.length > 70 || line.text.split(' ').length > 9) return false
  return !/[.;:]$/.test(line.text) && headingOf(line.text) === null && periodsIn(line.text).length === 0
}

function hasTitle(header: string[]): boolean {
  return header.some((text) => headerParts(text).some(isTitle))
}

/** A header is complete with a title and one more part, usually the company. */
function isComplete(header: string[]): boolean {
  return header.flatMap(headerParts).length >= 2 && hasTitle(header)
}

function withoutPeriod(text: string, period: Period): string {
  return `${text.slice(0, period.start)}   ${text.slice(period.end)}`.replace(/\(\s*\)/g, ' ').trim()
}

function headerParts(text: string): string[] {
  return text
    .split(/[|•·@;]|\s{2}|,\s|\s[–—-]\s|\sat\s|\s\(|\)/)
    .map((part) => part.replace(/^[\s,–—-]+|(?<![\s,–—-])[\s,–—-]+$/g, ''))
    .filter((part) => /\p{L}/u.test(part))
}

function makeEntry(lines: string[], period: Period): Entry {
  const parts = lines.flatMap(headerParts)
  const title = parts.find(isTitle) ?? null
  const employer = parts.find((part) => part !== title && part.length <= 60 && !isTitle(part)) ?? null
  const years = periodText(period)
  return { period, title, employer, place: employer ? `${employer}, ${years}` : title ? `${title}, ${years}` : years }
}

const abbreviation =
  /(?:\b(?:inc|ltd|co|corp|dr|mr|mrs|ms|st|sr|jr|vs|approx|no|dept|univ|prof|e\.g|i\.e|etc|ph|u\.s|[a-z])\.)$/i

/**
 * The sentences of a line. A period after an abbreviation or a single letter does not end a sentence. A sentence of more than 1,000
 * characters is cut.
 */
export const splitSentences = (line: string): string[] =>
  sentencesIn(line).flatMap((sentence) => piecesOf(sentence, LONGEST_SENTENCE))

function sentencesIn(line: string): string[] {
  if (!/[.!?。！？]/.test(line)) return [line]
  const sentences: string[] = []
  let from = 0
  for (const match of line.matchAll(/[.!?]["”’)]*\s+(?=["“‘(]?[\p{Lu}\p{N}\p{Lo}])|[。！？]\s*/gu)) {
    const end = match.index + match[0].length
    if (abbreviation.test(line.slice(from, match.index + 1))) continue
    const sentence = line.slice(from, end).trim()
    if (sentence) sentences.push(sentence)
    from = end
  }
  const rest = line.slice(from).trim()
  if (rest) sentences.push(rest)
  return sentences
}
