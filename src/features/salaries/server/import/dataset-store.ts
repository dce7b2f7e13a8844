import { eq } from 'drizzle-orm'
import { salaryData, salaryDatasets, salaryPublished } from '#db/schema/salaries.ts'
import type { PublishedPoint } from '#features/salary-files/layout.ts'
import type { SalaryPoint } from '#features/salary-files/point.ts'
import type { LayoutKey } from '#features/salary-files/table/salary-reader.ts'
import type { Db } from '#server/context.ts'
import { storePoints } from '../store-points.ts'
import { storePublished } from './store-published.ts'

const batch = 5_000

export type StoredLine = { kind: 'point'; point: SalaryPoint } | { kind: 'published'; point: PublishedPoint }

/** Collects the lines of a dataset and writes them in batches. */
export class DatasetStore {
  readonly #db: Db
  readonly #key: string
  #id = 0
  #held: StoredLine[] = []

  constructor(db: Db, key: string) {
    this.#db = db
    this.#key = key
  }

  /** Creates the dataset, or empties an existing one. */
  async begin(layout: LayoutKey): Promise<void> {
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

  async add(line: StoredLine): Promise<void> {
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
