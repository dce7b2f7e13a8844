import { and, desc, eq, gte, inArray, isNotNull, isNull, lte, ne, notLike, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { userRoles, users } from '#db/schema/accounts.ts'
import { applications } from '#db/schema/applications.ts'
import { userSubscriptions } from '#db/schema/billing.ts'
import { companies, companyMembers } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { moderationHistory } from '#db/schema/moderation.ts'
import { auditLog } from '#db/schema/operations.ts'
import { auditActionLabels, formatActionArea } from '#lib/audit-labels.ts'
import { DAY_MS } from '#lib/dates.ts'
import type { Db } from '#server/context.ts'
import type { activityKinds, PlatformAnalytics } from '../../platform-analytics-contract.ts'
import type { DayPeriod } from '../../platform-analytics-rules.ts'

const LOGGED = 10

type Source = { kind: (typeof activityKinds)[number]; table: PgTable; at: AnyPgColumn; where?: SQL }
const sources = (): Source[] => [
  { kind: 'signups', table: users, at: users.createdAt },
  { kind: 'applications', table: applications, at: applications.appliedAt, where: isNotNull(applications.userId) },
  { kind: 'subscriptions', table: userSubscriptions, at: userSubscriptions.startedAt },
  { kind: 'jobs', table: jobs, at: jobs.createdAt, where: ne(jobs.status, 'deleted') },
  { kind: 'companies', table: companies, at: companies.createdAt, where: isNull(companies.archivedAt) },
  {
    kind: 'decisions',
    table: moderationHistory,
    at: moderationHistory.at,
    where: inArray(moderationHistory.act, ['approved', 'rejected']),
  },
]

/** For each kind, the count on its latest day within the period, the latest day first. */
export async function readRecentActivity(db: Db, period: DayPeriod): Promise<PlatformAnalytics['recentActivity']> {
  const found = await Promise.all(sources().map((source) => latestDay(db, period, source)))
  return found.flat().toSorted((a, b) => b.day.getTime() - a.day.getTime())
}

async function latestDay(db: Db, { start, end }: DayPeriod, { kind, table, at, where }: Source) {
  const [last] = await db
    .select({ at: sql<string | null>`max(${at})` })
    .from(table)
    .where(and(gte(at, start), lte(at, end), where))
  if (!last?.at) return []
  const day = new Date(Math.floor(new Date(last.at).getTime() / DAY_MS) * DAY_MS)
  const count = await db.$count(table, and(gte(at, day), lte(at, end), where))
  return [{ kind, count, day }]
}

/** The latest actions of the period, without saves of a person's own documents. */
export async function readActivityLog(db: Db, { start, end }: DayPeriod): Promise<PlatformAnalytics['log']> {
  const rows = await db
    .select({ id: auditLog.id, at: auditLog.at, action: auditLog.action, actorId: auditLog.actorId, name: users.name })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(and(gte(auditLog.at, start), lte(auditLog.at, end), notLike(auditLog.action, '%.saved')))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(LOGGED)
  const inOffice = await peopleInOffice(
    db,
    rows.flatMap(({ actorId }) => actorId ?? []),
  )
  return rows.map(({ id, at, action, actorId, name }) => ({
    id,
    at,
    who: actorLabel(actorId, name, inOffice),
    what: auditActionLabels(action),
    from: formatActionArea(action),
  }))
}

function actorLabel(actorId: string | null, name: string | null, inOffice: ReadonlySet<string>): string {
  if (actorId === null) return 'System'
  if (name === null) return 'Deleted account'
  return inOffice.has(actorId) ? name : `User ${actorId.slice(0, 8)}`
}

/** Selects the users who act for the platform or for a company. */
async function peopleInOffice(db: Db, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const isStaff = sql`exists (select from ${userRoles} where ${userRoles.userId} = ${users.id} and ${userRoles.role} in ('platform_admin', 'platform_user'))`
  const isMember = sql`exists (select from ${companyMembers} where ${companyMembers.userId} = ${users.id})`
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, ids), or(isStaff, isMember)))
  return new Set(rows.map(({ id }) => id))
}
