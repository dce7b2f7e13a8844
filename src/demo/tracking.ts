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
import { daysAgo, idOf } from './keys.ts'

type Step = { status: 'submitted' | 'reviewing' | 'interview' | 'rejected'; days: number }
type Made = {
  title: string
  companyName: string
  location: string
  salaryText: string
  notes: string | null
  steps: Step[]
}

const made: Made[] = [
  {
    title: 'Reporting Analyst (sample)',
    companyName: 'Brightwater Credit Union',
    location: 'Portland, OR',
    salaryText: '$81,000 - $90,000 a year',
    notes: 'Found on their own careers page.',
    steps: [
      { status: 'submitted', days: 9 },
      { status: 'interview', days: 2 },
    ],
  },
  {
    title: 'Insights Lead (sample)',
    companyName: 'Juniper Transit',
    location: 'Remote',
    salaryText: '',
    notes: null,
    steps: [
      { status: 'submitted', days: 34 },
      { status: 'rejected', days: 20 },
    ],
  },
]

/** The sample seeker's tracker entries: two external applications, a reminder, a contact, a saved search. */
export async function seedTracking(db: Db, { now }: { now: Date }): Promise<void> {
  const userId = idOf('user', 'maya-okafor')
  const ids = await Promise.all(made.map((one) => seedExternal(db, userId, one, now)))
  const externalId = ids[0]
  await db.insert(applicationReminders).values({
    userId,
    externalId,
    dueAt: new Date(`${isoDay(daysAgo(now, -2))}T16:00:00Z`),
    note: 'Send the work sample before the interview',
    createdAt: daysAgo(now, 2),
  })
  await db.insert(applicationContacts).values({
    userId,
    externalId,
    name: 'Ines Caldwell',
    role: 'Head of Reporting',
    email: 'ines.caldwell@brightwater.example',
    createdAt: daysAgo(now, 2),
  })
  await db.insert(savedSearches).values({
    userId,
    name: 'Remote analyst jobs',
    q: 'analyst',
    remote: true,
    frequency: 'weekly',
    checkedFor: periodAt('weekly', now),
    newsFrom: now,
  })
}

async function seedExternal(db: Db, userId: string, { steps, salaryText, ...one }: Made, now: Date): Promise<string> {
  const id = newId()
  const [first, last] = [steps[0], steps.at(-1)]
  if (!first || !last) throw new Error('An application has a first status')
  const [appliedAt, statusUpdatedAt] = [daysAgo(now, first.days), daysAgo(now, last.days)]
  await db.insert(externalApplications).values({
    ...one,
    id,
    userId,
    salaryText: salaryText || null,
    salaryTop: salaryTopOf(salaryText),
    employmentType: 'full-time',
    status: last.status,
    appliedOn: isoDay(appliedAt),
    appliedAt,
    statusUpdatedAt,
  })
  await db.insert(externalStatusChanges).values(
    steps.map(({ status, days }, i) => ({
      externalId: id,
      fromStatus: steps[i - 1]?.status ?? null,
      toStatus: status,
      changedAt: daysAgo(now, days),
    })),
  )
  return id
}
