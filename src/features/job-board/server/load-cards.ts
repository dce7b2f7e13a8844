import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { applications } from '#db/schema/applications.ts'
import { companies } from '#db/schema/companies.ts'
import { savedJobs } from '#db/schema/job-board.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { isClosedForApplying } from '#features/job-postings/labels.ts'
import { matchChartSegments } from '#features/matching/segments.ts'
import type { MatchResult } from '#features/matching/shapes.ts'
import type { Viewer } from '#lib/viewer.ts'
import type { Context } from '#server/context.ts'
import type { JobCard } from '../contract.ts'
import { type Candidate, matchJobs } from './load-candidate.ts'

const { searchTitle: _title, searchBody: _body, searchPlace: _place, ...columns } = getTableColumns(jobs)

/** Jobs with their company and whether the viewer saved or applied for them. The caller checks visibility. */
export const readJobs = ({ db, viewer }: Pick<Context, 'db' | 'viewer'>, ids: string[]) =>
  db
    .select({ job: columns, company: companies, isSaved: didSave(viewer), isApplied: didApply(viewer) })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(inArray(jobs.id, ids))

export type ReadJob = Awaited<ReturnType<typeof readJobs>>[number]

const didSave = (viewer: Viewer | null) =>
  viewer
    ? sql<boolean>`exists (select from ${savedJobs} where ${and(eq(savedJobs.jobId, jobs.id), eq(savedJobs.userId, viewer.userId))})`
    : sql<boolean>`false`

const didApply = (viewer: Viewer | null) =>
  viewer
    ? sql<boolean>`exists (select from ${applications} where ${and(eq(applications.jobId, jobs.id), eq(applications.userId, viewer.userId))})`
    : sql<boolean>`false`

/** These jobs as cards in this order, each with a short form of its match. */
export async function loadCards(
  ctx: Pick<Context, 'db' | 'viewer'>,
  ids: string[],
  candidate: Candidate,
): Promise<JobCard[]> {
  if (ids.length === 0) return []
  const rows = await readJobs(ctx, ids)
  const matches = await matchJobs(
    rows.map(({ job }) => job),
    candidate,
  )
  const cards = new Map(rows.map((row, at) => [row.job.id, matchedCard(row, matches[at] ?? null)]))
  return ids.flatMap((id) => cards.get(id) ?? [])
}

const matchedCard = (row: ReadJob, match: MatchResult | null): JobCard => ({
  ...cardOf(row),
  match: match && { score: match.score, states: matchChartSegments(match.items) },
})

/** A job as a list shows it to candidates. */
export function cardOf({ job, company, isSaved, isApplied }: ReadJob): Omit<JobCard, 'match'> {
  const { id, name, slug, logoUrl, location, timeZone } = company
  return {
    ...job,
    company: { id, name, slug, logoUrl, location, timeZone },
    postedAt: job.postedAt ?? job.createdAt,
    isClosed: isClosedForApplying(job, new Date()),
    isInternal: !job.externalPosting,
    isSaved,
    isApplied,
  }
}
