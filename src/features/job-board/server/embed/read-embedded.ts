import { and, count, desc, eq } from 'drizzle-orm'
import { jobs } from '#db/schema/job-postings.ts'
import { employmentLabel, placeLabel } from '#features/job-postings/labels.ts'
import { shortDate } from '#lib/dates.ts'
import { clockName } from '#lib/deadline.ts'
import { salaryFull } from '#lib/money.ts'
import type { Db } from '#server/context.ts'
import { isAnnounced } from '../feeds.ts'

/** The largest number of jobs in the response. */
export const maxEmbedded = 100
/** Marks links in an embedded list, so that their views and applications count as referrals. */
const REF = '?ref=embed'

/** The data of an embedded list: public open jobs with display texts. */
export type EmbeddedJobs = {
  company: { name: string; url: string }
  total: number
  jobs: {
    title: string
    url: string
    location: string
    employmentType: string
    salary: string | null
    closes: string | null
    postedAt: string | null
  }[]
}

/** The newest open jobs of a company, with absolute URLs on `origin`. */
export async function readEmbedded(
  db: Db,
  company: { id: string; name: string; slug: string; timeZone: string },
  origin: string,
): Promise<EmbeddedJobs> {
  const isOpen = and(eq(jobs.companyId, company.id), isAnnounced())
  const [[all], rows] = await Promise.all([
    db.select({ total: count() }).from(jobs).where(isOpen),
    db.select().from(jobs).where(isOpen).orderBy(desc(jobs.postedAt), desc(jobs.id)).limit(maxEmbedded),
  ])
  return {
    company: { name: company.name, url: `${origin}/companies/${company.slug}${REF}` },
    total: all?.total ?? 0,
    jobs: rows.map((job) => ({
      title: job.title,
      url: `${origin}/jobs/${job.slug}${REF}`,
      location: placeLabel(job),
      employmentType: employmentLabel(job.employmentType),
      salary: job.salaryMin === null && job.salaryMax === null ? null : salaryFull(job),
      closes:
        job.applicationDeadline &&
        `Closes ${shortDate(new Date(`${job.applicationDeadline}T00:00:00Z`), 'UTC')}, ${clockName(company.timeZone)}`,
      postedAt: job.postedAt?.toISOString() ?? null,
    })),
  }
}
