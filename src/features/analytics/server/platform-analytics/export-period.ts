import { and, eq, gte, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { users } from '#db/schema/accounts.ts'
import { applications } from '#db/schema/applications.ts'
import { subscriptionPlans, userSubscriptions } from '#db/schema/billing.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { CSV_BEGIN, csvLine } from '#lib/csv.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { transaction } from '#server/transaction.ts'
import { type AnalyticsDays, type DayPeriod, dayPeriodOf } from '../../platform-analytics-rules.ts'

const AT_ONCE = 5_000
const head = ['Kind', 'When (UTC)', 'User', 'About', 'Status', 'Source', 'Id']

type Row = {
  id: string
  at: Date
  micros: string
  userId: string | null
  about: string | null
  status: string | null
  source: string | null
}
type Part = { where: SQL | undefined; orderBy: SQL[] }
/** One kind of event: its label, its time, and the query of its rows. */
type Kind = { name: string; at: AnyPgColumn; id: AnyPgColumn; read(db: Db, part: Part): Promise<Row[]> }

const microsOf = (at: AnyPgColumn) => sql<string>`(extract(epoch from ${at}) * 1000000)::bigint::text`
const none = sql<string | null>`null`

const kinds: Kind[] = [
  {
    name: 'Signup',
    at: users.createdAt,
    id: users.id,
    read: (db, { where, orderBy }) =>
      db
        .select({
          id: users.id,
          at: users.createdAt,
          micros: microsOf(users.createdAt),
          userId: users.id,
          about: none,
          status: none,
          source: none,
        })
        .from(users)
        .where(where)
        .orderBy(...orderBy)
        .limit(AT_ONCE),
  },
  {
    name: 'Job Application',
    at: applications.appliedAt,
    id: applications.id,
    read: (db, { where, orderBy }) =>
      db
        .select({
          id: applications.id,
          at: applications.appliedAt,
          micros: microsOf(applications.appliedAt),
          userId: applications.userId,
          about: jobs.title,
          status: applications.status,
          source: applications.source,
        })
        .from(applications)
        .leftJoin(jobs, eq(jobs.id, applications.jobId))
        .where(and(where, isNotNull(applications.userId)))
        .orderBy(...orderBy)
        .limit(AT_ONCE),
  },
  {
    name: 'Subscription',
    at: userSubscriptions.startedAt,
    id: userSubscriptions.id,
    read: (db, { where, orderBy }) =>
      db
        .select({
          id: userSubscriptions.id,
          at: userSubscriptions.startedAt,
          micros: microsOf(userSubscriptions.startedAt),
          userId: userSubscriptions.userId,
          about: subscriptionPlans.name,
          status: userSubscriptions.status,
          source: none,
        })
        .from(userSubscriptions)
        .leftJoin(subscriptionPlans, eq(subscriptionPlans.id, userSubscriptions.planId))
        .where(where)
        .orderBy(...orderBy)
        .limit(AT_ONCE),
  },
]

/**
 * Every signup, application and subscription of the period as a CSV file in parts of 5,000 rows, newest first within its kind
 * (ADASH-05). A person appears only as the start of their id. The audit log records the export before the first line is sent.
 */
export async function* exportPeriod(ctx: SignedIn, days: AnalyticsDays): AsyncGenerator<string> {
  const period = dayPeriodOf(days, new Date())
  await transaction(ctx, (tx) =>
    tx.audit({ action: 'analytics.exported', subjectType: 'platform', subjectId: 'analytics', data: { days } }),
  )
  yield CSV_BEGIN + csvLine(head)
  for (const kind of kinds) yield* linesOf(ctx.db, kind, period)
}

async function* linesOf(db: Db, { name, at, id, read }: Kind, { start, end }: DayPeriod): AsyncGenerator<string> {
  for (let last: Row | undefined; ; ) {
    const before =
      last &&
      sql`(${at}, ${id}) < (timestamptz 'epoch' + ${last.micros}::bigint * interval '1 microsecond', ${last.id}::uuid)`
    const rows = await read(db, {
      where: and(gte(at, start), lte(at, end), before),
      orderBy: [sql`${at} desc`, sql`${id} desc`],
    })
    yield rows
      .map((row) =>
        csvLine([
          name,
          row.at.toISOString(),
          `User ${row.userId?.slice(0, 8) ?? ''}`,
          row.about,
          row.status,
          row.source,
          row.id,
        ]),
      )
      .join('')
    last = rows.at(-1)
    if (!last || rows.length < AT_ONCE) return
  }
}
