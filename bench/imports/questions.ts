import type { ImportedQuestion } from '#features/question-import/read-row.ts'
import { readFile } from '#features/question-import/server/read-file.ts'
import { plainWords } from '#lib/names.ts'
import {
  count,
  type JudgedFile,
  judge,
  judgedFiles,
  known,
  type Measured,
  noFacts,
  type Outcome,
} from './judge-facts.ts'

/** What an import of question sets reads in foreign files. */
export async function measureQuestions(folder: string): Promise<Measured> {
  const measured = noFacts()
  for (const file of judgedFiles(folder)) await measureFile(file, measured)
  return measured
}

type Truth = JudgedFile['truth']['rows'][number] & { sheet?: string; also?: Record<string, unknown[]> }
type Read = { state: 'found' | 'asked' | 'left-out'; read: ImportedQuestion | null; open: readonly string[] }

/** Facts that a question here has no place for. Their columns are shown as not imported. */
const noPlace = new Set(['role', 'difficulty'])

async function measureFile({ name, bytes, truth }: JudgedFile, measured: Measured): Promise<void> {
  const file = await readFile(bytes, {})
  const before = { ...measured }
  if (typeof file === 'string') {
    for (const { row, facts } of truth.rows)
      for (const key in facts) count(measured, 'missing', `${name} ${row} ${key}: ${file}`)
    measured.remarks.push(`${name}: ${file}`)
    return
  }
  const rows = new Map<number, Read>([
    ...file.leftOut.map(({ row, read }) => [row, { state: 'left-out', read, open: [] }] as const),
    ...file.asked.map(({ row, read, open }) => [row, { state: 'asked', read, open }] as const),
    ...file.found.map((read) => [read.row, { state: 'found', read, open: [] }] as const),
  ])
  const place = alignRows(truth.rows, rows)
  const sheet = file.file.sheets[file.file.sheet]
  let homeless = 0
  for (const { row, facts, refused, sheet: own, also = {} } of truth.rows as Truth[]) {
    if (own !== undefined && own !== sheet) continue
    const one = rows.get(place(row))
    if (refused !== undefined) {
      const outcome = one?.state === 'found' ? 'wrong' : one?.state === 'asked' ? 'asked' : 'right'
      count(measured, outcome, `${name} ${row} should be refused: ${refused}`)
      continue
    }
    for (const [key, fact] of Object.entries(facts)) {
      if (noPlace.has(key)) {
        homeless += 1
        continue
      }
      const outcomes = [fact, ...(also[key] ?? [])].map((truthful) => outcomeOf(one, key, truthful))
      const best = outcomes.includes('right') ? 'right' : outcomes[0]
      // a fact that may also be left out
      const outcome = best === 'missing' && also[key]?.includes(null) ? 'right' : best
      count(measured, outcome ?? 'missing', `${name} ${row} ${key}: ${JSON.stringify(fact)} read ${shownOf(one, key)}`)
    }
  }
  const of = (outcome: Outcome) => measured[outcome] - before[outcome]
  measured.remarks.push(
    `${name}: ${file.found.length} found, ${file.leftOut.length} left out, ${file.refused.length} refused, ${file.openQuestions} questions; ` +
      `right ${of('right')}, asked ${of('asked')}, wrong ${of('wrong')}, missing ${of('missing')}; no place for ${homeless}`,
  )
}

function outcomeOf(one: Read | undefined, key: string, fact: unknown): Outcome {
  if (!one?.read) return one ? 'asked' : 'missing'
  if (one.open.includes(key)) return 'asked'
  const read = factOf(one.read, key)
  const outcome = read === yesNo ? 'right' : judge(plain(key, known(fact)), read)
  // what is left out is listed with its reason, and what no option is needed for is said by the type
  if (one.state === 'left-out' && outcome !== 'right') return 'asked'
  if (key === 'options' && outcome === 'missing' && one.open.includes('type')) return 'asked'
  return outcome
}

const shownOf = (one: Read | undefined, key: string): string =>
  one?.read ? `${one.state} ${JSON.stringify(factOf(one.read, key))} ${one.open.join()}` : (one?.state ?? 'nothing')

const plain = (key: string, fact: unknown): unknown =>
  key === 'question' || key === 'category' ? plainWords(String(fact)) : fact

const types: Record<string, string> = {
  ...{ text: 'text', email: 'text', phone: 'text', url: 'text', textarea: 'long-text', dropdown: 'single' },
  ...{ multiple_choice: 'single', checkbox: 'multiple', yes_no: 'yes-no', file_upload: 'file', number: 'number' },
  date: 'date',
}
const knownKinds = new Set(['general', 'technical', 'behavioral', 'situational'])

function factOf({ question, kind, set, knockOut }: ImportedQuestion, key: string): unknown {
  switch (key) {
    case 'question':
      return plainWords(`${question.label}${question.label.length > 200 ? ` ${question.helpText ?? ''}` : ''}`)
    case 'type':
      return kind !== null && knownKinds.has(kind) ? kind : types[question.questionType]
    case 'options':
      return question.questionType === 'yes_no' ? yesNo : question.options
    case 'required':
      return question.required
    case 'category':
      return plainWords(question.groupName ?? '') || plainWords(set)
    case 'knockout':
    case 'knock_out':
      return knockOut
    default:
      return null
  }
}

/** A question of the type Yes/No needs no options. */
const yesNo = Symbol('yes or no')

/** Rows of the truth by the rows that were read: at the same texts, or else the position where most texts are the same. */
function alignRows(truth: readonly Truth[], read: ReadonlyMap<number, Read>): (row: number) => number {
  const byText = new Map<string, number[]>()
  for (const [row, one] of read) {
    const text = one.read ? plainWords(one.read.question.label) : ''
    if (text !== '') byText.set(text, [...(byText.get(text) ?? []), row])
  }
  const offsets = new Map<number, number>()
  const places = truth.map(({ row, facts }) => {
    const found = byText.get(plainWords(String(known(facts.question) ?? ''))) ?? []
    for (const one of found) offsets.set(one - row, (offsets.get(one - row) ?? 0) + 1)
    return [row, found] as const
  })
  const [usual] = [...offsets].sort((a, b) => b[1] - a[1])[0] ?? [0]
  const own = new Map(
    places.flatMap(([row, found]) => (found[0] === undefined || found.includes(row + usual) ? [] : [[row, found[0]]])),
  )
  return (row) => own.get(row) ?? row + usual
}
