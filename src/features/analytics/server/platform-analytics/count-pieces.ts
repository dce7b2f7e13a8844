import { and, gte, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { users } from '#db/schema/accounts.ts'
import { applications } from '#db/schema/applications.ts'
import { DAY_MS } from '#lib/dates.ts'
import type { Db } from '#server/context.ts'
import type { DayPeriod } from '../../platform-analytics-rules.ts'

/** Counts rows in each interval of the period, in the same interval of the period before, and on each day. */
export type Pieces = { now: number[]; before: number[]; days: number[] }

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)
export const sumOf = ({ now, before }: Pieces) => ({ now: total(now), before: total(before) })

export const countSignups = (db: Db, period: DayPeriod) =>
  countPieces(db, period, { table: users, at: users.createdAt })

/** Imported applications are left out: they were made outside this product. */
export const countApplications = (db: Db, period: DayPeriod) =>
  countPieces(db, period, { table: applications, at: applications.appliedAt, where: isNotNull(applications.userId) })

type Counted = { table: PgTable; at: AnyPgColumn; where?: SQL }

async function countPieces(db: Db, period: DayPeriod, { table, at, where }: Counted): Promise<Pieces> {
  const day = sql<number>`floor(extract(epoch from ${at} - ${period.before.toISOString()}::timestamptz) * 1000 / ${DAY_MS}::numeric)::int`
  const rows = await db
    .select({ day, count: sql<number>`count(*)::int` })
    .from(table)
    // neither period counts the rest of the day between them
    .where(
      and(
        gte(at, period.before),
        lte(at, period.end),
        sql`(${at} <= ${period.beforeEnd.toISOString()} or ${at} >= ${period.start.toISOString()})`,
        where,
      ),
    )
    .groupBy(sql`1`)
  const days = Array.from({ length: period.days * 2 }, () => 0)
  for (const { day: at, count } of rows) days[at] = (days[at] ?? 0) + count
  const length = period.days / period.pieces
  const piece = (first: number) =>
    Array.from({ length: period.pieces }, (_, n) => total(days.slice(first + n * length, first + (n + 1) * length)))
  return { before: piece(0), now: piece(period.days), days: days.slice(period.days) }
}
