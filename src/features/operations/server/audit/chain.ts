import { desc, type SQL, sql } from 'drizzle-orm'
import { auditSeals, auditUnsealed } from '#db/schema/operations.ts'
import type { Db, Services } from '#server/context.ts'
import { type AuditBreak, type AuditCheck, breaksNamed } from '../../audit-contract.ts'

const SEALED_AT_ONCE = 5_000
const CHECKED_AT_ONCE = 20_000

/** Closes the chain over everything that was committed; how many entries it took. Each batch is a transaction of its own. */
export async function sealAuditLog({ db }: Pick<Services, 'db'>): Promise<number> {
  for (let total = 0; ; ) {
    const { rows } = await db.execute<{ sealed: number }>(sql`select seal_audit_log(${SEALED_AT_ONCE}) as sealed`)
    const sealed = rows[0]?.sealed ?? 0
    total += sealed
    if (sealed < SEALED_AT_ONCE) return total
  }
}

/** How far the chain goes, its last hash, and how much waits for the next seal. */
export async function readChain({ db }: Pick<Services, 'db'>) {
  const [[head], unsealed] = await Promise.all([
    db
      .select({ position: auditSeals.position, hash: auditSeals.hash, sealedAt: auditSeals.sealedAt })
      .from(auditSeals)
      .orderBy(desc(auditSeals.position))
      .limit(1),
    db.$count(auditUnsealed),
  ])
  return { sealed: head?.position ?? 0, unsealed, head: head ?? null }
}

/**
 * Computes every hash anew, part by part, and names the rows that are not as they were sealed: also those behind the first, for
 * each hash is judged by the seal before it as that is stored. What is not sealed yet is sealed before. Who can write both tables
 * past their triggers can write a whole chain anew: the last hash, kept elsewhere (the worker's log, a backup), is what shows that.
 */
export async function verifyAuditLog(ctx: Pick<Services, 'db'>): Promise<AuditCheck> {
  await sealAuditLog(ctx)
  let last: Link = { position: 0, hash: '' }
  const all: Found = { total: 0, breaks: [] }
  const add = ({ total, breaks }: Found) => {
    all.total += total
    all.breaks = [...all.breaks, ...breaks].slice(0, breaksNamed)
  }
  for (let part = await readPart(ctx.db, last); part.size > 0; part = await readPart(ctx.db, last)) {
    add(part.found)
    last = part.last
  }
  add(await leftOut(ctx.db))
  const { unsealed, head } = await readChain(ctx)
  return { unsealed, head, checked: last.position, broken: all.total, breaks: all.breaks }
}

type Link = { position: number; hash: string }
/** How many rows are not as they were sealed, and the first of them. */
type Found = { total: number; breaks: AuditBreak[] }
type Part = Found & { size: number; position: string; hash: string }

async function readPart(db: Db, before: Link): Promise<{ size: number; last: Link; found: Found }> {
  const { rows } = await db.execute<Part>(sql`
    with part as (
      select position, entry_id, hash from audit_seals where position > ${before.position} order by position limit ${CHECKED_AT_ONCE}
    ), linked as (
      select *, lag(position, 1, ${before.position}::bigint) over (order by position) as prior,
        lag(hash, 1, ${before.hash}::text) over (order by position) as prior_hash from part
    ), judged as (
      select l.position, l.entry_id, case
        when l.position <> l.prior + 1 then 'gap'
        when a.id is null then 'missing'
        when audit_hash(l.prior_hash, l.position, audit_words(a)) <> l.hash then 'changed' end as kind
      from linked l left join audit_log a on a.id = l.entry_id
    ), broken as (select position, entry_id as "entryId", kind from judged where kind is not null)
    select (select count(*)::int from part) as size, position, hash, ${foundIn(sql`broken order by position`)}
    from part order by position desc limit 1`)
  const [row] = rows
  if (!row) return { size: 0, last: before, found: { total: 0, breaks: [] } }
  const { size, position, hash, total, breaks } = row
  return { size, last: { position: Number(position), hash }, found: { total, breaks } }
}

/** Entries that neither the chain nor the list of what waits for it knows, and those on that list that are gone. */
async function leftOut(db: Db): Promise<Found> {
  const { rows } = await db.execute<Found>(sql`
    with broken as (
      select a.id as "entryId", null as position, 'left_out' as kind from audit_log a
        where not exists (select from audit_seals s where s.entry_id = a.id)
          and not exists (select from audit_unsealed u where u.entry_id = a.id)
      union all
      select u.entry_id, null, 'missing' from audit_unsealed u where not exists (select from audit_log a where a.id = u.entry_id)
    )
    select ${foundIn(sql`broken order by "entryId"`)}`)
  return rows[0] ?? { total: 0, breaks: [] }
}

const foundIn = (broken: SQL) => sql`(select count(*)::int from broken) as total,
  (select coalesce(json_agg(named), '[]') from (select * from ${broken} limit ${breaksNamed}) named) as breaks`
