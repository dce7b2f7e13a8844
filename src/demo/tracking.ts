import { savedSearches } from '#db/schema/job-alerts.ts'
import {
  applicationContacts,
  applicationReminders,
  externalApplications,
  externalStatusChanges,
} from '#db/schema/job-tracker.ts'
import { periodAt } from '#features/job-alerts/rules.ts'
import { salaryTopOf } from '#features/job-tracker/salary-top.ts'
import { isoDay } from '#lib/dates.ts'
import { newId } from '#lib/ids.ts'
import type { Db } from '#server/context.ts'
import { type ExternalContent, mayasTracker } from './content/maya.ts'
import { daysAgo, idOf } from './keys.ts'

/** The sample seeker's tracker entries: two external applications, a reminder, a contact, a saved search. */
export async function seedTracking(db: Db, { now }: { now: Date }): Promise<void> {
  const userId = idOf('user', 'maya-okafor')
  const { applications, reminder, contact, savedSearch } = mayasTracker()
  const ids = await Promise.all(applications.map((one) => seedExternal(db, userId, one, now)))
  const externalId = ids[0]
  await db.insert(applicationReminders).values({
    userId,
    externalId,
    dueAt: new Date(`${isoDay(daysAgo(now, -2))}T16:00:00Z`),
    note: reminder,
    createdAt: daysAgo(now, 2),
  })
  await db.insert(applicationContacts).values({
    userId,
    externalId,
    ...contact,
    createdAt: daysAgo(now, 2),
  })
  await db.insert(savedSearches).values({
    userId,
    name: savedSearch,
    q: 'analyst',
    remote: true,
    frequency: 'weekly',
    checkedFor: periodAt('weekly', now),
    newsFrom: now,
  })
}

async function seedExternal(db: Db, userId: string, { steps, ...one }: ExternalContent, now: Date): Promise<string> {
  const id = newId()
  const [first, last] = [steps[0], steps.at(-1)]
  if (!first || !last) throw new Error('An application has a first status')
  const [appliedAt, statusUpdatedAt] = [daysAgo(now, first.daysAgo), daysAgo(now, last.daysAgo)]
  await db.insert(externalApplications).values({
    ...one,
    id,
    userId,
    salaryTop: salaryTopOf(one.salaryText ?? ''),
    employmentType: 'full-time',
    status: last.status,
    appliedOn: isoDay(appliedAt),
    appliedAt,
    statusUpdatedAt,
  })
  await db.insert(externalStatusChanges).values(
    steps.map(({ status, daysAgo: days }, i) => ({
      externalId: id,
      fromStatus: steps[i - 1]?.status ?? null,
      toStatus: status,
      changedAt: daysAgo(now, days),
    })),
  )
  return id
}
