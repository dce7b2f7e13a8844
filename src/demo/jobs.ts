import { jobApplicationRequirements, jobs as table } from '#db/schema/job-postings.ts'
import { postingHtml } from '#features/job-postings/posting-html.ts'
import { isoDay } from '#lib/dates.ts'
import { endOfDeadlineDay } from '#lib/deadline.ts'
import { jobSlug } from '#lib/names.ts'
import type { Db } from '#server/context.ts'
import { sanitizeRichText } from '#server/rich-text.ts'
import { companies } from './content/companies.ts'
import { jobs } from './content/jobs.ts'
import { type OutsidePosting, outsidePostings } from './content/outside-postings.ts'
import type { JobContent } from './content/types.ts'
import { daysAgo, hoursAgo, idOf, inChunks } from './keys.ts'
import { localPay } from './local-pay.ts'

export async function seedJobs(db: Db, { now }: { now: Date }): Promise<void> {
  const zones = new Map(companies().map(({ slug, timeZone }) => [slug, timeZone]))
  const all = jobs()
  const rows = all.map((job) => jobRow(job, zones.get(job.companySlug) ?? 'UTC', now))
  await inChunks(rows, 100, (chunk) => db.insert(table).values(chunk))
  const outside = outsidePostings().map((job) => outsideRow(job, zones.get(job.company) ?? 'UTC', now))
  await db.insert(table).values(outside)
  const questions = all.flatMap((job) =>
    job.questions.map(({ key, ...question }) => ({
      ...question,
      id: idOf('question', `${job.key}/${key}`),
      jobId: idOf('job', job.key),
      createdAt: hoursAgo(now, job.postedHoursAgo),
    })),
  )
  await inChunks(questions, 500, (chunk) => db.insert(jobApplicationRequirements).values(chunk))
}

function jobRow(job: JobContent, timeZone: string, now: Date): typeof table.$inferInsert {
  const id = idOf('job', job.key)
  const postedAt = hoursAgo(now, job.postedHoursAgo)
  const deadline = job.deadlineInDays === null ? null : isoDay(daysAgo(now, -job.deadlineInDays), timeZone)
  return {
    id,
    slug: jobSlug({ id, title: job.title, companySlug: job.companySlug }),
    companyId: idOf('company', job.companySlug),
    createdBy: idOf('user', job.createdByKey),
    title: job.title,
    description: job.descriptionHtml,
    requirements: job.requirementsHtml,
    location: job.location,
    remoteAllowed: job.isRemote,
    employmentType: job.employmentType,
    ...localPay(job),
    status: job.status,
    internalPosting: job.internalPosting,
    externalPosting: job.externalPosting,
    autoRejectIncomplete: job.autoRejectIncomplete,
    applicationDeadline: deadline,
    closesAt: deadline === null ? null : endOfDeadlineDay(deadline, timeZone),
    postedAt: job.status === 'draft' ? null : postedAt,
    createdAt: postedAt,
    updatedAt: postedAt,
  }
}

/** A posting as an import stores it. */
function outsideRow(job: OutsidePosting, timeZone: string, now: Date): typeof table.$inferInsert {
  const { company, by, title, location, type, workMode, onSiteDays = null, pay } = job
  const id = idOf('job', `outside ${title} ${location}`)
  const postedAt = hoursAgo(now, job.postedHoursAgo)
  const deadline = job.deadlineInDays === null ? null : isoDay(daysAgo(now, -job.deadlineInDays), timeZone)
  return {
    id,
    slug: jobSlug({ id, title, companySlug: company }),
    companyId: idOf('company', company),
    createdBy: idOf('user', by),
    title,
    description: sanitizeRichText(postingHtml(job.description.join('\n'))),
    requirements: sanitizeRichText(postingHtml(job.requirements.map((line) => `- ${line}`).join('\n'))) || null,
    location,
    employmentType: type,
    workMode,
    onSiteDays,
    remoteAllowed: workMode === 'remote',
    ...{ salaryMin: pay.min, salaryMax: pay.max, salaryCurrency: pay.currency, salaryPeriod: pay.period },
    applicationDeadline: deadline,
    closesAt: deadline === null ? null : endOfDeadlineDay(deadline, timeZone),
    ...{ postedAt, createdAt: postedAt, updatedAt: postedAt },
  }
}
