import { desc, sql } from 'drizzle-orm'
import { auditSeals, auditUnsealed } from '#db/schema/operations.ts'
import type { Db, Services } from '#server/context.ts'
import type { AuditBreak, AuditCheck } from '../../audit-contract.ts'

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
 * Computes every hash anew, part by part, and names the first row that is not as it was sealed. What is not sealed yet is sealed
 * before. Who can write both tables past their triggers can write a whole chain anew: the last hash, kept elsewhere (the
 * worker's log, a backup), is what shows that.
 */
export async function verifyAuditLog(ctx: Pick<Services, 'db'>): Promise<AuditCheck> {
  await sealAuditLog(ctx)
  let last: Link = { position: 0, hash: '' }
  for (let part = await readPart(ctx.db, last); part.size > 0; part = await readPart(ctx.db, last)) {
    if (part.broken)
      return { ...(await figures(ctx)), checked: part.broken.position ?? last.position, broken: part.broken }
    last = part.last
  }
  return { ...(await figures(ctx)), checked: last.position, broken: await leftOut(ctx.db) }
}

async function figures(ctx: Pick<Services, 'db'>) {
  const { unsealed, head } = await readChain(ctx)
  return { unsealed, head }
}

type Link = { position: number; hash: string }
type Part = {
  size: number
  position: string
  hash: string
  at: string | null
  entry: string | null
  kind: AuditBreak['kind'] | null
}

async function readPart(db: Db, before: Link): Promise<{ size: number; last: Link; broken: AuditBreak | null }> {
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
    ), first_broken as (select * from judged where kind is not null order by position limit 1)
    select (select count(*)::int from part) as size, tail.position, tail.hash, b.position as at, b.entry_id as entry, b.kind
    from (select position, hash from part order by position desc limit 1) tail left join first_broken b on true`)
  const [row] = rows
  if (!row) return { size: 0, last: before, broken: null }
  return {
    size: row.size,
    last: { position: Number(row.position), hash: row.hash },
    broken: row.kind && { kind: row.kind, position: Number(row.at), entryId: row.entry ?? '' },
  }
}

/** An entry that neither the chain nor the list of what waits for it knows, or one on that list that is gone. */
async function leftOut(db: Db): Promise<AuditBreak | null> {
  const { rows } = await db.execute<{ id: string; kind: AuditBreak['kind'] }>(sql`
    (select a.id, 'left_out' as kind from audit_log a
      where not exists (select from audit_seals s where s.entry_id = a.id)
        and not exists (select from audit_unsealed u where u.entry_id = a.id) limit 1)
    union all
    (select u.entry_id, 'missing' from audit_unsealed u where not exists (select from audit_log a where a.id = u.entry_id) limit 1)`)
  const [row] = rows
  return row ? { kind: row.kind, position: null, entryId: row.id } : null
}
