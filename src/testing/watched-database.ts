import type pg from 'pg'
import { connect, type Database } from '#db/client.ts'

type Send = (...statement: unknown[]) => unknown

/**
 * Separate connections to a test's database that call a function before each statement, with the statement's number from 1. The statement
 * waits for the result, so a test can count statements or pause work at one of its steps.
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
