import type pg from 'pg'
import { connect, type Database } from '#db/client.ts'

type Send = (...statement: unknown[]) => unknown

/**
 * Connections of their own to a test's database that call before each statement, with its number from 1. The statement waits
 * for what the call gives back: so a test counts what is asked, or halts a work at one of its steps.
 */
export function watchedDatabase(
  url: string,
  before: (nth: number) => Promise<void> | undefined,
): { db: Database; pool: pg.Pool } {
  const { db, pool } = connect(url, { max: 3 })
  let sent = 0
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as Send
    const query: Send = (...statement) => {
      const held = before(++sent)
      return held ? held.then(() => send(...statement)) : send(...statement)
    }
    Object.assign(client, { query })
  })
  return { db, pool }
}
