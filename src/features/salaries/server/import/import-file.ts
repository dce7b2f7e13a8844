import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { eq, sql } from 'drizzle-orm'
import { type RefusedLine, salaryData, salaryDatasets, salaryPublished } from '#db/schema/salaries.ts'
import type { Db } from '#server/context.ts'
import { transaction } from '#server/transaction.ts'
import { storePoints } from '../store-points.ts'
import { lockSalaryData, sampleKey } from '../store-sample.ts'
import { readFile, UnreadableFile } from './read-file.ts'
import { storePublished } from './store-published.ts'

const batch = 5_000
const maxReported = 1_000

export type ImportResult = { isUnchanged: boolean; layout: string; accepted: number; leftOut: number; refused: number }
type ImportParams = { path: string; dataset: string; onRefused?: (line: RefusedLine) => void }

/**
 * Imports a CSV file as a dataset in one transaction. It replaces an earlier import of the dataset; the same file again changes
 * nothing. Invalid lines are rejected individually. Throws UnreadableFile if the whole file is invalid.
 */
export async function importFile(
  outer: { db: Db },
  { path, dataset: key, onRefused }: ImportParams,
): Promise<ImportResult> {
  if (key === sampleKey)
    throw new UnreadableFile(`'${sampleKey}' is the name of the sample. Choose another with --dataset.`)
  const fileHash = await hashOf(path)
  const result = await transaction(outer, async ({ db, audit }) => {
    await lockSalaryData(db)
    const [known] = await db.select().from(salaryDatasets).where(eq(salaryDatasets.key, key))
    if (known?.fileHash === fileHash && !known.removedAt) {
      const { layout, accepted, refused } = known
      return { isUnchanged: true, layout, accepted, leftOut: 0, refused }
    }
    const stored = await storeFile(db, { path, key, fileHash, onRefused })
    const data = { dataset: key, ...stored }
    await audit({ action: 'salaries.imported', subjectType: 'salary_dataset', subjectId: key, data })
    return { isUnchanged: false, ...stored }
  })
  if (!result.isUnchanged)
    await outer.db.execute(sql`vacuum (analyze) salary_data, salary_titles, salary_locations, salary_published`)
  return result
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

type File = { path: string; key: string; fileHash: string; onRefused: ImportParams['onRefused'] }

async function storeFile(db: Db, { path, key, fileHash, onRefused }: File) {
  const store = new Store(db, key)
  const report: RefusedLine[] = []
  const counts = { accepted: 0, leftOut: 0, refused: 0 }
  let layout: 'own' | 'oews' | 'lca' = 'own'
  for await (const line of readFile(path)) {
    if (line.kind === 'layout') {
      layout = line.layout.key
      await store.begin(layout)
    } else if (line.kind === 'left-out') counts.leftOut++
    else if (line.kind === 'refused') {
      const { kind: _, ...refused } = line
      counts.refused++
      if (report.length < maxReported) report.push(refused)
      onRefused?.(refused)
    } else {
      counts.accepted++
      await store.add(line)
    }
  }
  await store.flush()
  const { leftOut: __, ...storedCounts } = counts
  await db
    .update(salaryDatasets)
    .set({ ...storedCounts, fileHash, report })
    .where(eq(salaryDatasets.key, key))
  return { layout, ...counts }
}

type Line = Extract<Awaited<ReturnType<ReturnType<typeof readFile>['next']>>['value'], { kind: 'point' | 'published' }>

/** Collects lines and writes them in batches. */
class Store {
  readonly #db: Db
  readonly #key: string
  #id = 0
  #held: Line[] = []

  constructor(db: Db, key: string) {
    this.#db = db
    this.#key = key
  }

  /** Creates the dataset, or empties an existing one. */
  async begin(layout: 'own' | 'oews' | 'lca'): Promise<void> {
    const row = { name: this.#key, source: 'import', layout, importedAt: new Date(), removedAt: null } as const
    const [dataset] = await this.#db
      .insert(salaryDatasets)
      .values({ key: this.#key, ...row })
      .onConflictDoUpdate({ target: salaryDatasets.key, set: row })
      .returning({ id: salaryDatasets.id })
    this.#id = dataset?.id ?? 0
    await this.#db.delete(salaryData).where(eq(salaryData.datasetId, this.#id))
    await this.#db.delete(salaryPublished).where(eq(salaryPublished.datasetId, this.#id))
  }

  async add(line: Line): Promise<void> {
    this.#held.push(line)
    if (this.#held.length >= batch) await this.flush()
  }

  async flush(): Promise<void> {
    const held = this.#held.splice(0)
    const points = held.flatMap((line) => (line.kind === 'point' ? [line.point] : []))
    const published = held.flatMap((line) => (line.kind === 'published' ? [line.point] : []))
    if (points.length > 0) await storePoints(this.#db, { id: this.#id, source: 'import' }, points)
    if (published.length > 0) await storePublished(this.#db, this.#id, published)
  }
}
