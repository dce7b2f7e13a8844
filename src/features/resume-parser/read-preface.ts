import type { ResumeContent } from '#features/document-content/resume-content.ts'
import { takeContact } from './contact.ts'
import type { Draft } from './draft.ts'
import { findName, isPageTitle } from './find-name.ts'
import { findPlace, type PlaceCandidate } from './find-place.ts'
import { type Labelled, takeLabels } from './read-labels.ts'
import type { NumberedLine } from './split-sections.ts'
import { isRole } from './words.ts'

type Person = ResumeContent['personalInfo']
/** What the top of a resume says: who it is, their own title, and the beginning of a summary. */
export type Preface = { person: Person; headline: NumberedLine | null; opening: NumberedLine[] }

/** Reads who the person is from the lines above all headings and those of a contact section. */
export function readPreface(draft: Draft, preface: readonly NumberedLine[], contact: readonly NumberedLine[]): Preface {
  const person: Person = { fullName: '', email: '', phone: '', location: '', linkedIn: '', website: '', portfolio: '' }
  const { found, rest } = takeLabels([...preface, ...contact])
  const places = found.flatMap((one) => takeLabelled(draft, person, one))
  if (!person.fullName) {
    const name = findName(rest.filter(({ number }) => preface.some((line) => line.number === number))) ?? findName(rest)
    if (name)
      person.fullName = draft.short(
        'personalInfo.fullName',
        name.name,
        name.lines,
        (name.lines[0] ?? 9) < 3 ? 0.9 : 0.7,
      )
    for (const line of name?.lines ?? []) draft.place([line])
  }
  const opening: NumberedLine[] = []
  let headline: NumberedLine | null = null
  for (const line of rest) {
    if (isPageTitle(line.text)) {
      draft.place([line.number])
      continue
    }
    const parts = takeReach(draft, person, line)
    const left = parts.filter((part) => !isOfName(part, person.fullName))
    const isNameLine = left.length < parts.length
    const isBesideReach = parts.join('').length < line.text.length * 0.9 && !isNameLine
    const candidates = left.map((text) => ({
      text,
      line: line.number,
      isBesideReach: isBesideReach || contact.includes(line),
    }))
    places.push(...candidates)
    const words = left.join(' ')
    if (left.length === 0) draft.place([line.number])
    else if (isNameLine) headline ??= { ...line, text: words }
    else if (!headline && line.text.length <= 90 && isRole(line.text)) headline = line
    else if (ownLength(line, left) >= 80 || isSentence(words) || opening.length > 0) opening.push(line)
    else if (!/\p{L}/u.test(words)) draft.place([line.number])
  }
  const place = findPlace(
    places.filter(({ line }) => line !== headline?.number && !opening.some(({ number }) => number === line)),
  )
  if (place) person.location = draft.short('personalInfo.location', place.text, [place.line], place.confidence)
  return { person, headline, opening }
}

/** A labelled value in its field; places are candidates, since a page may name several. */
function takeLabelled(draft: Draft, person: Person, { kind, value, lines }: Labelled): PlaceCandidate[] {
  const set = (field: keyof Person, text: string) => {
    if (text && !person[field]) person[field] = draft.short(`personalInfo.${field}`, text, lines, 0.95)
  }
  if (kind === 'name') set('fullName', value)
  if (kind === 'firstName' || kind === 'lastName') {
    const known = person.fullName
    person.fullName = ''
    set('fullName', kind === 'firstName' ? `${value} ${known}`.trim() : `${known} ${value}`.trim())
  }
  const { email, phone, linkedIn, links } = takeContact(value)
  set('email', email)
  if (kind === 'phone' || kind === 'email' || kind === 'web') set('phone', phone)
  set('linkedIn', linkedIn)
  if (kind !== 'email') for (const link of links) set(person.website ? 'portfolio' : 'website', link)
  if (email || (kind === 'phone' && phone) || linkedIn) draft.place(lines)
  return kind === 'place' ? [{ text: value, line: lines.at(-1) ?? 0, isLabelled: true }] : []
}

const isOfName = (part: string, name: string): boolean =>
  name !== '' &&
  (part === name ||
    name.includes(part) ||
    part.replace(/\s/g, '').toLowerCase() === name.replace(/\s/g, '').toLowerCase())

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
