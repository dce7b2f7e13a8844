import { emptyResume, type PersonField, type ResumeContent } from '#features/document-content/resume-content.ts'
import { takeContact } from './contact.ts'
import type { Draft } from './draft.ts'
import { findName, isPageTitle } from './find-name.ts'
import { findPlace, type PlaceCandidate } from './find-place.ts'
import { foldLetters } from './fold-letters.ts'
import { addLink } from './further-links.ts'
import type { NumberedLine, Section } from './lines.ts'
import { type Labelled, takeLabels } from './read-labels.ts'
import { labelKind } from './vocabulary/labels.ts'
import { isPlace, isRole } from './words.ts'

type Person = ResumeContent['personalInfo']
/** The top of a resume: the person, and the beginning of a summary. */
export type Preface = { person: Person; opening: NumberedLine[] }

/** Reads the person's details from the lines above all headings and from a contact section. */
export function readPreface(draft: Draft, preface: readonly NumberedLine[], contact: readonly NumberedLine[]): Preface {
  const person = emptyResume().personalInfo
  const { found, rest } = takeLabels([...preface, ...contact])
  const places = found.flatMap((one) => takeLabelled(draft, person, one))
  let nameLine: number | undefined
  if (!person.fullName) {
    const email = person.email || rest.map(({ text, links }) => takeContact(text, links).email).find(Boolean) || ''
    const top = rest.filter(({ number }) => preface.some((line) => line.number === number))
    const name = findName(top, email) ?? findName(rest, email)
    if (name)
      person.fullName = draft.short(
        'personalInfo.fullName',
        name.name,
        name.lines,
        (name.lines[0] ?? 9) < 3 ? 0.9 : 0.7,
      )
    for (const line of name?.lines ?? []) draft.place([line])
    nameLine = name?.lines.at(-1)
  }
  const opening: NumberedLine[] = []
  let headline: NumberedLine | null = null
  const isHeadlineFound = person.headline !== ''
  for (const line of rest) {
    if (isPageTitle(line.text)) {
      draft.place([line.number])
      continue
    }
    const parts = takeReach(draft, person, line)
    const left = parts.filter((part) => !isOfName(part, person.fullName))
    const isNameLine = left.length < parts.length
    const isBesideReach = parts.join('').length < line.text.length * 0.9 && !isNameLine
    const candidates = left
      .filter((text) => !labelKind(text) && !isOfName(text.split(',')[0] ?? '', person.fullName))
      .map((text) => ({
        text,
        line: line.number,
        isBesideReach: isBesideReach || contact.includes(line),
      }))
    places.push(...candidates)
    const words = left.join(' ')
    if (left.length === 0) draft.place([line.number])
    else if (isNameLine) headline ??= besideName(line, left)
    else if (
      !headline &&
      (isRoleLine(line) || isUnderName(line, left, nameLine) || (isBesideReach && left.some(isRoleAlone)))
    )
      headline = withoutReach(line, left)
    else if (ownLength(line, left) >= 80 || isSentence(words) || opening.length > 0) opening.push(line)
    else if (!/\p{L}/u.test(words)) draft.place([line.number])
  }
  const place = findPlace(
    places.filter(
      ({ line, text }) =>
        !(line === headline?.number && headline.text.includes(text)) && !opening.some(({ number }) => number === line),
    ),
  )
  if (place) person.location = draft.short('personalInfo.location', place.text, [place.line], place.confidence)
  if (headline && !isHeadlineFound) {
    const text = afterName(headline.text, person.fullName)
    person.headline = draft.short('personalInfo.headline', text, [headline.number], 0.8)
  }
  return { person, opening }
}

/**
 * If no email address was found at the top, finds one in the sections, with the phone number on the same or a neighboring line. It may be
 * there because of a heading at the top, such as 'Resume', or the order of the page. To exclude addresses of other people, such as
 * references, it must contain the person's name, or be alone on its line outside of custom sections.
 */
export function findContactInSections(draft: Draft, person: Person, sections: readonly Section[]): void {
  if (person.email) return
  const all = sections.flatMap(({ kind, lines }) =>
    lines.map((line) => ({ kind, line, ...takeContact(line.text, line.links) })),
  )
  const at = all.findIndex(
    ({ kind, email, rest }) => email && (hasNameOf(person, email) || (rest.length === 0 && kind !== 'custom')),
  )
  for (const one of at < 0 ? [] : [all[at], all[at - 1], all[at + 1]]) {
    if (!one) continue
    const { line, email, phone, rest } = one
    if (one === all[at]) person.email = draft.short('personalInfo.email', email, [line.number], 0.6)
    if (phone && !person.phone) person.phone = draft.short('personalInfo.phone', phone, [line.number], 0.5)
    if (rest.length === 0 && (phone || one === all[at])) draft.place([line.number])
  }
}

const LAST = 3

/** If no website or LinkedIn profile was found at the top, finds links in one of the last lines that contain nothing else. */
export function findSites(draft: Draft, person: Person, sections: readonly Section[]): void {
  if (person.website || person.linkedIn) return
  const lines = sections.flatMap(({ lines: own }) => own).toSorted((a, b) => a.number - b.number)
  for (const line of lines.slice(-LAST)) {
    const { linkedIn, links, rest } = takeContact(line.text, line.links)
    if (rest.length > 0 || (links.length === 0 && !linkedIn)) continue
    if (linkedIn) person.linkedIn = draft.short('personalInfo.linkedIn', linkedIn, [line.number], 0.6)
    for (const link of links) takeLink(draft, person, { link, lines: [line.number], confidence: 0.6 })
    draft.place([line.number])
  }
}

