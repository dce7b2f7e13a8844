import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'

/** The database or a transaction, so that queries work with both. */
export type Db = PgDatabase<NodePgQueryResultHKT>
