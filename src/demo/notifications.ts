import { notifications } from '#db/schema/notifications.ts'
import { reviewAddress } from '#features/hiring-pipeline/review-address.ts'
import { textForApplicant, textForCompany, textForSubmitted } from '#features/notifications/rules.ts'
import { newId } from '#lib/ids.ts'
import type { Db } from '#server/context.ts'
import type { ApplicationContent } from './content/application-types.ts'
import { applications } from './content/applications.ts'
import { companies } from './content/companies.ts'
import { jobs } from './content/jobs.ts'
import { hoursAgo, idOf, inChunks } from './keys.ts'

type Row = typeof notifications.$inferInsert & { createdAt: Date }
/** Newer notifications are unread. */
const UNREAD_HOURS = 48

/** The notifications that the status histories would have caused: each step for candidates, each new application for companies. */
export async function seedNotifications(db: Db, { now }: { now: Date }): Promise<void> {
  const titles = new Map(jobs().map(({ key, title }) => [key, title]))
  const all = companies()
  const rows = applications().flatMap((application) => {
    const company = all.find(({ slug }) => slug === application.companySlug)
    const job = { title: titles.get(application.jobKey) ?? '', companyName: company?.name ?? '' }
    const members = company?.members.map(({ key }) => idOf('user', key)) ?? []
    return [...forApplicant(application, job, now), ...forMembers(application, job, members, now)]
  })
  await inChunks(rows, 500, (chunk) => db.insert(notifications).values(chunk))
}

type Job = { title: string; companyName: string }

function forApplicant(application: ApplicationContent, job: Job, now: Date): Row[] {
  const userId = idOf('user', application.seekerKey)
  return application.history
    .filter(({ status }) => status !== 'withdrawn')
    .map(({ status, hoursAgo: age }) => ({
      ...(status === 'submitted' ? textForSubmitted(job) : textForApplicant(status, job)),
      userId,
      eventId: newId(),
      href: `/app/tracker?application=${idOf('application', application.key)}`,
      read: age > UNREAD_HOURS,
      createdAt: hoursAgo(now, age),
    }))
}

function forMembers(application: ApplicationContent, job: Job, members: string[], now: Date): Row[] {
  const companyId = idOf('company', application.companySlug)
  const eventId = newId()
  const age = application.appliedHoursAgo
  return members.map((userId) => ({
    ...textForCompany(application.fullName, job),
    userId,
    eventId,
    href: reviewAddress({ applicationId: idOf('application', application.key), companyId }),
    read: age > UNREAD_HOURS,
    createdAt: hoursAgo(now, age),
  }))
}
