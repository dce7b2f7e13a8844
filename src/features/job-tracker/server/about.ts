import { and, eq } from 'drizzle-orm'
import { applications } from '#db/schema/applications.ts'
import { externalApplications as elsewhere } from '#db/schema/job-tracker.ts'
import type { Db } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import type { About } from './private-steps.ts'

/**
 * This person's application, from Tandem or external, otherwise NOT_FOUND; locked where something is added to it, so
 * that the limit is counted exclusively.
 */
export async function findAbout(db: Db, userId: string, id: string, how?: { toAdd: true }): Promise<About> {
  const own = and(eq(applications.id, id), eq(applications.userId, userId))
  const here = db.select({ id: applications.id }).from(applications).where(own)
  if ((await (how?.toAdd ? here.for('no key update') : here)).length > 0) return { applicationId: id }
  const ownExternal = and(eq(elsewhere.id, id), eq(elsewhere.userId, userId))
  const there = db.select({ id: elsewhere.id }).from(elsewhere).where(ownExternal)
  if ((await (how?.toAdd ? there.for('no key update') : there)).length > 0) return { externalId: id }
  throw new DomainError('NOT_FOUND')
}
