import { and, asc, desc, eq, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { companies } from '#db/schema/companies.ts'
import { auditLog, auditSeals } from '#db/schema/operations.ts'
import { DAY_MS } from '#lib/dates.ts'
import { isId } from '#lib/ids.ts'
import type { Context, Db } from '#server/context.ts'
import { escapeLike } from '#server/escape-like.ts'
import { cursorKeyOf, type Key, readPage } from '#server/keyset.ts'
import type { AuditEntry, AuditFilters } from '../../audit-contract.ts'
import { nameSubjects } from './name-subjects.ts'

const PAGE = 50
const OFFERED = 8

const newest: Key = { value: auditLog.at, kind: 'timestamp', id: auditLog.id, desc: true }

const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** Condition for the rows that match the filters. */
export function auditConditions({ actor, action, subjectType, subjectId, companyId, from, until }: AuditFilters) {
  const conditions: (SQL | undefined)[] = [
    actor === 'system' ? isNull(auditLog.actorId) : actor ? eq(auditLog.actorId, actor) : undefined,
    action ? eq(auditLog.action, action) : undefined,
    subjectType ? eq(auditLog.subjectType, subjectType) : undefined,
    subjectId ? eq(auditLog.subjectId, subjectId) : undefined,
    companyId ? eq(auditLog.companyId, companyId) : undefined,
    from ? gte(auditLog.at, startOf(from)) : undefined,
    until ? lt(auditLog.at, new Date(startOf(until).getTime() + DAY_MS)) : undefined,
  ]
  return and(...conditions)
}

/** Entries with the actor's name and the seal; `ask` gives order and limit. */
export async function readEntries(
  db: Db,
  { where, orderBy, limit }: { where: SQL | undefined; orderBy: SQL; limit: number },
): Promise<(Omit<AuditEntry, 'subjectName'> & { place: string | number })[]> {
  const rows = await db
    .select({
      entry: auditLog,
      place: cursorKeyOf(newest),
      actorName: users.name,
      companyName: companies.name,
      position: auditSeals.position,
      hash: auditSeals.hash,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .leftJoin(companies, eq(companies.id, auditLog.companyId))
    .leftJoin(auditSeals, eq(auditSeals.entryId, auditLog.id))
    .where(where)
    .orderBy(orderBy)
    .limit(limit)
  return rows.map(({ entry: { actorId, companyId, ...entry }, place, actorName, companyName, position, hash }) => ({
    ...entry,
    place,
    actor: actorId ? { id: actorId, name: actorName } : null,
    company: companyId ? { id: companyId, name: companyName } : null,
    seal: position !== null && hash !== null ? { position, hash } : null,
  }))
}

/** A page of the log, newest first. */
export async function listEntries(
  { db }: Pick<Context, 'db'>,
  { cursor, ...filters }: AuditFilters & { cursor?: string | undefined },
) {
  const { rows, before, after } = await readPage(newest, cursor, {
    size: PAGE,
    ask: ({ where, orderBy, limit }) =>
      readEntries(db, { where: and(auditConditions(filters), where), orderBy, limit }),
  })
  const items = await nameSubjects(
    db,
    rows.map(({ place: _, ...entry }) => entry),
  )
  return { items, before, after }
}

/** Distinct values of an indexed column. It jumps from one value to the next in the index instead of scanning the table. */
async function valuesOf(db: Db, column: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ value: string }>(sql`
    with recursive found(value) as (
      (select ${column} from audit_log order by ${column} limit 1)
      union all
      select (select ${column} from audit_log where ${column} > found.value order by ${column} limit 1) from found
      where found.value is not null
    )
    select value from found where value is not null`)
  return rows.map(({ value }) => value)
}

/** Actions and kinds of subjects that occur in the log. */
export async function readKnown({ db }: Pick<Context, 'db'>) {
  const [actions, subjectTypes] = await Promise.all([
    valuesOf(db, sql.raw('action')),
    valuesOf(db, sql.raw('subject_type')),
  ])
  return { actions, subjectTypes }
}

/** People or companies whose name starts with the text, or whose email address or id equals it. */
export async function findNamed(
  { db }: Pick<Context, 'db'>,
  { kind, text }: { kind: 'person' | 'company'; text: string },
) {
  const start = `${escapeLike(text)}%`
  if (kind === 'company') {
    return db
      .select({ id: companies.id, name: companies.name, hint: sql<string>`coalesce(${companies.location}, '')` })
      .from(companies)
      .where(or(sql`${companies.name} ilike ${start}`, isId(text) ? eq(companies.id, text) : undefined))
      .orderBy(asc(companies.name), asc(companies.id))
      .limit(OFFERED)
  }
  return db
    .select({ id: users.id, name: users.name, hint: users.email })
    .from(users)
    .where(
      or(
        sql`lower(${users.email}) = lower(${text})`,
        sql`${users.name} ilike ${start}`,
        isId(text) ? eq(users.id, text) : undefined,
      ),
    )
    .orderBy(desc(users.lastSignInAt), asc(users.id))
    .limit(OFFERED)
}
