import { type AnyColumn, and, count, desc, eq, gte, ilike, or, type SQL, sql } from 'drizzle-orm'
import { applications } from '#db/schema/applications.ts'
import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { externalApplications } from '#db/schema/job-tracker.ts'
import type { TrackedApplication } from '#features/applications/contract.ts'
import { type ApplicationStatus, applicationStatuses } from '#features/applications/rules.ts'
import { shownStatus } from '#features/applications/server/shown-status.ts'
import { asTracked, trackedRows } from '#features/applications/server/tracked-rows.ts'
import { DAY_MS } from '#lib/dates.ts'
import { decodeCursor, encodeCursor } from '#lib/pages.ts'
import type { SignedIn } from '#server/context.ts'
import { escapeLike } from '#server/escape-like.ts'
import type { TrackerFilters } from '../shapes.ts'
import { asTrackedExternal } from './external/external-rows.ts'

const PAGE = 100

type Listed = TrackerFilters & { cursor?: string | undefined }

/**
 * A page of the viewer's matching applications, external ones included, newest first, with the number of matches by
 * status (TRACK-04 to TRACK-09).
 */
export async function listOwnApplications(ctx: SignedIn, { cursor, ...filters }: Listed) {
  const [items, own, external] = await Promise.all([
    readTrackedPage(ctx, { cursor, ...filters }, PAGE + 1),
    countOwn(ctx, filters),
    countExternal(ctx, filters),
  ])
  const shown = items.slice(0, PAGE)
  const last = items.length > PAGE ? shown.at(-1) : undefined
  const counts = Object.fromEntries(
    applicationStatuses.map((status) => [status, (own.get(status) ?? 0) + (external.get(status) ?? 0)]),
  )
  return {
    items: shown,
    counts: counts as Record<ApplicationStatus, number>,
    nextCursor: last ? cursorAfter(last) : null,
  }
}

export const cursorAfter = ({ appliedAt, id }: TrackedApplication): string => encodeCursor([appliedAt, id])

/** The next ones after the cursor, up to a limit. */
export async function readTrackedPage(ctx: SignedIn, { cursor, ...filters }: Listed, limit: number) {
  const now = new Date()
  const place = cursor === undefined ? null : decodeCursor(cursor, ['date', 'id'])
  const [own, external] = await Promise.all([
    trackedRows(ctx.db)
      .where(and(matching(ctx, filters, now), after(applications, place)))
      .orderBy(desc(inMilliseconds(applications.appliedAt)), desc(applications.id))
      .limit(limit),
    ctx.db
      .select()
      .from(externalApplications)
      .where(and(matchingExternal(ctx, filters, now), after(externalApplications, place)))
      .orderBy(desc(inMilliseconds(externalApplications.appliedAt)), desc(externalApplications.id))
      .limit(limit),
  ])
  return [...own.map((row) => asTracked(row, ctx.viewer, now)), ...external.map(asTrackedExternal)]
    .sort((a, b) => b.appliedAt.getTime() - a.appliedAt.getTime() || (a.id < b.id ? 1 : -1))
    .slice(0, limit)
}

async function countOwn(ctx: SignedIn, filters: TrackerFilters): Promise<Map<string, number>> {
  const rows = await ctx.db
    .select({ status: shownStatus, matching: count() })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(matching(ctx, filters, new Date()))
    .groupBy(shownStatus)
  return new Map(rows.map((row) => [row.status, row.matching]))
}

async function countExternal(ctx: SignedIn, filters: TrackerFilters): Promise<Map<string, number>> {
  const rows = await ctx.db
    .select({ status: externalApplications.status, matching: count() })
    .from(externalApplications)
    .where(matchingExternal(ctx, filters, new Date()))
    .groupBy(externalApplications.status)
  return new Map(rows.map((row) => [row.status, row.matching]))
}

// cursors have milliseconds, the columns microseconds
const inMilliseconds = (column: AnyColumn): SQL => sql`date_trunc('milliseconds', ${column})`

const after = (
  table: typeof applications | typeof externalApplications,
  place: [Date, string] | null,
): SQL | undefined =>
  place ? sql`(${inMilliseconds(table.appliedAt)}, ${table.id}) < (${place[0].toISOString()}, ${place[1]})` : undefined

const since = (days: number, now: Date) => new Date(now.getTime() - days * DAY_MS)

function matching({ viewer }: SignedIn, filters: TrackerFilters, now: Date): SQL | undefined {
  const { search, status, days, type, location, source, salary } = filters
  return and(
    eq(applications.userId, viewer.userId),
    search ? or(holds(jobs.title, search), holds(companies.name, search)) : undefined,
    status ? eq(shownStatus, status) : undefined,
    days ? gte(applications.appliedAt, since(days, now)) : undefined,
    type ? eq(jobs.employmentType, type) : undefined,
    location ? placeHolds(location) : undefined,
    source === 'elsewhere' ? sql`false` : source ? eq(applications.source, source) : undefined,
    salary ? gte(sql`coalesce(${jobs.payMax}, ${jobs.payMin})`, salary) : undefined,
  )
}

function matchingExternal({ viewer }: SignedIn, filters: TrackerFilters, now: Date): SQL | undefined {
  const { search, status, days, type, location, source, salary } = filters
  return and(
    eq(externalApplications.userId, viewer.userId),
    search ? or(holds(externalApplications.title, search), holds(externalApplications.companyName, search)) : undefined,
    status ? eq(externalApplications.status, status) : undefined,
    days ? gte(externalApplications.appliedAt, since(days, now)) : undefined,
    type ? eq(externalApplications.employmentType, type) : undefined,
    location ? holds(externalApplications.location, location) : undefined,
    source && source !== 'elsewhere' ? sql`false` : undefined,
    salary ? gte(externalApplications.salaryTop, salary) : undefined,
  )
}

const holds = (column: AnyColumn, text: string): SQL => ilike(column, `%${escapeLike(text)}%`)

const isThere = (location: string): SQL =>
  sql`job_locations(${jobs.location}, ${jobs.moreLocations}) ilike ${`%${escapeLike(location)}%`}`

/** Matches a location by its words. 'remote' also finds jobs that can be done from anywhere, as on their card (JOBS-13). */
const placeHolds = (location: string): SQL | undefined =>
  'remote'.startsWith(location.toLowerCase()) ? or(isThere(location), eq(jobs.isRemote, true)) : isThere(location)
