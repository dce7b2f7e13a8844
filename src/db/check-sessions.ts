import pg from 'pg'

/** A connection pooler in between assigns connections for each transaction, so session state is lost without notice. */
export class SessionStateLost extends Error {
  readonly code = 'SESSIONS_NOT_KEPT'
}

const ROUNDS = 5

/**
 * Checks that a connection to this address is one PostgreSQL session. Throws SessionStateLost behind a pooler that assigns connections for
 * each transaction or statement: live pages, the queue and the migration lock need a session.
 */
export async function requireSessions(url: string): Promise<void> {
  const [one, other] = [open(url), open(url)]
  try {
    await Promise.all([one.connect(), other.connect()].map((made) => made.catch(unreachable)))
    const own = new Set<number>()
    for (let round = 0; round < ROUNDS; round++) {
      own.add(await processOf(one))
      await other.query('begin')
      const otherProcess = await processOf(other)
      // a pooler with a single connection would block the next query until the transaction has ended
      if (own.has(otherProcess)) throw poolerError()
      own.add(await processOf(one))
      await other.query('commit')
      if (own.size > 1) throw poolerError()
    }
  } finally {
    await Promise.all([one.end(), other.end()].map((ended) => ended.catch(() => {})))
  }
}

/** Names the setting, because network and PostgreSQL errors do not; an error for both addresses of a host has an empty message. */
function unreachable(cause: Error & { code?: string }): never {
  throw new Error(`The database of DATABASE_URL cannot be reached: ${cause.message || cause.code}`, { cause })
}

function open(url: string): pg.Client {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  return client
}

async function processOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid ?? 0
}

const poolerError = () =>
  new SessionStateLost(
    'DATABASE_URL is the address of a pooler in transaction mode (such as PgBouncer with pool_mode = transaction). Tandem needs sessions: use its session mode, or the address of PostgreSQL itself.',
  )
