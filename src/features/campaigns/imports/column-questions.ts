import type { Questions } from '#features/import-files/questions.ts'
import { columnsOfSystem } from '#features/import-files/systems.ts'
import type { Table } from '#features/import-files/table.ts'
import { plainWords } from '#lib/names.ts'
import type { SubscriberField } from './fields.ts'
import { isOfDays } from './match-columns.ts'
import { kindOf } from './state-columns.ts'

const DAYS = 'What are the days in this column?'
const GROUPS = 'What are the words in this column?'
const dayOptions = [
  { value: 'subscribed', label: 'When people subscribed' },
  { value: 'left_on', label: 'When people left' },
  { value: '', label: 'Something else' },
]
const groupOptions = [
  { value: 'tags', label: 'Tags' },
  { value: 'state', label: 'Who can be emailed' },
  { value: '', label: 'Something else' },
]

/** Days and words that are known to be about something else. */
const unrelatedDays =
  /\b(last|modif\w*|updat\w*|chang\w*|geandert|anderung|bearbeitet|letzte\w*|derni\w*|ultim\w*|laatst\w*|gewijzigd|aktualis\w*|mis a jour|zmian\w*|birth\w*|born|geburt\w*|naissance|nacimiento|nascita|nascimento|geboorte\w*|urodz\w*|payment|paid|order\w*|purchase\w*|expir\w*|renew\w*|open\w*|click\w*|seen|sent|send|activity|engage\w*|birthday|dob|event|meeting|contacted|sms|whatsapp|phone|call|trial|upgrade\w*)\b/
const unrelatedWords =
  /\b(name\w*|first|last|company|firma|unternehmen|organi\w*|societe|entreprise|empresa|azienda|bedrijf|gender|sex|geschlecht|anrede|salutation|title|titel|civilite|language|locale|sprache|langue|idioma|lingua|taal|jezyk|country|land|pays|pais|paese|kraj|region|state|province|city|ort|stadt|ville|ciudad|citta|cidade|plaats|miasto|place|address|adresse|zip|plz|postal\w*|source|quelle|origen|origine|bron|zrodlo|plan|price|amount|currency|device|client|browser|platform|timezone|zone|ip|rating|score|points|job|role|beruf|position|phone|telefon|tel|mobile|sms|format|html|notes?|comment\w*|remark\w*|bemerkung\w*|anmerkung\w*|campaign|form|page|url|link|website|domain|owner|id|uuid|number|method|type|stage|utm|medium|referr\w*|attributes|data|metadata)\b/
/** Enough to find what a column has. */
const MAX_ROWS = 5_000
const MAX_WORDS = 20
const MAX_LETTERS = 40

/** What a column has that no field fits: days, or a few words that repeat. */
function guess(name: string, cells: readonly string[]): 'days' | 'groups' | null {
  const plain = plainWords(name)
  const filled = cells.map((cell) => cell.trim()).filter(Boolean)
  if (filled.length === 0) return null
  if (isOfDays(filled) && filled.some((cell) => /\d[-/. :]\d/.test(cell)))
    return unrelatedDays.test(plain) ? null : 'days'
  // '["a","b"]' and 'a; b' are lists
  const parts = filled.flatMap((cell) => cell.replace(/[[\]{}"']/g, '').split(/[,;|]/)).map((part) => part.trim())
  const words = new Set(parts.map(plainWords))
  const isShort = parts.every((cell) => cell.length <= MAX_LETTERS && /\p{L}{2}/u.test(cell) && !/[@:/]/.test(cell))
  const isRepeated = words.size <= MAX_WORDS && words.size <= parts.length * 0.6 && filled.length >= cells.length * 0.3
  return isShort && isRepeated && !unrelatedWords.test(plain) ? 'groups' : null
}

type Columns = readonly (SubscriberField | null)[]
export type AskedColumns = {
  /** The fields of the columns, with those of the answers. */
  columns: (SubscriberField | null)[]
  /** Columns that a question was about. */
  asked: Set<number>
  /** Columns whose days are not known yet. */
  openDays: number[]
}

/** Asks what unknown columns have that can be when a person subscribed or left, or on which lists they are. */
export function askColumns(
  table: Table,
  found: Columns,
  isChosen: (at: number) => boolean,
  { ask }: Questions,
): AskedColumns {
  const columns = [...found]
  const [asked, openDays] = [new Set<number>(), [] as number[]]
  const isOfSystem = columnsOfSystem(table.header)
  const hasTags = table.header.some((name, at) => found[at] === 'tags' && isExact(name))
  for (const [at, name] of table.header.entries()) {
    const isOtherTags = found[at] === 'tags' && hasTags && !isExact(name)
    if (isChosen(at) || isOfSystem(name) || (found[at] !== null && !isOtherTags)) continue
    const cells = table.rows.slice(0, MAX_ROWS).map((row) => row.cells[at] ?? '')
    if (!isOtherTags && kindOf(name, () => new Set(cells.slice(0, 500).map(plainWords))) !== 'other') continue
    const kind = isOtherTags ? 'groups' : guess(name, cells)
    if (kind === null) continue
    const column = name || `Column ${at + 1}`
    const question = kind === 'days' ? { text: DAYS, options: dayOptions } : { text: GROUPS, options: groupOptions }
    const answer = ask({ kind: 'whole', column, field: '', ...question })
    asked.add(at)
    columns[at] = answer === null || answer === '' ? null : (answer as SubscriberField)
    if (answer === null && kind === 'days') openDays.push(at)
  }
  return { columns, asked, openDays }
}

/** Lists and interests are tags only where no column has tags. */
const isExact = (name: string): boolean =>
  /^(?:subscriber |contact )?(?:tags?|labels?|schlagwort\w*|schlagworter|etiquet\w*|etichett\w*)$/.test(
    plainWords(name),
  )