/** Whether an email address contains a part of the person's name. */
function hasNameOf({ fullName }: Person, email: string): boolean {
  const address = foldLetters(email)
  return foldLetters(fullName)
    .split(/[^\p{L}]+/u)
    .some((part) => part.length > 2 && address.includes(part))
}

/** Stores a labelled value in its field. Places are returned as candidates, because a page may contain several. */
function takeLabelled(draft: Draft, person: Person, { kind, value, lines }: Labelled): PlaceCandidate[] {
  const set = (field: PersonField, text: string) => {
    if (text && !person[field]) person[field] = draft.short(`personalInfo.${field}`, text, lines, 0.95)
  }
  if (kind === 'name') set('fullName', value)
  if (kind === 'firstName' || kind === 'lastName') {
    const known = person.fullName
    person.fullName = ''
    set('fullName', kind === 'firstName' ? `${value} ${known}`.trim() : `${known} ${value}`.trim())
  }
  if (kind === 'headline') set('headline', value)
  const { email, phone, linkedIn, links } = takeContact(value)
  set('email', email)
  if (kind === 'phone' || kind === 'email' || kind === 'web') set('phone', phone)
  set('linkedIn', linkedIn)
  if (kind !== 'email') for (const link of links) takeLink(draft, person, { link, lines, confidence: 0.95 })
  if (email || (kind === 'phone' && phone) || linkedIn) draft.place(lines)
  return kind === 'place' ? [{ text: value, line: lines.at(-1) ?? 0, isLabelled: true }] : []
}

const isOfName = (part: string, name: string): boolean =>
  name !== '' &&
  (part === name ||
    name.includes(part) ||
    part.replace(/\s/g, '').toLowerCase() === name.replace(/\s/g, '').toLowerCase())

/** Whether a text may be a headline: it contains no number or email address and is not a place, a label or a page title. */
const isTitle = (text: string): boolean =>
  /\p{L}{3}/u.test(text) &&
  text.length <= 90 &&
  !/[\d@:[\]]/.test(text) &&
  !isPlace(text) &&
  !labelKind(text) &&
  !isPageTitle(text)

/** Whether a part of a line with contact details is a role. */
const isRoleAlone = (text: string): boolean => text.length <= 60 && isTitle(text) && isRole(text)

const isRoleLine = ({ text }: NumberedLine): boolean => text.length <= 90 && isRole(text)

/**
 * Whether a line may be the headline without a word for a role: it is directly below the name, short, and has no comma, because that would
 * more likely be a place.
 */
const isUnderName = (line: NumberedLine, left: readonly string[], nameLine: number | undefined): boolean =>
  line.number - 1 === nameLine &&
  left.length === 1 &&
  left[0] === line.text &&
  isTitle(line.text) &&
  !line.text.includes(',') &&
  !isSentence(line.text)

/** The role that follows the name on its line. */
function besideName(line: NumberedLine, left: readonly string[]): NumberedLine | null {
  const titles = left.filter(isTitle)
  const text = titles.find(isRole) ?? (titles.length === 1 ? titles[0] : undefined)
  return text ? { ...line, text } : null
}

/** The text after the name: 'Senior Nurse' of 'Maya Okafor, Senior Nurse'. */
const afterName = (text: string, name: string): string =>
  name && text.startsWith(name) ? text.slice(name.length).replace(/^[\s,;:|\u2013\u2014-]+/, '') : text

/** The roles in a line, without the contact details next to them. */
function withoutReach(line: NumberedLine, left: readonly string[]): NumberedLine {
  const roles = left.filter((part) => isTitle(part) && isRole(part))
  const isMostlyText = left.join('').length >= line.text.replace(/[\t|\u00b7\u2022]/g, '').length * 0.9
  return isMostlyText || roles.length === 0 ? line : { ...line, text: roles.join(' \u00b7 ') }
}

/** Whether a text is a sentence: at least seven words, most of them in lower case. */
function isSentence(text: string): boolean {
  const words = text.split(/\s+/)
  return words.length >= 7 && words.filter((word) => /^\p{Ll}/u.test(word)).length > words.length * 0.5
}

/** The length of a line without its contact details. */
const ownLength = ({ text, links }: NumberedLine, left: readonly string[]): number => {
  const { email, phone } = takeContact(text, links)
  return email || phone ? left.join(' ').length : text.length
}

/** Stores the email address, phone number and links of a line in fields that are still empty; returns the rest of the line. */
function takeReach(draft: Draft, person: Person, line: NumberedLine): string[] {
  const { email, phone, linkedIn, links, rest } = takeContact(line.text, line.links)
  const set = (field: PersonField, value: string, confidence: number) => {
    if (value && !person[field]) person[field] = draft.short(`personalInfo.${field}`, value, [line.number], confidence)
  }
  set('email', email, 0.98)
  set('phone', phone, 0.9)
  set('linkedIn', linkedIn, 0.95)
  for (const link of links) takeLink(draft, person, { link, lines: [line.number], confidence: 0.8 })
  return rest
}

/** Stores a link: the first is the website, the second the portfolio, and further ones are in the list of links. */
function takeLink(
  draft: Draft,
  person: Person,
  { link, lines, confidence }: { link: string; lines: number[]; confidence: number },
): void {
  const field = !person.website ? 'website' : person.website === link || person.portfolio ? 'links' : 'portfolio'
  if (field === 'links') {
    if (addLink(person, link)) draft.note('personalInfo.links', lines, confidence)
  } else person[field] = draft.short(`personalInfo.${field}`, link, lines, confidence)
}
