import type { ResumeContent } from '#features/document-content/resume-content.ts'
import { takeContact } from './contact.ts'
import type { Draft } from './draft.ts'
import { foldLetters } from './fold-letters.ts'
import type { NumberedLine } from './split-sections.ts'
import { pageTitles } from './vocabulary/all.ts'
import { isCompany, isPlace, isRole, mayBePlace } from './words.ts'

type Person = ResumeContent['personalInfo']
/** What the top of a resume says: who it is, their own title, and the beginning of a summary. */
export type Preface = { person: Person; headline: NumberedLine | null; told: NumberedLine[] }

const HOUSE = /^\d+\p{L}?\s+\p{L}/u
/** The codes of places as most countries write them. */
const CODE = /\b(?:\d{4,6}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})\b/
const isPageTitle = (text: string) => pageTitles.has(foldLetters(text).replace(/^[\s:]+|(?<![\s:])[\s:]+$/g, ''))

/** Reads who the person is from the lines above all headings and those of a contact section. */
export function readPreface(draft: Draft, preface: readonly NumberedLine[], contact: readonly NumberedLine[]): Preface {
  const person: Person = { fullName: '', email: '', phone: '', location: '', linkedIn: '', website: '', portfolio: '' }
  const name = findName(preface.length > 0 ? preface : contact)
  const told: NumberedLine[] = []
  let headline: NumberedLine | null = null
  if (name)
    person.fullName = draft.short(
      'personalInfo.fullName',
      nameOf(name.text),
      [name.number],
      name.number < 3 ? 0.9 : 0.7,
    )
  for (const line of [...preface, ...contact]) {
    if (isPageTitle(line.text)) {
      draft.place([line.number])
      continue
    }
    const rest = takeReach(draft, person, line)
    const others = line === name ? rest.filter((part) => part !== person.fullName) : rest
    const left = others.filter((part) => !takePlace(draft, person, part, line, contact.includes(line)))
    if (left.length === 0) {
      if (rest.length > 0 || line === name) draft.place([line.number])
    } else if (line === name) {
      headline ??= { ...line, text: left.join(' ') }
    } else if (!headline && line.text.length <= 90 && isRole(line.text)) headline = line
    else if (ownLength(line, left) >= 80 || isSentence(left.join(' ')) || told.length > 0) told.push(line)
    else if (left.length < rest.length || !/\p{L}/u.test(left.join(''))) draft.place([line.number])
  }
  return { person, headline, told }
}

/** Seven words or more, most of them in lower case. */
function isSentence(text: string): boolean {
  const words = text.split(/\s+/)
  return words.length >= 7 && words.filter((word) => /^\p{Ll}/u.test(word)).length > words.length * 0.5
}

/** The length of a line without its contact details. */
const ownLength = ({ text, links }: NumberedLine, left: readonly string[]): number => {
  const { email, phone } = takeContact(text, links)
  return email || phone ? left.join(' ').length : text.length
}

/** The name is what is set largest of all that could be one. */
function findName(lines: readonly NumberedLine[]): NumberedLine | undefined {
  const likely = lines.slice(0, 40).filter(({ text }) => isNameLike(nameOf(text)))
  const largest = Math.max(...likely.map(({ size }) => size))
  return likely.find(({ size }) => size === largest)
}

const nameOf = (text: string) => (text.split(/\t|\s[|\u00b7\u2022]\s|,\s/)[0] ?? '').replace(/^name:\s*/i, '')

function isNameLike(text: string): boolean {
  const words = text.split(/\s+/)
  if (words.length > 6 || text.length < 3 || text.length > 60 || /[\d@:/]/.test(text) || isPlace(text)) return false
  if (isPageTitle(text) || isCompany(text)) return false
  if (isRole(text) && words.length < 6) return false
  return words.every((word) => /^[\p{L}.'\u2019\u02bc-]+$/u.test(word)) && /\p{Lu}|\p{Lo}/u.test(text)
}

/** Mail, phone and links, each where none was found before; what remains of the line. */
function takeReach(draft: Draft, person: Person, line: NumberedLine): string[] {
  const { email, phone, linkedIn, links, rest } = takeContact(line.text, line.links)
  const set = (field: keyof Person, value: string, confidence: number) => {
    if (value && !person[field]) person[field] = draft.short(`personalInfo.${field}`, value, [line.number], confidence)
  }
  set('email', email, 0.98)
  set('phone', phone, 0.9)
  set('linkedIn', linkedIn, 0.95)
  for (const link of links) {
    const isPortfolio = /github|gitlab|behance|dribbble|portfolio/i.test(link) && person.website !== ''
    set(isPortfolio || (person.website && person.website !== link) ? 'portfolio' : 'website', link, 0.8)
  }
  return rest
}

function takePlace(draft: Draft, person: Person, part: string, line: NumberedLine, isContact: boolean): boolean {
  if (person.location || part === person.fullName) return false
  const isSure = isPlace(part)
  const isAddress = /^[\p{L}\d .,'\u2019/-]+$/u.test(part) && /,/.test(part) && (HOUSE.test(part) || CODE.test(part))
  const isLikely = (isContact || part !== line.text) && mayBePlace(part)
  if (!isSure && !isAddress && !isLikely) return false
  person.location = draft.short('personalInfo.location', part, [line.number], isSure ? 0.9 : 0.55)
  return true
}
