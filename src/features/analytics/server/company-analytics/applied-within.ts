import { and, gt, lte, type SQL } from 'drizzle-orm'
import { applications } from '#db/schema/applications.ts'

/** Condition: applied after `start` and not after `end`. */
export const appliedWithin = (after: Date, until: Date): SQL =>
  and(gt(applications.appliedAt, after), lte(applications.appliedAt, until)) as SQL
