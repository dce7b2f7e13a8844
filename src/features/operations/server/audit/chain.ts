import { desc, type SQL, sql } from 'drizzle-orm'
import { auditSeals, auditUnsealed } from '#db/schema/operations.ts'
import type { Db, Services } from '#server/context.ts'
import { type AuditBreak, type AuditCheck, breaksNamed } from '../../audit-contract.ts'

const SEALED_AT_ONCE = 5_000
const CHECKED_AT_ONCE = 20_000

/** Seals all committed entries, one transaction per batch. Returns the number of sealed entries. */
export async function sealAuditLog({ db }: Pick<Services, 'db'>): Promise<number> {
  for (let total = 0; ; ) {
    const { rows } = await db.execute<{ sealed: number }>(sql`select seal_audit_log(${SEALED_AT_ONCE}) as sealed`)
    const sealed = rows[0]?.sealed ?? 0
    total += sealed
    if (sealed < SEALED_AT_ONCE) return total
  }
}

/** The number of sealed entries, the last seal, and the number of entries not sealed yet. */
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
 * Seals the remaining entries, computes every hash again in batches, and returns the rows that differ from their sealed state.
 * Each hash is checked against the stored seal before it, so rows after the first difference are found too.
 * An attacker who can write both tables without triggers can rewrite the whole chain. To detect that, compare the last hash
 * with a copy outside the database, such as the worker's log or a backup.
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
/** The number of rows that differ from their sealed state, and the first of them. */
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

/** Entries that are neither sealed nor listed as unsealed, and listed ones that no longer exist. */
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
