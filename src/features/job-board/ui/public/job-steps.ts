import type { Step } from '../../breadcrumbs.ts'
import { landingPath } from '../../landing-rules.ts'
import type { OpenJobPage } from '../../page-contract.ts'

/** The breadcrumbs of a job: the job board, its role (or its place, if the title has no known role), and the job. */
export function jobSteps({ job, role, place }: Pick<OpenJobPage, 'job' | 'role' | 'place'>): Step[] {
  const between = role ?? place
  return [
    { to: '/jobs', label: 'Jobs' },
    ...(between ? [{ to: landingPath({ role, place: role ? null : place }), label: between.label }] : []),
    { to: `/jobs/${job.slug}`, label: job.title },
  ]
}
