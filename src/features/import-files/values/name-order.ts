import { foldLatin, plainWords } from '#lib/names.ts'

/** Whether the family name comes first in the names of a column, and by what. */
export type NameOrder = 'given-first' | 'family-first' | 'capitals-first'

type Names = { column: string; names: readonly string[]; emails: readonly string[] }

const FAMILY_FIRST =
  /^(nom (et )?prenoms?|nachname (und )?vorname|familienname (und )?vorname|name vorname|zuname vorname|apellidos? (y )?nombres?|cognome (e )?nome|nazwisko (i )?imie|achternaam (en )?voornaam|apelido (e )?nome|last (name )?first( name)?|surname (and )?(first|given|fore)[ ]?names?|family (name )?given( name)?)$/

/**
 * Decides for a whole column whether 'Rossi Anna' is Anna Rossi: by its name ('Cognome e nome'), by family names in capitals
 * ('ROSSI Anna'), or by the addresses of the people, which mostly have the given name first ('anna.rossi@…').
 */
export function decideNameOrder({ column, names, emails }: Names): NameOrder {
  const several = names.filter((name) => wordsOf(name).length > 1 && !name.includes(','))
  const inCapitals = several.filter((name) => capitals(wordsOf(name)) > 0).length
  if (inCapitals > 0 && inCapitals >= several.length * 0.6) return 'capitals-first'
  if (FAMILY_FIRST.test(plainWords(column))) return 'family-first'
  const votes = { given: 0, family: 0 }
  for (const [at, name] of names.entries()) {
    const vote = voteOf(wordsOf(name).map(foldLatin), localWords(emails[at] ?? ''))
    if (vote) votes[vote] += 1
  }
  return votes.family >= 2 && votes.family > votes.given * 3 ? 'family-first' : 'given-first'
}

type Table = { header: readonly string[]; rows: readonly { cells: readonly string[] }[] }

/** The order of a column of names, beside a column of email addresses; -1 for a column that the table does not have. */
export function nameOrderIn({ header, rows }: Table, nameAt: number, emailAt: number): NameOrder {
  const of = (at: number) => rows.map(({ cells }) => cells[at]?.trim() ?? '')
  return decideNameOrder({ column: header[nameAt] ?? '', names: of(nameAt), emails: of(emailAt) })
}

/** A name with the given name first. */
export function orderName(name: string, order: NameOrder): string {
  const words = wordsOf(name)
  if (order === 'given-first' || words.length < 2 || /[,(]/.test(name)) return name
  const family = capitals(words) || (order === 'family-first' ? familyWords(words) : 0)
  if (family === 0 || family >= words.length) return name
  return [...words.slice(family), ...words.slice(0, family)].join(' ')
}

const wordsOf = (name: string): string[] => name.split(/\s+/).filter(Boolean)

const PARTICLE =
  /^(al|ap|aw|ben|bin|da|das|de|del|della|dello|dei|den|der|des|di|dos|du|el|la|las|le|lo|los|mac|o'|op|san|santa|st\.?|te|ten|ter|van|vom|von|y|zu|zum|zur|'t)$/i

/** How many words at the beginning are a family name: 'de la Tour' is one, as is 'Rossi'. */
function familyWords(words: readonly string[]): number {
  const at = words.findIndex((word) => !PARTICLE.test(word))
  return at < 0 ? 0 : at + 1
}

/** How many words at the beginning are in capitals, if others follow that are not. Initials do not count. */
function capitals(words: readonly string[]): number {
  const count = words.findIndex((word) => !/^\p{Lu}[\p{Lu}\p{M}'’.-]+$/u.test(word))
  return count > 0 && words.slice(0, count).some((word) => word.length > 2) ? count : 0
}

const localWords = (email: string): string[] =>
  foldLatin(email.split('@')[0] ?? '')
    .split(/[._\d-]+/)
    .filter(Boolean)

/** Which name comes first, if the parts of the address fit them: 'a.deboer@…' is Anna de Boer and de Boer Anna. */
function voteOf(words: readonly string[], local: readonly string[]): 'given' | 'family' | null {
  const [start = '', ...more] = local
  const family = more.join('')
  if (words.length < 2 || family === '' || new Set(words).size === 1) return null
  const isGiven = (word = '') => word !== '' && (start === word || (start.length === 1 && word.startsWith(start)))
  const fits = (given: string | undefined, names: readonly string[]) =>
    isGiven(given) && (names.join('') === family || names.at(-1) === family)
  const cuts = words.slice(1).map((_, at) => at + 1)
  if (cuts.some((at) => fits(words[0], words.slice(at)))) return 'given'
  return cuts.some((at) => fits(words[at], words.slice(0, at))) ? 'family' : null
}

/** Whether a name shares a word with an address: 'Anna Rossi' and 'a.rossi@…'. */
export function isNameOf(name: string, email: string): boolean {
  const local = foldLatin(email.split('@')[0] ?? '')
  return wordsOf(foldLatin(name)).some((word) => word.length > 2 && local.includes(word.replace(/[^\p{L}]/gu, '')))
}
