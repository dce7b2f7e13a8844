import type { Db } from './context.ts'

type Kept<T> = { value: Promise<T>; until: number }

/**
 * `read`, at most once at a time in this process and at most once in `keepMs`: for what anybody may ask and what costs the
 * database much. All who ask meanwhile get the same answer, up to `keepMs` old. A failure is not kept.
 */
export function sharedRead<T>(read: (db: Db) => Promise<T>, keepMs = 0): (db: Db) => Promise<T> {
  const byDatabase = new WeakMap<Db, Kept<T>>()
  return (db) => {
    const known = byDatabase.get(db)
    if (known && Date.now() < known.until) return known.value
    const value = read(db)
    const kept: Kept<T> = { value, until: Number.POSITIVE_INFINITY }
    byDatabase.set(db, kept)
    value.then(
      () => {
        kept.until = Date.now() + keepMs
      },
      () => byDatabase.delete(db),
    )
    return value
  }
}
