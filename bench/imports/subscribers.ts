import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readLeaverSigns } from '../../src/features/campaigns/leaver-signs.ts'
import { decodeText } from '../../src/lib/csv-decode.ts'
import { readHeaderLine } from '../../src/lib/csv-header.ts'
import { readCsv } from '../../src/lib/csv-table.ts'
import {
  asked,
  count,
  isUnknowable,
  type JudgedFile,
  judge,
  judgedFiles,
  type Measured,
  noFacts,
} from './judge-facts.ts'

type Person = { row: number; facts: Record<string, unknown> }

/** Facts of people on exported lists, and whether everybody who left stays away. */
export async function measureSubscribers(folder: string): Promise<Measured> {
  const measured = noFacts()
  const left = { all: 0, mailed: 0 }
  for (const file of judgedFiles(folder)) {
    const people = new Map((await readPeople(file)).map((one) => [one.row, one.facts]))
    for (const { row, facts, refused } of file.truth.rows) {
      const read = people.get(row)
      if (refused) count(measured, read ? 'wrong' : 'right', `${file.name} row ${row} is not refused`)
      if (isAway(facts.state)) {
        left.all += 1
        if (read?.state === 'active') left.mailed += 1
      }
      for (const [fact, truth] of Object.entries(facts)) {
        const found = read?.[fact]
        const detail = `${file.name} row ${row} ${fact}: ${JSON.stringify(truth)}, read ${JSON.stringify(found ?? null)}`
        count(measured, judgeFact(fact, truth, found), detail)
      }
    }
  }
  measured.remarks.push(`people who left: ${left.all}, of whom ${left.mailed} would be emailed (must be 0)`)
  measured.remarks.push(measureValues(folder, measured))
  return measured
}

const isAway = (state: unknown): boolean => (isUnknowable(state) ? state.best : state) === 'left'

function judgeFact(fact: string, truth: unknown, read: unknown) {
  // no one may be mailed by a guess
  if (fact === 'state' && isUnknowable(truth) && read === 'active') return 'wrong'
  if (fact === 'left_reason' && isUnknowable(truth) && read === null) return 'asked'
  return judge(truth, read)
}

const columns = {
  email: ['e-mail', 'mail', 'email address', 'e-mail address', 'address', 'courriel'],
  name: ['full name', 'display name', 'subscriber'],
  first: ['first name', 'firstname', 'fname', 'given name', 'vorname', 'prenom', 'nombre'],
  last: ['last name', 'lastname', 'lname', 'surname', 'family name', 'nachname', 'nom', 'apellido', 'apellidos'],
} as const
const states = { stays: 'active', left: 'left', asked } as const

async function readPeople({ name: fileName, bytes }: JudgedFile): Promise<Person[]> {
  const text = decodeText(bytes)
  if (text === null) return []
  const { header, rows } = readCsv(text, { maxRows: 20_000 })
  const { places } = readHeaderLine(header, columns)
  const signs = readLeaverSigns({ header, rows }, { skip: [...places.values()], answers: [], fileName })
  return rows.flatMap(({ number, cells }, at) => {
    const cell = (key: keyof typeof columns) => (cells[places.get(key) ?? -1] ?? '').trim()
    const name = cell('name') || `${cell('first')} ${cell('last')}`
    const state = states[signs.states[at] ?? 'asked']
    return cell('email')
      ? [{ row: number, facts: { email: cell('email').toLowerCase(), name: name.trim(), state } }]
      : []
  })
}

type JudgedValue = { value: string; column: string[]; truth: unknown }
const HEADING = /^Column: ([^(]*[^(\s])/

/** Single states, in a column of this name or else of states. */
function measureValues(folder: string, { details }: Measured): string {
  const values = JSON.parse(readFileSync(join(folder, '..', `values.${folder.split('/').at(-1)}.json`), 'utf8'))
  const own = noFacts()
  for (const { value, column, truth } of values as JudgedValue[]) {
    const heading = HEADING.exec(column[0] ?? '')?.[1] ?? 'Status'
    const others = column.filter((one) => !HEADING.test(one))
    const rows = [value, ...others].map((cell, at) => ({ cells: [`${at}@list.example`, cell] }))
    const signs = readLeaverSigns({ header: ['Email', heading], rows }, { skip: [0], answers: [] })
    const read = states[signs.states[0] ?? 'asked']
    const state = isUnknowable(truth) ? truth : truth === 'active' ? 'active' : 'left'
    count(
      own,
      judgeFact('state', state, read),
      `value ${heading} “${value}”: ${JSON.stringify(truth)}, read ${String(read)}`,
    )
  }
  details.push(...own.details)
  return `single states ${own.total}: right ${own.right}, asked ${own.asked}, silently wrong ${own.wrong}`
}
