import type { Db } from '#server/context.ts'
import type { Columns } from './columns.ts'
import { readColumns, readVersion } from './read-columns.ts'

// A process holds them once, however many ask.
let held: { version: string; columns: Promise<Columns> } | undefined

/** All data points as they are now: held by this process, read where they have changed since. */
export async function currentColumns(db: Db): Promise<Columns> {
  const version = await readVersion(db)
  if (held?.version === version) return held.columns
  const reading = { version, columns: readColumns(db) }
  held = reading
  try {
    const columns = await reading.columns
    reading.version = columns.version
    return columns
  } catch (error) {
    // whoever asks next reads them again
    if (held === reading) held = undefined
    throw error
  }
}
