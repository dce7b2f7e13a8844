import { and, count, desc, eq, gte, ilike, or, type SQL, sql } from 'drizzle-orm'
import { applications } from '#db/schema/applications.ts'
import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/jobs.ts'
import { decodeCursor, encodeCursor } from '#lib/pages.ts'
import type { SignedIn } from '#server/context.ts'
import type { TrackerFilters } from '../contract.ts'
import { applicationStatuses } from '../rules.ts'
import { asTracked, trackedRows } from './tracked-rows.ts'

const PAGE = 100
const DAY = 24 * 60 * 60 * 1000

/** The viewer's applications that match, newest first, a page at a time, with how many match by status (TRACK-04 to TRACK-09). */
export async function listOwnApplications(ctx: SignedIn, { cursor, ...filters }: TrackerFilters & { cursor?: string }) {
  const now = new Date()
  const matching = and(eq(applications.userId, ctx.viewer.userId), ...conditions(filters, now))
  const [rows, counted] = await Promise.all([
    trackedRows(ctx.db)
      .where(and(matching, after(cursor)))
      .orderBy(desc(applications.appliedAt), desc(applications.id))
      .limit(PAGE + 1),
    ctx.db
      .select({ status: applications.status, matching: count() })
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .innerJoin(companies, eq(companies.id, jobs.companyId))
      .where(matching)
      .groupBy(applications.status),
  ])
  const items = rows.slice(0, PAGE).map((row) => asTracked(row, ctx.viewer, now))
  const last = rows.length > PAGE ? items.at(-1) : undefined
  const found = new Map(counted.map((row) => [row.status, row.matching]))
  const counts = Object.fromEntries(applicationStatuses.map((status) => [status, found.get(status) ?? 0]))
  return {
    items,
    counts: counts as Record<(typeof applicationStatuses)[number], number>,
    nextCursor: last ? encodeCursor([last.appliedAt, last.id]) : null,
  }
}

// cursors hold milliseconds, the column microseconds
const appliedAt = sql`date_trunc('milliseconds', ${applications.appliedAt})`

function after(cursor: string | undefined): SQL | undefined {
  const place = cursor === undefined ? null : decodeCursor(cursor, ['date', 'id'])
  return place ? sql`(${appliedAt}, ${applications.id}) < (${place[0].toISOString()}, ${place[1]})` : undefined
}

function conditions(filters: TrackerFilters, now: Date): (SQL | undefined)[] {
  const { search, status, days, type, location, source, salary } = filters
  return [
    search ? or(holds(jobs.title, search), holds(companies.name, search)) : undefined,
    status ? eq(applications.status, status) : undefined,
    days ? gte(applications.appliedAt, new Date(now.getTime() - days * DAY)) : undefined,
    type ? eq(jobs.employmentType, type) : undefined,
    location ? placeHolds(location) : undefined,
    source ? eq(applications.source, source) : undefined,
    salary ? gte(sql`coalesce(${jobs.salaryMax}, ${jobs.salaryMin})`, salary) : undefined,
  ]
}

const holds = (column: typeof jobs.title | typeof jobs.location | typeof companies.name, text: string): SQL =>
  ilike(column, `%${text.replace(/[\\%_]/g, '\\$&')}%`)

/** A place by its words; 'remote' also finds jobs that may be done from anywhere. */
const placeHolds = (location: string): SQL | undefined =>
  'remote'.startsWith(location.toLowerCase())
    ? or(holds(jobs.location, location), eq(jobs.remoteAllowed, true))
    : holds(jobs.location, location)
