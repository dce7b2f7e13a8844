import type pg from 'pg'
import { OWN_EXTENSIONS } from '#db/client.ts'

/**
 * Drops everything that Tandem created in the database and nothing else: extensions stay, including other programs', with their tables,
 * functions and types. The owner of the database may run it. Returns the names of the other programs' extensions.
 */
export async function emptyDatabase(client: pg.ClientBase): Promise<string[]> {
  await client.query('begin')
  // an empty search path, so that names are written with their schema
  await client.query(`set local search_path = ''`)
  await client.query('drop schema if exists pgboss cascade; drop schema if exists drizzle cascade')
  const { rows: objects } = await client.query<{ kind: string; name: string }>(OWN_OBJECTS)
  for (const { kind, name } of objects) await client.query(`drop ${kind} if exists ${name} cascade`)
  const { rows } = await client.query<{ name: string }>(
    'select extname::text as name from pg_extension where extname <> all ($1) order by 1',
    [['plpgsql', ...OWN_EXTENSIONS]],
  )
  await client.query('commit')
  return rows.map(({ name }) => name)
}

// dropping a table also drops its sequences and its row type; dropping a type also drops its array type
const OWN_OBJECTS = `
  select kind, name from (
    select 1 as turn, 'pg_class'::regclass as catalog, oid, oid::regclass::text as name,
      case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' when 'f' then 'foreign table'
        when 'c' then 'type' else 'table' end as kind
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S', 'f', 'c')
    union all
    select 2, 'pg_proc'::regclass, oid, oid::regprocedure::text, 'routine'
    from pg_proc where pronamespace = 'public'::regnamespace
    union all
    select 3, 'pg_type'::regclass, oid, oid::regtype::text, 'type'
    from pg_type where typnamespace = 'public'::regnamespace and typtype in ('e', 'd', 'r')
    union all
    select 4, 'pg_ts_config'::regclass, oid, oid::regconfig::text, 'text search configuration'
    from pg_ts_config where cfgnamespace = 'public'::regnamespace
    union all
    select 5, 'pg_ts_dict'::regclass, oid, oid::regdictionary::text, 'text search dictionary'
    from pg_ts_dict where dictnamespace = 'public'::regnamespace
  ) as found
  where not exists (
    select from pg_depend d where d.classid = found.catalog and d.objid = found.oid and d.deptype = 'e')
  order by turn, name`
