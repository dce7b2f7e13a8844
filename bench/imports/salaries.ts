import { readSheet } from '#features/salaries/server/imports/read-sheet.ts'
import { currencies } from '#lib/pay/pay.ts'
import { inReferenceDollars } from '#lib/pay/reference-rates.ts'
import { withColumns } from './answer-columns.ts'
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

/** What an import of salaries reads in foreign files, by the reference rates. */
export async function measureSalaries(folder: string): Promise<Measured> {
  const measured = noFacts()
  for (const file of judgedFiles(folder)) await measureFile(file, measured)
  return measured
}

const rates = new Map(
  currencies.flatMap((code) => {
    const dollars = inReferenceDollars(1, code)
    return dollars === null ? [] : [[code, dollars] as const]
  }),
)

async function measureFile({ name, bytes, truth }: JudgedFile, measured: Measured): Promise<void> {
  const options = { fileName: name, rates, today: truth.today }
  const first = await readSheet(bytes, options)
  if (typeof first === 'string') {
    for (const { row, facts } of truth.rows)
      for (const key in facts) count(measured, 'missing', `${name} ${row} ${key}: ${first}`)
    measured.remarks.push(`${name}: ${first}`)
    return
  }
  const offset = /\.(?:json|xml)$/.test(name) ? -1 : 0
  const { read: last, fields } = await withColumns(first, {
    read: (answers) => readSheet(bytes, { ...options, answers }),
    countRight: (read) => {
      const rows = new Map(read.rows.map((one) => [one.row, one]))
      const outcomes = truth.rows.flatMap(({ row, facts }) => {
        const one = rows.get(row + offset)
        return one ? Object.entries(facts).map(([key, fact]) => judge(expectedOf(key, fact), factOf(one, key))) : []
      })
      return outcomes.filter((outcome) => outcome === 'right').length
    },
  })
  const rows = new Map(last.rows.map((one) => [one.row, one]))
  const gone = new Map([...last.refused, ...last.leftOut].map((one) => [one.row, one.reason]))
  for (const { row: number, facts, refused } of truth.rows) {
    const read = rows.get(number + offset)
    if (refused !== undefined) {
      const isAsked = read?.reading.kind === 'asked' && read.reading.open.includes('repeated')
      count(measured, !read ? 'right' : isAsked ? 'asked' : 'wrong', `${name} ${number} should be refused: ${refused}`)
      continue
    }
    for (const [key, fact] of Object.entries(facts)) {
      const value = read ? (fields.has(key) ? asked : factOf(read, key)) : null
      const outcome = read ? judge(expectedOf(key, fact), value) : gone.has(number + offset) ? 'asked' : 'missing'
      count(
        measured,
        outcome,
        `${name} ${number} ${key}: ${JSON.stringify(fact)} read ${String(value)} ${gone.get(number + offset) ?? ''}`,
      )
    }
  }
  measured.remarks.push(
    `${name}: ${last.layout}, ${last.rows.length} rows, ${gone.size} not taken, ${first.openQuestions} open questions`,
  )
  for (const question of [...first.questions, ...last.questions].filter(({ suggestion }) => suggestion === null))
    measured.details.push(`asked   ${name} ${question.column} “${question.text}” ${question.rows}`)
  for (const [row, reason] of gone) measured.details.push(`gone    ${name} ${row}: ${reason}`)
}

const expectedOf = (key: string, fact: unknown): unknown => {
  const value = isUnknowable(fact) ? fact.best : fact
  if (key === 'amount' || key === 'bonus') return Math.round(Number(value))
  return value
}

type Read = Extract<Awaited<ReturnType<typeof readSheet>>, object>['rows'][number]

function factOf({ facts, reading }: Read, key: string): unknown {
  if (!facts) return null
  const value = { ...facts, period: facts.unit }[key as keyof typeof facts]
  if (value === 'asked') return asked
  if (key === 'location' && reading.kind === 'asked' && reading.open.includes('location')) return asked
  return typeof value === 'number' ? Math.round(value) : value
}
