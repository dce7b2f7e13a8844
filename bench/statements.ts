import { readFileSync } from 'node:fs'
import pg from 'pg'

/** The statements of one connection, in order. */
type Group = { text: string; values: unknown[] }[]

/** The statements that the work sends to PostgreSQL, by connection, so that they can be sent again on their own. */
export async function recordStatements(work: () => Promise<unknown>): Promise<Group[]> {
  const groups = new Map<unknown, Group>()
  const { query } = pg.Client.prototype
  function recorded(this: pg.Client, ...args: unknown[]) {
    const [statement, params] = args as [string | { text: string; values?: unknown[] }, unknown[] | undefined]
    const group = groups.get(this) ?? []
    if (typeof statement === 'string') group.push({ text: statement, values: Array.isArray(params) ? params : [] })
    else group.push({ text: statement.text, values: (Array.isArray(params) ? params : statement.values) ?? [] })
    groups.set(this, group)
    return Reflect.apply(query, this, args)
  }
  pg.Client.prototype.query = recorded as typeof query
  try {
    await work()
  } finally {
    pg.Client.prototype.query = query
  }
  return [...groups.values()]
}

/** Sends the statements again: each group in order, the groups in parallel. Returns the largest result, which is the list. */
export async function replay(pool: pg.Pool, groups: readonly Group[]): Promise<unknown[]> {
  const lists = await Promise.all(
    groups.map(async (group) => {
      const client = await pool.connect()
      try {
        const rows: unknown[][] = []
        for (const { text, values } of group) rows.push((await client.query(text, values)).rows ?? [])
        return rows
      } finally {
        client.release()
      }
    }),
  )
  return lists.flat().reduce((most, rows) => (rows.length > most.length ? rows : most), [])
}

export const readStatements = (file: string): Group[] => JSON.parse(readFileSync(file, 'utf8')) as Group[]
