import type { Step } from '../../breadcrumbs.ts'
import { landingPath } from '../../landing-rules.ts'
import type { OpenJobPage } from '../../page-contract.ts'

/** The way to a job: the board, and its role, or its place where the title names none. */
export function jobSteps({ job, role, place }: Pick<OpenJobPage, 'job' | 'role' | 'place'>): Step[] {
  const between = role ?? place
  return [
    { to: '/jobs', label: 'Jobs' },
    ...(between ? [{ to: landingPath({ role, place: role ? null : place }), label: between.label }] : []),
    { to: `/jobs/${job.slug}`, label: job.title },
  ]
}
