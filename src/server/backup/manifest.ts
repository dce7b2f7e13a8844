import { readFileSync } from 'node:fs'
import type pg from 'pg'
import { z } from 'zod'
import { inProduct } from '#root.ts'

/** The contents of a backup, stored as its last entry `manifest.json`. */
export const Manifest = z.object({
  format: z.literal(1),
  product: z.string(),
  madeAt: z.string(),
  database: z.string(),
  /** The number of migrations and the timestamp of the last one. An older product cannot read rows of newer migrations. */
  migrations: z.object({ count: z.number().int(), last: z.number().int() }),
  /** The version of the queue's schema; null if no worker ever ran. */
  queue: z.number().int().nullable(),
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number().int(),
      bytes: z.number().int(),
      sha256: z.string(),
    }),
  ),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), value: z.string().nullable() })),
  files: z.array(
    z.object({
      key: z.string(),
      bytes: z.number().int(),
      sha256: z.string(),
      contentType: z.string(),
      cacheControl: z.string(),
    }),
  ),
  /** The last seal of the audit log. Stored outside the database, it reveals whether the log was rewritten. */
  auditHead: z.object({ position: z.number().int(), hash: z.string() }).nullable(),
  /** Identifies the secret that signed sessions, links and keys, without revealing it. */
  secretMark: z.string(),
  /** The id of the backed-up installation; null in backups from before installations had an id. */
  installation: z.string().nullable().default(null),
})
export type Manifest = z.infer<typeof Manifest>
export type StoredTable = Manifest['tables'][number]

export const MANIFEST = 'manifest.json'
export const tableEntry = ({ schema, name }: { schema: string; name: string }): string =>
  `tables/${schema}.${name}.copy`
export const fileEntry = (key: string): string => `files/${key}`

const read = (path: string) => JSON.parse(readFileSync(inProduct(path), 'utf8'))
/** The version of this product. */
export const productVersion = (): string => (read('package.json') as { version: string }).version
/** The migrations that this version contains, in order. */
export const knownMigrations = (): { tag: string; when: number }[] =>
  (read('src/db/migrations/meta/_journal.json') as { entries: { tag: string; when: number }[] }).entries

/** A quoted SQL identifier. */
export const quotedName = (name: string): string => `"${name.replaceAll('"', '""')}"`
export const qualified = ({ schema, name }: { schema: string; name: string }): string =>
  `${quotedName(schema)}.${quotedName(name)}`

export type Table = { schema: string; name: string; columns: string[] }

const OURS = `n.nspname in ('public', 'drizzle', 'pgboss')`

/** Every table of the product and of its queue, with their stored (not computed) columns. */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select n.nspname as schema, c.relname as name, array(
      select a.attname::text from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and ${OURS}
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by 1, 2`)
  return rows
}

export async function listSequences(client: pg.ClientBase): Promise<Manifest['sequences']> {
  const { rows } = await client.query<Manifest['sequences'][number]>(`
    select schemaname as schema, sequencename as name, last_value::text as value from pg_sequences
    where schemaname in ('public', 'drizzle', 'pgboss') order by 1, 2`)
  return rows
}

/** The version of the queue's own tables; null if no worker has created them. */
export async function queueVersion(client: pg.ClientBase): Promise<number | null> {
  const { rows } = await client.query<{ is: boolean }>(`select to_regclass('pgboss.version') is not null as is`)
  if (!rows[0]?.is) return null
  const found = await client.query<{ version: number }>('select version::int from pgboss.version')
  return found.rows[0]?.version ?? null
}
