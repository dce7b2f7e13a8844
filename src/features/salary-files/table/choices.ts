import type { Questions } from '#features/import-files/questions.ts'
import { countryCodes, nameOfCountry } from '#features/places/countries.ts'
import { industries } from '#features/profiles/rules.ts'
import { plainWords } from '#lib/names.ts'
import { industryOfNaics } from '../lca-layout.ts'
import { type ExperienceLevel, experienceLabels, experienceLevels, type Industry } from '../point-values.ts'
import { isNothing } from './row-parts.ts'
import { readIndustry, readLevel } from './words.ts'

/** A column with more different values is a text, and is not asked about. */
const MAX_CHOICES = 200
const EMPTY = { value: '', label: 'Leave empty' }
const levelOptions = [...experienceLevels.map((value) => ({ value, label: experienceLabels[value] })), EMPTY]
const industryOptions = [...industries.map((value) => ({ value, label: value })), EMPTY]
const partTimeOptions = [
  { value: 'full', label: 'Import: the amounts are for full time' },
  { value: '', label: 'Leave these rows out' },
]

const netOptions = [
  { value: 'net', label: 'Import the amounts as they are' },
  { value: '', label: 'Leave these rows out' },
]
const repeatOptions = [
  { value: 'keep', label: 'Import them: they are other people' },
  { value: '', label: 'Leave them out' },
]
const otherOptions = (amount: string) => [
  { value: 'first', label: `Import ${amount}` },
  { value: '', label: 'Leave these rows out' },
]

let countries: { value: string; label: string }[] | undefined
const countryOptions = () =>
  (countries ??= countryCodes()
    .map(nameOfCountry)
    .sort((a, b) => a.localeCompare(b, 'en'))
    .map((name) => ({ value: name, label: name })))

/** Values that are chosen from a list: recognized by their words, or asked. */
export function choicesOf(questions: Questions) {
  const seen = new Map<string, Set<string>>()
  const ask = (field: string, { text, ...asked }: Omit<Parameters<Questions['ask']>[0], 'kind' | 'field'>) => {
    const values = seen.get(field) ?? new Set()
    if (values.size < MAX_CHOICES) seen.set(field, values.add(plainWords(text)))
    else if (!values.has(plainWords(text))) return asked.suggestion ?? null
    return questions.ask({ kind: 'choice', field, text, ...asked })
  }
  return {
    level(column: string, text: string): ExperienceLevel | null {
      if (isNothing(text)) return null
      const answer = ask('Level', { column, text, options: levelOptions, suggestion: readLevel(text) ?? '' })
      return experienceLevels.find((one) => one === answer) ?? null
    },
    industry(column: string, text: string): Industry | null {
      if (isNothing(text)) return null
      const known = industryOfNaics(text)
      if (known) return known
      const answer = ask('Industry', { column, text, options: industryOptions, suggestion: readIndustry(text) ?? '' })
      return industries.find((one) => one === answer) ?? null
    },
    /** 'full' imports the amounts of part-time rows, '' leaves them out; null while it is asked. */
    partTime: (column: string, text: string): string | null =>
      ask('Working time', { column, text, options: partTimeOptions }),
    /** Pay after tax is not comparable with other pay: 'net' imports it, '' leaves it out. */
    net: (column: string): string | null => ask('Pay', { column, text: 'Pay after tax (net)', options: netOptions }),
    /** Rows without an id that repeat an earlier one in every cell can be another person's: 'keep' imports them. */
    repeated: (): string | null =>
      ask('Repeated rows', {
        column: '',
        text: 'Rows that repeat an earlier row in every cell',
        options: repeatOptions,
      }),
    /** A cell with more amounts than were read: 'first' imports the one that was. */
    severalAmounts: (column: string, text: string, amount: string): string | null =>
      ask('Pay', { column, text, options: otherOptions(amount) }),
    /** A file without any place is asked once where its people work, unless a column of it can have the places. */
    place(asked: Set<string>, isColumnAsked: boolean): string {
      if (isColumnAsked) return ''
      const text = 'No column has a place'
      const answer = questions.ask({ kind: 'choice', column: '', field: 'Location', text, options: countryOptions() })
      if (answer === null) asked.add('location')
      return answer ?? ''
    },
  }
}
export type Choices = ReturnType<typeof choicesOf>
