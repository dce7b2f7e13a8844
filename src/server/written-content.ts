import { sql } from 'drizzle-orm'
import type { Db } from './context.ts'

/** One change of stored content. */
export type ContentWrite = (db: Db) => Promise<unknown>

/**
 * Stores content that ships with the product: makes the changes that `missing` finds, in one transaction and one process at a time (each
 * content has its own `lock` number). Writes and locks nothing if nothing is missing. Runs at the start of every process, and in tests that
 * need the content.
 */
export async function storeContent(db: Db, lock: number, missing: (db: Db) => Promise<ContentWrite[]>): Promise<void> {
  if ((await missing(db)).length === 0) return
  await db.transaction(async (tx) => {
    // web and worker may start at the same time
    await tx.execute(sql`select pg_advisory_xact_lock(${lock})`)
    for (const write of await missing(tx)) await write(tx)
  })
}

type Stored = { id: string; key: string | null; retiredAt: Date | null }
type Ways<Row> = {
  add: (rows: Row[]) => ContentWrite
  change: (id: string, row: Row) => ContentWrite
  retire: (ids: string[]) => ContentWrite
}

/** The changes that bring the stored rows up to date. Rows are matched by `key`; those that no longer ship are retired. */
export function contentWrites<Row extends { key: string }>(
  written: Row[],
  stored: Stored[],
  ways: Ways<Row>,
): ContentWrite[] {
  const byKey = new Map(stored.map((row) => [row.key, row]))
  const added = written.filter(({ key }) => !byKey.has(key))
  const changed = written.flatMap((row) => {
    const old = byKey.get(row.key)
    return old && (old.retiredAt || differs(row, old)) ? [ways.change(old.id, row)] : []
  })
  const keys = new Set<string | null>(written.map(({ key }) => key))
  const retired = stored.filter(({ key, retiredAt }) => !retiredAt && !keys.has(key)).map(({ id }) => id)
  return [
    ...(added.length > 0 ? [ways.add(added)] : []),
    ...changed,
    ...(retired.length > 0 ? [ways.retire(retired)] : []),
  ]
}

const differs = (row: object, stored: object) =>
  Object.entries(row).some(([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(stored, name)))
