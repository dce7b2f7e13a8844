import { and, eq } from 'drizzle-orm'
import { externalApplications } from '#db/schema/job-tracker.ts'
import type { TrackedApplication } from '#features/applications/contract.ts'
import { dollarsAYear } from '#lib/pay/pay.ts'
import type { Db } from '#server/context.ts'
import { found } from '#server/errors.ts'

type Row = typeof externalApplications.$inferSelect

/** External applications in the shape of the tracker's other applications. */
export function asTrackedExternal(row: Row): TrackedApplication {
  return {
    id: row.id,
    isExternal: true,
    status: row.status,
    source: 'elsewhere',
    isAssisted: false,
    notes: row.notes,
    appliedAt: row.appliedAt,
    updatedAt: row.updatedAt,
    statusUpdatedAt: row.statusUpdatedAt,
    job: {
      id: null,
      slug: null,
      title: row.title,
      companyName: row.companyName,
      companyLogoUrl: null,
      location: row.location,
      remoteAllowed: false,
      employmentType: row.employmentType,
      ...dollarsAYear(null, row.salaryTop),
      salaryText: row.salaryText ?? '',
      link: row.link,
      isOpen: false,
      isDeleted: false,
    },
  }
}

/** One of this person's external applications; NOT_FOUND for another person's and for a missing one. */
export async function loadExternal(db: Db, userId: string, id: string, how?: { toChange: true }): Promise<Row> {
  const query = db
    .select()
    .from(externalApplications)
    .where(and(eq(externalApplications.id, id), eq(externalApplications.userId, userId)))
  const [row] = await (how?.toChange ? query.for('update') : query)
  return found(row)
}
