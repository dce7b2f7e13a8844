import { allow, deny, type Verdict } from '#lib/verdict.ts'
import { roleInCompany, type Viewer } from '#lib/viewer.ts'

export type JobVisibility = {
  status: 'active' | 'paused' | 'closed' | 'draft' | 'deleted'
  companyId: string
  externalPosting: boolean
  internalPosting: boolean
  /** When moderation hid the job from candidates. */
  hiddenAt: Date | null
  company: CompanyVisibility
}

/** The fields that decide whether a company and its jobs are public. */
export type CompanyVisibility = {
  status: 'active' | 'inactive' | 'trial'
  archivedAt: Date | null
  /** When moderation hid the company. */
  hiddenAt: Date | null
}

/** Whether a company, its page and its jobs are public: not while it is inactive, archived or hidden by moderation (MOD-08). */
export const isCompanyPublic = ({ status, archivedAt, hiddenAt }: CompanyVisibility): boolean =>
  status !== 'inactive' && archivedAt === null && hiddenAt === null

/**
 * Whether this viewer may read a posting as a candidate. The job must be active, not hidden by moderation, and of a public company.
 * Everyone can read external postings, members of the company also internal ones. A job past its deadline is still visible.
 */
export function canSeeJob(viewer: Viewer | null, job: JobVisibility): Verdict<'NOT_FOUND'> {
  const isOpen = job.status === 'active' && job.hiddenAt === null && isCompanyPublic(job.company)
  if (!isOpen) return deny('NOT_FOUND')
  const isColleague = job.internalPosting && roleInCompany(viewer, job.companyId) !== null
  return job.externalPosting || isColleague ? allow : deny('NOT_FOUND')
}
