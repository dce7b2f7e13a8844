import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readList } from '#features/campaigns/server/subscriber-imports/read-list.ts'
import { readLeaverSigns } from '../../src/features/campaigns/imports/leaver-signs.ts'
import { collectQuestions } from '../../src/features/import-files/questions.ts'
import {
  asked,
  count,
  isUnknowable,
  type JudgedFile,
  judge,
  judgedFiles,
  known,
  type Measured,
  noFacts,
} from './judge-facts.ts'

type Person = { row: number; facts: Record<string, unknown> }

/** Facts of people on exported lists, and whether everybody who left stays away. */
export async function measureSubscribers(folder: string): Promise<Measured> {
  const measured = noFacts()
  const left = { all: 0, mailed: 0 }
  for (const file of judgedFiles(folder)) {
    const all = await readPeople(file)
    const people = new Map(all.map((one) => [one.row, one.facts]))
    for (const { row, facts, refused } of file.truth.rows) {
      const read = people.get(/\.json$/.test(file.name) ? row - 1 : row)
      if (refused) {
        const isTaken = read !== undefined && !isRepeated(all, row)
        count(measured, isTaken ? 'wrong' : 'right', `${file.name} row ${row} is not refused`)
        continue
      }
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

/** Of equal addresses, one is imported. */
function isRepeated(people: readonly Person[], row: number): boolean {
  const email = people.find((one) => one.row === row)?.facts.email
  return people.filter(({ facts }) => facts.email === email).length > 1
}

const isAway = (state: unknown): boolean => known(state) === 'left'

function judgeFact(fact: string, truth: unknown, read: unknown) {
  if (fact === 'state' && known(truth) === 'unconfirmed' && read !== 'active') return judge('left', read)
  if (fact === 'email') return judge(String(known(truth)).toLowerCase(), read)
  // no one may be mailed by a guess
  if (fact === 'state' && isUnknowable(truth) && read === 'active') return 'wrong'
  if (fact === 'left_reason' && isUnknowable(truth) && read === null) return 'asked'
  return judge(truth, read)
}

async function readPeople({ name: fileName, bytes, truth: { today } }: JudgedFile): Promise<Person[]> {
  const read = await readList(bytes, { fileName, today })
  if (typeof read === 'string') return []
  const asksTags = read.questions.some(
    ({ kind, options, suggestion }) =>
      kind === 'whole' && suggestion === null && options.some((one) => one.value === 'tags'),
  )
  return read.people.map(({ row, state, reason, subscribedOn, leftOn, email, name, tags }) => {
    const facts = {
      email,
      name,
      state,
      left_reason: reason,
      subscribed: subscribedOn,
      left_on: leftOn,
      tags: asksTags ? asked : tags.length > 0 ? tags : null,
    }
    const open = Object.entries(facts).map(([fact, value]) => [fact, value === 'asked' ? asked : value])
    return { row, facts: { ...Object.fromEntries(open), ...(state === 'asked' && { left_reason: asked }) } }
  })
}

type JudgedValue = { value: string; column: string[]; truth: unknown }
const HEADING = /^Column: ([^(]*[^(\s])/

/** Single states, in a column of this name or else of states. */
function measureValues(folder: string, { details }: Measured): string {
  const file = join(folder, '..', `values.${folder.split('/').at(-1)}.json`)
  if (!existsSync(file)) return 'no single values'
  const values = JSON.parse(readFileSync(file, 'utf8'))
  const own = noFacts()
  for (const { value, column, truth } of values as JudgedValue[]) {
    const heading = HEADING.exec(column[0] ?? '')?.[1] ?? 'Status'
    const others = column.filter((one) => !HEADING.test(one))
    const rows = [value, ...others].map((cell, at) => ({ cells: [`${at}@list.example`, cell] }))
    const { states } = readLeaverSigns({ header: ['Email', heading], rows }, { skip: [0], ask: collectQuestions().ask })
    const [{ state: found = 'asked' } = {}] = states
    const read = found === 'asked' ? asked : found
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
