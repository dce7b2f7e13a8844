// npm run salaries:import -- file.csv [--dataset name] [--report refused.csv]: adds salary data (docs/salary-data.md).
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
  options: { dataset: { type: 'string' }, report: { type: 'string' }, demo: { type: 'boolean', default: false } },
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
    onRefused({ line, column, reason }) {
      report?.write(csvLine([line, column, reason]))
      if (shown++ < shownAtMost) console.log(`line ${line}${column && `, ${column}`}: ${reason}`)
    },
  }).finally(() => report?.end())
  console.log(describeResult(result, dataset))
}

function describeResult({ isUnchanged, layout, accepted, leftOut, refused }: ImportResult, dataset: string): string {
  if (isUnchanged) return `${dataset}: this very file was imported before; nothing changed.`
  const count = (n: number) => n.toLocaleString('en-US')
  return `${dataset} (${layout}): ${count(accepted)} taken, ${count(leftOut)} left out, ${count(refused)} refused.`
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
