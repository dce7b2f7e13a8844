import { eq } from 'drizzle-orm'
import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { companyPlace } from '#features/accounts/company-place.ts'
import { canSeeJob } from '#features/job-board/policy.ts'
import { companyVisibility } from '#features/job-board/server/visible-jobs.ts'
import { employmentLabel, placesLabel } from '#features/job-postings/labels.ts'
import { setPostingHidden } from '#features/job-postings/server/set-posting-hidden.ts'
import { salaryFull } from '#lib/money.ts'
import { factsOf, type Kind, passagesIn } from './subject.ts'

export const jobKind: Kind = {
  async read(db, id) {
    const [row] = await db
      .select({ job: jobs, company: companyVisibility, name: companies.name, since: companies.createdAt })
      .from(jobs)
      .innerJoin(companies, eq(companies.id, jobs.companyId))
      .where(eq(jobs.id, id))
    if (!row) return null
    const { job, company, name, since } = row
    return {
      passages: [...passagesIn(job.description, null), ...passagesIn(job.requirements ?? '', 'Requirements')],
      facts: factsOf({
        Company: name,
        'Member since': since,
        Place: placesLabel(job),
        Salary: salaryFull(job),
        Type: employmentLabel(job.employmentType),
        State: job.status,
        Posted: job.postedAt,
      }),
      link: canSeeJob(null, { ...job, company }).allowed ? `/jobs/${job.slug}` : null,
      editLink: companyPlace(job.companyId, `/app/company/jobs/${id}/edit`),
    }
  },
  lock: (db, id) => db.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, id)).for('no key update'),
  hide: setPostingHidden,
}
