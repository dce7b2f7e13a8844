import { and, eq } from 'drizzle-orm'
import { applications } from '#db/schema/applications.ts'
import { externalApplications } from '#db/schema/job-tracker.ts'
import type { Db } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import type { About } from './private-steps.ts'

/**
 * This person's application, from Tandem or external; otherwise NOT_FOUND. With `toAdd` the row is locked, so that parallel additions
 * cannot exceed a limit.
 */
export async function findOwnApplication(db: Db, userId: string, id: string, how?: { toAdd: true }): Promise<About> {
  const own = and(eq(applications.id, id), eq(applications.userId, userId))
  const application = db.select({ id: applications.id }).from(applications).where(own)
  if ((await (how?.toAdd ? application.for('no key update') : application)).length > 0) return { applicationId: id }
  const ownExternal = and(eq(externalApplications.id, id), eq(externalApplications.userId, userId))
  const external = db.select({ id: externalApplications.id }).from(externalApplications).where(ownExternal)
  if ((await (how?.toAdd ? external.for('no key update') : external)).length > 0) return { externalId: id }
  throw new DomainError('NOT_FOUND')
}
