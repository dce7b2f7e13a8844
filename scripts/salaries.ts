// npm run salaries:import -- file [--dataset name] [--report refused.csv] [--dry-run] [--sheet 2] [--columns '{"3":"amount"}']
//   [--answers '{"choice:pay:amounts without a currency":"EUR"}']: adds salary data (docs/salary-data.md).
// npm run salaries:remove -- name: removes a dataset, also the one named 'sample'; without a name, both commands list the datasets.
// With --demo, both use the data of `npm start`.
import { createWriteStream } from 'node:fs'
import { basename, extname } from 'node:path'
import { parseArgs } from 'node:util'
import { asc } from 'drizzle-orm'
import { salaryDatasets } from '#db/schema/salaries.ts'
import { type ImportResult, importFile } from '#features/salaries/server/import/import-file.ts'
import { UnreadableFile } from '#features/salaries/server/import/read-file.ts'
import { removeDataset } from '#features/salaries/server/import/remove-dataset.ts'
import { CSV_BEGIN, csvLine } from '#lib/csv.ts'
import type { Services } from '#server/context.ts'
import { withServices } from './with-product.ts'

const shownAtMost = 20
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    dataset: { type: 'string' },
    report: { type: 'string' },
    demo: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
    sheet: { type: 'string' },
    columns: { type: 'string' },
    answers: { type: 'string' },
  },
})
const [command = '', target] = positionals

await withServices(values.demo ? 'demo' : 'serve', async (services) => {
  try {
    if (!target) await list(services)
    else if (command === 'remove') await remove(services, target)
    else await bring(services, target)
  } catch (error) {
    if (!(error instanceof UnreadableFile) && !(error instanceof Error && 'code' in error && error.code === 'ENOENT'))
      throw error
    console.error(error.message)
    process.exitCode = 1
  }
})

async function bring(ctx: Services, path: string): Promise<void> {
  const dataset = values.dataset ?? basename(path, extname(path))
  const report = values.report ? createWriteStream(values.report) : undefined
  report?.write(CSV_BEGIN + csvLine(['line', 'column', 'reason']))
  let shown = 0
  const result = await importFile(ctx, {
    path,
    dataset,
    isDry: values['dry-run'],
    sheet: values.sheet === undefined ? undefined : Number(values.sheet) - 1,
    ...choicesOf('columns'),
    ...choicesOf('answers'),
    onRefused({ line, column, reason }) {
      report?.write(csvLine([line, column, reason]))
      if (shown++ < shownAtMost) console.log(`line ${line}${column && `, ${column}`}: ${reason}`)
    },
  }).finally(() => report?.end())
  printQuestions(result)
  for (const { currency, rows, usd, day, source } of result.conversions)
    console.log(`${count(rows)} amounts in ${currency} at 1 ${currency} = $${usd} (${source}, ${day})`)
  console.log(describeResult(result, dataset))
  if (result.openQuestions > 0) process.exitCode = 1
}

/** The JSON object of an option. */
function choicesOf(option: 'columns' | 'answers'): Record<string, Record<string, string>> {
  const text = values[option]
  if (text === undefined) return {}
  const read: unknown = parseJson(text)
  const isObject = typeof read === 'object' && read !== null && !Array.isArray(read)
  if (!isObject || !Object.values(read).every((one) => typeof one === 'string'))
    throw new UnreadableFile(`--${option} must be a JSON object of texts.`)
  return { [option]: read as Record<string, string> }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const count = (n: number) => n.toLocaleString('en-US')

/** What must be answered, with the value of each answer; and what was recognized. */
function printQuestions({ questions, isDry }: ImportResult): void {
  const open = questions.filter(({ suggestion }) => suggestion === null)
  if (isDry && open.length > 0) console.log('Answer these questions with --answers:')
  for (const { id, kind, field, column, text, rows, options } of isDry ? open.slice(0, shownAtMost) : []) {
    const offered = options
      .slice(0, 12)
      .map(({ value, label }) => (value === '' || kind === 'column' ? `"${value}" (${label})` : value))
    console.log(
      `  ${JSON.stringify(id)}: ${field} of "${text}" in ${column || 'the file'}, ${count(rows)} rows: ${offered.join(', ')}`,
    )
  }
  const known = questions.filter(({ suggestion }) => suggestion !== null)
  if (isDry && known.length > 0) console.log('Recognized, and can be changed with --answers:')
  for (const { id, suggestion } of isDry ? known.slice(0, shownAtMost) : [])
    console.log(`  ${JSON.stringify(id)}: ${JSON.stringify(suggestion)}`)
}

function describeResult(
  { isUnchanged, isDry, layout, accepted, leftOut, refused, openQuestions }: ImportResult,
  dataset: string,
): string {
  if (isUnchanged) return `${dataset}: this very file was imported before; nothing changed.`
  const counts = `${count(leftOut)} left out, ${count(refused)} refused`
  if (openQuestions > 0)
    return `${dataset} (${layout}): ${count(openQuestions)} open questions, nothing was stored; ${counts}.`
  if (isDry) return `${dataset} (${layout}): ${count(accepted)} would be taken, ${counts}; nothing was stored.`
  return `${dataset} (${layout}): ${count(accepted)} taken, ${counts}.`
}

async function remove(ctx: Services, dataset: string): Promise<void> {
  const isGone = await removeDataset(ctx, dataset)
  console.log(isGone ? `Dataset ${dataset} was removed.` : `There is no dataset ${dataset}.`)
  if (!isGone) process.exitCode = 1
}

async function list({ db }: Services): Promise<void> {
  const rows = await db.select().from(salaryDatasets).orderBy(asc(salaryDatasets.id))
  for (const { key, layout, accepted, refused, removedAt } of rows) {
    console.log(
      `${key} (${layout}): ${removedAt ? 'removed' : `${accepted} data points or figures, ${refused} refused`}`,
    )
  }
}
