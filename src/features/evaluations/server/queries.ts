import { asc, count, eq, inArray, sql } from 'drizzle-orm'
import { applications } from '#db/schema/applications.ts'
import { companyMembers } from '#db/schema/companies.ts'
import { scorecardAttributes, scorecards, teamNotes } from '#db/schema/evaluations.ts'
import { jobs } from '#db/schema/jobs.ts'
import type { Db } from '#server/context.ts'
import type { Evaluation } from '../contract.ts'

/** How many notes the team has on each of these applications, none where there are none. The caller has let the viewer in to them. */
export async function noteCountsOf(db: Db, applicationIds: string[]): Promise<Map<string, number>> {
  if (applicationIds.length === 0) return new Map()
  const rows = await db
    .select({ id: teamNotes.applicationId, notes: count() })
    .from(teamNotes)
    .where(inArray(teamNotes.applicationId, applicationIds))
    .groupBy(teamNotes.applicationId)
  return new Map(rows.map(({ id, notes }) => [id, notes]))
}

export type ScoreProgress = { scored: number; people: number }

/**
 * How many have scored each of these applications, of how many who could: never what. The caller has let the viewer in to
 * them.
 */
export async function scoreProgressOf(db: Db, applicationIds: string[]): Promise<Map<string, ScoreProgress>> {
  if (applicationIds.length === 0) return new Map()
  const cards = sql`(select c.author_id from ${scorecards} c where c.application_id = applications.id)`
  const members = sql`(select m.user_id from ${companyMembers} m
    where m.company_id = jobs.company_id and m.user_id is distinct from applications.user_id)`
  const rows = await db
    .select({
      id: applications.id,
      scored: sql<number>`(select count(*)::int from ${cards} as given)`,
      // a scorecard of somebody who left counts, and so do they
      people: sql<number>`(select count(*)::int from ${members} as could)
        + (select count(*)::int from ${cards} as given where given.author_id is null or given.author_id not in ${members})`,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(inArray(applications.id, applicationIds))
  return new Map(rows.map(({ id, ...progress }) => [id, progress]))
}

/** Every attribute that a job has or had: those that stand in their order, then the removed ones. */
export const listKnownAttributes = (db: Db, jobId: string): Promise<Evaluation['attributes']> =>
  db
    .select({
      id: scorecardAttributes.id,
      name: scorecardAttributes.name,
      lookFor: scorecardAttributes.lookFor,
      isRemoved: sql<boolean>`${scorecardAttributes.removedAt} is not null`,
    })
    .from(scorecardAttributes)
    .where(eq(scorecardAttributes.jobId, jobId))
    .orderBy(
      sql`${scorecardAttributes.removedAt} is not null`,
      asc(scorecardAttributes.sortOrder),
      asc(scorecardAttributes.id),
    )
