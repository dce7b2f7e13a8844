import { readEmails } from '#features/import-files/values/read-email.ts'
import { readName } from '#features/import-files/values/read-name.ts'
import { readPhones } from '#features/import-files/values/read-phones.ts'
import { isTitle } from '#features/matching/titles.ts'
import { plainWords } from '#lib/names.ts'
import { storableText } from '#lib/tidy-text.ts'
import { readCellLink } from './read-link.ts'

export type ReadPerson = { name: string; role: string; email: string; phone: string; link: string }

const MAX_PEOPLE = 20
const BETWEEN = /[;\n|•]+|\s(?:&|\+|and|und|et|og|och)\s|(?<=[\p{L}.)])\s?\/\s?(?=\p{Lu})/u
/** 'y', 'e' and 'en' are also part of family names, so both sides must be whole names. */
const SHORT_AND = /(?<=\S\s\S{1,60})\s(?:y|e|en)\s(?=\S{1,60}\s\S)/u
const EMAIL = /[^\s<>()[\]",;:|]{1,64}@[^\s<>()[\]",;:|]{1,190}/g
const WEB = /(?:https?:\/\/|www\.|linkedin\.com\/)[^\s<>()",;|]{2,500}/gi
/** The place of the web address with this number while a cell is split. */
const MARK = /⟦(\d{1,3})⟧/
const MARKS = /⟦\d{1,3}⟧/g
const PHONE = /(?:\+|\b00|\(0|\b0)[\d\s()./-]{6,24}\d/
/** Words that say what someone does at a company, without being a job title of the vocabulary. */
const ROLE =
  /^(?:hr|ta|talent|recruiter|recruiting|hiring manager|headhunter|personal(?:abteilung|leitung|leiterin?|referentin?)?|people|rh|drh|cto|ceo|coo|cfo|founder|co founder|referral|teamlead|team lead|teamleiter(?:in)?|via .*|agency|owner|manager|head of .*|lead)$/i
/** Words before a family name: 'van der Berg, Piet'. */
const PARTICLES =
  /^(?:(?:van|von|vom|zu|zum|de|der|den|del|della|di|da|dos|du|la|le|el|al|ten|ter|te|bin|ben|mac|mc|st|’t|'t)\s){1,3}/i
/** Cells that name no one. */
const NO_ONE =
  /^(?:n ?a|none|no|unknown|unbekannt|keiner|keine|niemand|tbd|ninguno|ninguna|aucun|aucune|nessuno|brak|geen|x|\d*)$/

/** Cells that point at another row. */
const DITTO =
  /^(?:same|ditto|s o|same as above|see above|dies?selbe[nr]?|derselbe|siehe oben|idem|le meme|la meme|el mismo|la misma|lo stesso|la stessa|zelfde|dezelfde)$/

/** The people in a cell such as 'Anna Meier (Recruiter) anna@acme.example; Tom Fox, HR'. Text that is no person is in `unread`. */
export function readPeople(text: string): { people: ReadPerson[]; unread: string[] } {
  const [people, unread]: [ReadPerson[], string[]] = [[], []]
  const links: string[] = []
  const marked = storableText(text).replace(WEB, (link) => ` ⟦${links.push(link) - 1}⟧ `)
  const parts = marked
    .split(BETWEEN)
    .flatMap((part) => part.split(SHORT_AND))
    .flatMap(splitCommas)
  for (const part of parts) {
    if (NO_ONE.test(plainWords(part)) && !/[@⟦]/.test(part)) continue
    if (DITTO.test(plainWords(part))) {
      unread.push(part.trim())
      continue
    }
    const person = readPart(part, links)
    const before = people.at(-1)
    if (before && person.name === '' && isMore(before, person)) addTo(before, person)
    else if (person.name !== '' || person.email !== '') people.push({ ...person, name: person.name || person.email })
    else unread.push(part.trim())
  }
  return { people: people.slice(0, MAX_PEOPLE), unread }
}

/** An address is that of the person before it, unless they have one. */
const isMore = (person: ReadPerson, more: ReadPerson): boolean =>
  (more.email === '' || person.email === '') && (more.phone === '' || person.phone === '')

/** A part without a name says more of the person before it: 'Tom Fox, tom@acme.example'. */
function addTo(person: ReadPerson, more: ReadPerson): void {
  person.role ||= more.role
  person.email ||= more.email
  person.phone ||= more.phone
  person.link ||= more.link
}

/** 'Meier, Anna' is one person; 'Anna Meier, Tom Fox' are two, and 'Anna Meier, Recruiter' is one with a role. */
function splitCommas(text: string): string[] {
  const parts = text.split(',').map((part) => part.trim())
  if (parts.length === 2) {
    const [last = '', first = ''] = parts
    const isName = (part: string) => /^[\p{L}\p{M}'’.-]+(?:\s[\p{L}\p{M}'’.-]+)?$/u.test(part) && !isRole(part)
    const family = last.replace(PARTICLES, '')
    if (isName(family) && isName(first) && !family.includes(' ')) return [text]
  }
  return parts
}

const isRole = (text: string): boolean => ROLE.test(plainWords(text)) || isTitle(text)

function readPart(text: string, links: readonly string[]): ReadPerson {
  const person: ReadPerson = { name: '', role: '', email: '', phone: '', link: '' }
  let rest = text.replace(/^[\s\-–•*]+/, '')
  const link = links[Number(MARK.exec(rest)?.[1] ?? -1)] ?? ''
  // pages of Notion are those of the list, not of the person
  if (link && !/\bnotion\.(?:so|site)\b/i.test(link)) person.link = readCellLink(link)
  rest = rest
    .replace(MARKS, ' ')
    .replace(/\[([^\][]{1,200})\]/g, '$1')
    .replace(/\(\s*\)/g, ' ')
  person.email = readEmails((rest.match(EMAIL) ?? []).join(';').replace(/mailto:/gi, '')).emails[0] ?? ''
  rest = rest.replace(/mailto:/gi, '').replace(EMAIL, ' ')
  const phone = PHONE.exec(rest)?.[0] ?? ''
  if (phone && readPhones(phone)[0]) {
    person.phone = readPhones(phone)[0] ?? ''
    rest = rest.replace(phone, ' ')
  }
  const inBrackets = /\(([^()]{1,100})\)/.exec(rest)?.[1]?.trim() ?? ''
  if (/\p{L}/u.test(inBrackets)) person.role = inBrackets
  rest = rest
    .replace(/\([^()]{0,100}\)/g, ' ')
    .replace(/\b(?:tel|telefon|phone|mobile|mobil|mob|email|e-mail|mail|t|m)\b\.?\s?:?\s*$/i, '')
    .replace(/[<>[\]]/g, ' ')
  const [label, afterLabel] = splitLabel(rest)
  const [first = '', ...others] = afterLabel.split(/\s[-–—]\s|\s@\s/)
  person.role ||= others.join(' - ').trim() || label
  const name = readName(withoutSigns(first))
  if (isRole(name) && !person.role) person.role = name
  else if (/\p{L}/u.test(name)) person.name = name.slice(0, 200)
  person.role = person.role.slice(0, 200)
  return person
}

/** 'Recruiter: Anna Meier' */
function splitLabel(text: string): [string, string] {
  const at = text.indexOf(':')
  const label = at > 0 ? text.slice(0, at).trim() : ''
  return label !== '' && isRole(label) ? [label, text.slice(at + 1)] : ['', text]
}

/** Without the signs between a name and what was taken from behind it. */
function withoutSigns(text: string): string {
  let end = text.length
  while (end > 0 && ' :,–-'.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}
