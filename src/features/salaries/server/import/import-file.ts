import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { eq, sql } from 'drizzle-orm'
import { type RefusedLine, type SalaryConversion, salaryDatasets } from '#db/schema/salaries.ts'
import type { ChosenColumns } from '#features/import-files/fields.ts'
import type { ImportAnswers, ImportQuestion } from '#features/import-files/questions.ts'
import type { LayoutKey } from '#features/salary-files/table/salary-reader.ts'
import type { Db } from '#server/context.ts'
import { transaction } from '#server/transaction.ts'
import { lockSalaryData, sampleKey } from '../store-sample.ts'
import { conversionCounter, type Rate, rateValues, salaryRates } from './conversions.ts'
import { DatasetStore } from './dataset-store.ts'
import { type OpenFile, openFile } from './open-file.ts'
import { isKnownFile, lackingColumns, readFile, UnreadableFile } from './read-file.ts'

const maxReported = 1_000

type Counts = { accepted: number; leftOut: number; refused: number }
export type ImportResult = Counts & {
  isUnchanged: boolean
  /** Nothing was stored: on request, or because questions are open. */
  isDry: boolean
  layout: string
  /** What no program can know of the file, and what was recognized; none for a known layout. */
  questions: ImportQuestion[]
  openQuestions: number
  conversions: SalaryConversion[]
}
type ImportParams = {
  path: string
  dataset: string
  columns?: ChosenColumns
  answers?: ImportAnswers
  sheet?: number | undefined
  /** Reads the file and stores nothing. */
  isDry?: boolean
  onRefused?: (line: RefusedLine) => void
}

const nothing = { questions: [], openQuestions: 0, conversions: [] }

/**
 * Imports a file as a dataset in one transaction. It replaces an earlier import of the dataset; the same file again changes nothing. Invalid
 * lines are rejected individually. A file with open questions is not stored. Throws UnreadableFile if the whole file is invalid.
 */
export async function importFile(outer: { db: Db }, params: ImportParams): Promise<ImportResult> {
  const { path, dataset: key, columns, answers, isDry = false } = params
  if (key === sampleKey)
    throw new UnreadableFile(`'${sampleKey}' is the name of the sample. Choose another with --dataset.`)
  await access(path)
  const rates = await salaryRates(outer.db)
  const isKnown = await isKnownFile(path)
  const choices = { rates: rateValues(rates), columns, answers, sheet: params.sheet }
  const open = isKnown ? null : await openFile(path, choices).catch((error) => explain(path, error))
  const checked = open ? await checkRows(open, rates) : null
  if (checked && (isDry || checked.openQuestions > 0)) return { isUnchanged: false, isDry: true, ...checked }
  const file: File = {
    path,
    key,
    open,
    rates,
    onRefused: params.onRefused,
    fileHash: await hashOf(path, { columns, answers }),
  }
  const result = isDry ? { isUnchanged: false, ...(await readLines(file)) } : await storeOnce(outer, file)
  return { ...nothing, ...(checked && { questions: checked.questions }), ...result, isDry }
}

/** A file without pay may be meant to have a known layout, so what it lacks for that is said too. */
async function explain(path: string, error: unknown): Promise<never> {
  const lacking = error instanceof UnreadableFile ? await lackingColumns(path) : null
  throw lacking === null ? error : new UnreadableFile(`${(error as Error).message} ${lacking}`)
}

async function storeOnce(outer: { db: Db }, file: File) {
  const { key, fileHash } = file
  const result = await transaction(outer, async ({ db, audit }) => {
    await lockSalaryData(db)
    const [known] = await db.select().from(salaryDatasets).where(eq(salaryDatasets.key, key))
    if (known?.fileHash === fileHash && !known.removedAt) {
      const { layout, accepted, refused, conversions } = known
      return { isUnchanged: true, layout, accepted, leftOut: 0, refused, conversions }
    }
    const store = new DatasetStore(db, key)
    const { report, ...stored } = await readLines(file, store)
    await store.flush()
    const { accepted, refused, conversions } = stored
    await db
      .update(salaryDatasets)
      .set({ accepted, refused, conversions, fileHash, report })
      .where(eq(salaryDatasets.key, key))
    const { conversions: _, ...data } = { dataset: key, ...stored }
    await audit({ action: 'salaries.imported', subjectType: 'salary_dataset', subjectId: key, data })
    return { isUnchanged: false, ...stored }
  })
  if (!result.isUnchanged) await refreshStatistics(outer.db)
  return result
}

/** Lets the database plan searches by the new data. */
export const refreshStatistics = (db: Db) =>
  db.execute(sql`vacuum (analyze) salary_data, salary_titles, salary_locations, salary_published`)

/** The same file with other choices is another import. */
async function hashOf(
  path: string,
  choices: { columns?: object | undefined; answers?: object | undefined },
): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash, { end: false })
  if (choices.columns || choices.answers) hash.update(JSON.stringify(choices))
  return hash.digest('hex')
}

type File = {
  path: string
  key: string
  fileHash: string
  open: OpenFile | null
  rates: readonly Rate[]
  onRefused: ImportParams['onRefused']
}

/** Reads all rows without storing them: what is open, and how many could be imported. */
async function checkRows(file: OpenFile, rates: readonly Rate[]) {
  const reader = file.reader()
  const counts: Counts = { accepted: 0, leftOut: 0, refused: 0 }
  const conversions = conversionCounter(rates)
  for await (const row of file.rows()) {
    const { reading } = reader.read(row)
    if (reading.kind === 'point') conversions.add(reading.converted)
    counts[reading.kind === 'refused' ? 'refused' : reading.kind === 'left-out' ? 'leftOut' : 'accepted'] += 1
  }
  const { layout, questions } = reader
  const asked = { questions: questions.all(), openQuestions: questions.countOpen() }
  return { layout, ...counts, ...asked, conversions: conversions.all() }
}

/** Reads all lines of a file, into the store if there is one. */
async function readLines({ path, open, rates, onRefused }: File, store?: DatasetStore) {
  const report: RefusedLine[] = []
  const counts: Counts = { accepted: 0, leftOut: 0, refused: 0 }
  const conversions = conversionCounter(rates)
  let layout: LayoutKey = 'own'
  for await (const line of open ? openLines(open) : readFile(path)) {
    if (line.kind === 'layout') {
      layout = line.layout.key
      await store?.begin(layout)
    } else if (line.kind === 'left-out') counts.leftOut++
    else if (line.kind === 'refused') {
      const { kind: _, ...refused } = line
      counts.refused++
      if (report.length < maxReported) report.push(refused)
      onRefused?.(refused)
    } else {
      counts.accepted++
      if (line.kind === 'point') conversions.add(line.converted)
      await store?.add(line)
    }
  }
  return { layout, ...counts, conversions: conversions.all(), report }
}

/** The lines of a file without open questions. */
async function* openLines(file: OpenFile) {
  const reader = file.reader()
  yield { kind: 'layout' as const, layout: { key: reader.layout } }
  for await (const row of file.rows()) {
    const { reading } = reader.read(row)
    if (reading.kind === 'refused') yield { ...reading, line: row.number }
    else if (reading.kind !== 'asked') yield reading
  }
}
