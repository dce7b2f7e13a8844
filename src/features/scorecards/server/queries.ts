import { asc, count, eq, inArray, sql } from 'drizzle-orm'
import { scorecardAttributes, teamNotes } from '#db/schema/scorecards.ts'
import type { Db } from '#server/context.ts'
import type { Evaluation } from '../contract.ts'

/** The team's number of notes per application, without zeros. The caller must have checked access to them. */
export async function noteCountsOf(db: Db, applicationIds: string[]): Promise<Map<string, number>> {
  if (applicationIds.length === 0) return new Map()
  const rows = await db
    .select({ id: teamNotes.applicationId, notes: count() })
    .from(teamNotes)
    .where(inArray(teamNotes.applicationId, applicationIds))
    .groupBy(teamNotes.applicationId)
  return new Map(rows.map(({ id, notes }) => [id, notes]))
}

/** Every attribute that a job has or had: current ones in their order, then the removed ones. */
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
