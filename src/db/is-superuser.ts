import { sql } from 'drizzle-orm'
import type { Database } from './client.ts'

/** Whether the role of this connection is a superuser of the server, whom no rule of the database can stop. */
export async function isSuperuser(db: Pick<Database, 'execute'>): Promise<boolean> {
  const { rows } = await db.execute<{ is: boolean }>(
    sql`select rolsuper as is from pg_roles where rolname = current_user`,
  )
  return rows[0]?.is ?? false
}
