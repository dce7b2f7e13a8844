import type pg from 'pg'
import { connect, type Database } from '#db/client.ts'
import { rateLimits } from '#db/schema/accounts.ts'
import { createAuth } from '#server/auth.ts'
import type { Services } from '#server/context.ts'
import { createPayments } from '#server/payments/create-payments.ts'
import { createProductMailer } from '#server/product-mailer.ts'
import type { TestProduct } from './product.ts'
import { quickPasswords } from './quick-passwords.ts'
import { undoingStorage } from './undoing-storage.ts'

export type Undoing = {
  /** The services with which the product writes; pass them to `as`. */
  services: Pick<Services, 'db' | 'auth' | 'mailer' | 'payments' | 'storage'>
  db: Database
  /** Runs the work, then undoes everything that it wrote through these services, including files. Runs one work at a time. */
  undone<T>(work: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

/**
 * The product's database over one connection, for calls whose changes are rolled back. A call behaves as usual: each statement outside a
 * transaction succeeds or fails on its own, and transactions of the product are savepoints of one around the work.
 */
export async function undoing(product: TestProduct): Promise<Undoing> {
  const { env, log, storage } = product.services
  const { db, pool } = connect(product.url, { max: 1 })
  // the single connection stays open while it is idle
  pool.options.idleTimeoutMillis = 0
  const client = await pool.connect()
  const send = client.query.bind(client) as Send
  const savepoints = translated(send)
  client.release()
  // a pool closes the connection after a failed statement
  const query: Send = async (...statement) => {
    const connection = await pool.connect()
    return (connection.query as Send)(...statement).finally(() => connection.release())
  }
  Object.assign(pool, { query })
  const files = undoingStorage(storage)
  return {
    db,
    services: {
      db,
      auth: createAuth(db, env, quickPasswords),
      mailer: createProductMailer(env, db),
      payments: await createPayments(env, db, log),
      storage: files.storage,
    },
    async undone(work) {
      await query('begin')
      Object.assign(client, { query: savepoints })
      try {
        return await work()
      } finally {
        Object.assign(client, { query: send })
        await query('rollback')
        // rate limits use separate connections, so that failed attempts count too
        await product.db.delete(rateLimits)
        await files.undo()
      }
    },
    close: () => pool.end(),
  }
}

type Send = (statement: string | pg.QueryConfig, values?: unknown[]) => Promise<unknown>

/** Translates statements into parts of a transaction that is already open. */
function translated(send: Send): Send {
  let isWithin = false
  const alone: Send = async (...statement) => {
    // not awaited: both are in one queue, so the statement is sent without waiting
    const opened = send('savepoint alone')
    try {
      const [, answer] = await Promise.all([opened, send(...statement)])
      await send('release savepoint alone')
      return answer
    } catch (error) {
      await send('rollback to savepoint alone')
      throw error
    }
  }
  return (...statement) => {
    const [first] = statement
    const text = typeof first === 'string' ? first : first.text
    if (/^begin\b/.test(text)) {
      isWithin = true
      return send('savepoint product')
    }
    if (text === 'commit' || text === 'rollback') {
      isWithin = false
      return send(text === 'commit' ? 'release savepoint product' : 'rollback to savepoint product')
    }
    return isWithin ? send(...statement) : alone(...statement)
  }
}
