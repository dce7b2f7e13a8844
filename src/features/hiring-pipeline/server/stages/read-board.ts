import { and, desc, eq, inArray, min, type SQL, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { applications } from '#db/schema/applications.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { profiles } from '#db/schema/profiles.ts'
import { companyLabels, pipelineStatuses } from '#features/applications/rules.ts'
import { placeIfRepeated } from '#features/job-postings/server/place-if-repeated.ts'
import { isHiddenByStaff } from '#features/job-postings/server/set-posting-hidden.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import type { Board, BoardCard, BoardColumn, BoardFilters } from '../../stage-contract.ts'
import { columnStart } from '../../stage-limits.ts'
import { candidateSummary } from '../../stage-rules.ts'
import { isCounted, ofCompany } from '../company-counts.ts'
import { activeCompany } from '../load-review.ts'
import { reviewConditions } from '../review-conditions.ts'
import { readStages } from './load-stages.ts'

type Column = Pick<BoardColumn, 'key' | 'name' | 'status'>

/**
 * The filtered applications by the stages of one job, or by the five statuses of all jobs; the latest arrivals of a
 * column first. NOT_FOUND for another company's job; withdrawn ones are on no board.
 */
export async function readBoard(ctx: SignedIn, { shown, ...filters }: BoardFilters): Promise<Board> {
  const companyId = activeCompany(ctx)
  const { jobId } = filters
  const job = jobId ? await readJob(ctx.db, companyId, jobId) : null
  const columns = jobId ? await stageColumns(ctx.db, jobId) : statusColumns
  const where = and(reviewConditions(ctx, filters), isCounted)
  const places = await readPlaces(ctx.db, { where, columns, shown, byStage: jobId !== undefined })
  const cards = new Map((await readCards(ctx.db, places)).map((card) => [card.id, card]))
  return {
    job,
    columns: columns.map((column) => {
      const own = places.filter((place) => place.column === column.key)
      return { ...column, total: own[0]?.total ?? 0, items: own.flatMap(({ id }) => cards.get(id) ?? []) }
    }),
    total: columns.reduce((sum, { key }) => sum + (places.find((place) => place.column === key)?.total ?? 0), 0),
  }
}

const statusColumns: Column[] = pipelineStatuses.map((status) => ({ key: status, name: companyLabels[status], status }))

const stageColumns = async (db: Db, jobId: string): Promise<Column[]> =>
  (await readStages(db, jobId)).map(({ id, name, status }) => ({ key: id, name, status }))

/**
 * The board's heading: the number of applicants since the first, and how long the oldest has waited for a first
 * answer.
 */
async function readJob(db: Db, companyId: string, jobId: string) {
  const [row] = await db
    .select({
      id: jobs.id,
      title: jobs.title,
      slug: jobs.slug,
      isActive: sql<boolean>`${jobs.status} = 'active' and not ${isHiddenByStaff}`,
      firstAppliedAt: min(applications.appliedAt),
      oldestUnansweredAt: sql<Date | null>`min(${applications.appliedAt}) filter (where ${applications.status} = 'submitted')`,
      applications: sql<number>`count(${applications.id})::int`,
    })
    .from(jobs)
    .leftJoin(applications, and(eq(applications.jobId, jobs.id), isCounted))
    .where(and(eq(jobs.id, jobId), ofCompany(companyId)))
    .groupBy(jobs.id)
  const { oldestUnansweredAt, ...job } = found(row)
  return { ...job, oldestUnansweredAt: oldestUnansweredAt && new Date(oldestUnansweredAt) }
}

type ColumnQuery = { where: SQL | undefined; columns: Column[]; shown: Record<string, number>; byStage: boolean }
type Place = { id: string; column: string; total: number }

/** The first cards of each column, by id, with the column's total. */
async function readPlaces(db: Db, { where, columns, shown, byStage }: ColumnQuery): Promise<Place[]> {
  const column = byStage ? sql`${applications.stageId}::text` : applications.status
  const ranked = db.$with('ranked').as(
    db
      .select({
        id: applications.id,
        column: sql<string>`${column}`.as('board_column'),
        place:
          sql<number>`row_number() over (partition by ${column} order by ${applications.stageSince} desc, ${applications.id} desc)`.as(
            'place',
          ),
        total: sql<number>`(count(*) over (partition by ${column}))::int`.as('total'),
      })
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .where(where),
  )
  const limits = sql.join(
    columns.map(({ key }) => sql`when ${key} then ${shown[key] ?? columnStart}::int`),
    sql` `,
  )
  return db
    .with(ranked)
    .select({ id: ranked.id, column: ranked.column, total: ranked.total })
    .from(ranked)
    .where(sql`${ranked.place} <= case ${ranked.column} ${limits} else 0 end`)
    .orderBy(ranked.place)
}

async function readCards(db: Db, places: Place[]): Promise<BoardCard[]> {
  if (places.length === 0) return []
  const rows = await db
    .select({
      id: applications.id,
      candidateName: applications.fullName,
      candidateImage: users.image,
      jobId: jobs.id,
      jobTitle: jobs.title,
      jobPlace: placeIfRepeated,
      status: applications.status,
      stageId: sql<string>`${applications.stageId}`,
      stageSince: applications.stageSince,
      appliedAt: applications.appliedAt,
      isAssisted: applications.isAssisted,
      isImported: sql<boolean>`${applications.importId} is not null`,
      matchScore: applications.matchScore,
      matchSegments: applications.matchSegments,
      years: profiles.yearsOfExperience,
      skills: profiles.skills,
      title: profiles.currentJobTitle,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    // imported: no account
    .leftJoin(users, eq(users.id, applications.userId))
    .leftJoin(profiles, eq(profiles.userId, applications.userId))
    .where(
      and(
        inArray(
          applications.id,
          places.map(({ id }) => id),
        ),
        isCounted,
      ),
    )
    .orderBy(desc(applications.stageSince))
  return rows.map(({ years, skills, title, ...card }) => ({
    ...card,
    about: candidateSummary({ years, skills, title }),
  }))
}
