import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { requirementsOf } from '../src/features/matching/requirements.ts'
import { type Counts, judgePosting, type Mark } from './postings/judge-posting.ts'

// How much of real postings is read. The postings were not written for this project, and a person marked some of them first. They are not
// part of the repository: POSTINGS_CORPUS is a folder with `index.json` ({ id, language, form, source, set, file }[]), the files ({ title,
// text }) and `marks/*.json` ({ id, marks: Mark[] }). POSTINGS_SHOW=1 lists what was read wrongly or missed.

const folder = process.env.POSTINGS_CORPUS
if (!folder) {
  console.log('  set POSTINGS_CORPUS to a folder of postings')
  process.exit(0)
}
type Row = { id: string; language: string; form: string; source: string; set: string; file: string }
const json = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'))
const marks = new Map<string, Mark[]>(
  globSync('marks/*.json', { cwd: folder })
    .map(json)
    .map((one) => [one.id, one.marks]),
)
const rows = (json('index.json') as Row[]).map((row) => {
  const found = requirementsOf({ requirementsHtml: null, descriptionHtml: json(row.file).text })
  const own = marks.get(row.id)
  return { ...row, count: found.length, judged: own ? judgePosting(found, own) : null }
})
type Measured = (typeof rows)[number]

const percent = (part: number, all: number) =>
  all === 0 ? '   -  ' : `${((100 * part) / all).toFixed(0).padStart(4)} %`

function print(name: string, own: Measured[]): void {
  const judged = own.flatMap((row) => row.judged ?? [])
  const sum = (key: keyof Counts) => judged.reduce((total, one) => total + one[key], 0)
  const read = percent(own.filter((row) => row.count > 0).length, own.length)
  const figures =
    judged.length === 0
      ? ''
      : ` marked ${String(judged.length).padStart(3)}  recall${percent(sum('found'), sum('marked'))}  precision${percent(sum('right'), sum('read'))}  conditions${percent(sum('conditionsFound'), sum('conditions'))}  required or plus${percent(sum('kindsRight'), sum('found'))}`
  console.log(`  ${name.padEnd(22)} ${String(own.length).padStart(4)} postings, read${read} ${figures}`)
}

for (const set of new Set(rows.map((row) => row.set))) {
  const own = rows.filter((row) => row.set === set)
  console.log(`\n${set}`)
  print('all', own)
  for (const key of ['language', 'form', 'source'] as const)
    for (const value of new Set(own.map((row) => row[key])))
      print(
        value,
        own.filter((row) => row[key] === value),
      )
}
if (process.env.POSTINGS_SHOW) {
  for (const { id, judged } of rows) {
    for (const label of judged?.wrong ?? []) console.log(`  ${id} wrong: ${label.slice(0, 110)}`)
    for (const { text } of judged?.missed ?? []) console.log(`  ${id} missed: ${text.slice(0, 110)}`)
  }
}
