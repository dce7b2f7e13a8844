import { allow, deny, type Verdict } from '#lib/verdict.ts'
import { roleInCompany, type Viewer } from '#lib/viewer.ts'

export type JobVisibility = {
  status: 'active' | 'paused' | 'closed' | 'draft' | 'deleted'
  companyId: string
  externalPosting: boolean
  internalPosting: boolean
  /** Taken from candidates by moderation. */
  hiddenAt: Date | null
  company: CompanyVisibility
}

/** What decides whether a company and its jobs are public. */
export type CompanyVisibility = {
  status: 'active' | 'inactive' | 'trial'
  archivedAt: Date | null
  /** Taken from the public by moderation. */
  hiddenAt: Date | null
}

/** Is the company public, with its page and its jobs? Not while it is inactive, archived or hidden by moderation (MOD-08). */
export const isCompanyPublic = ({ status, archivedAt, hiddenAt }: CompanyVisibility): boolean =>
  status !== 'inactive' && archivedAt === null && hiddenAt === null

/**
 * May this person read the posting as a candidate? Active jobs of public companies that moderation does not hide: external ones by
 * everyone, internal ones by members of the company. One whose deadline is over stays visible.
 */
export function canSeeJob(viewer: Viewer | null, job: JobVisibility): Verdict<'NOT_FOUND'> {
  const isOpen = job.status === 'active' && job.hiddenAt === null && isCompanyPublic(job.company)
  if (!isOpen) return deny('NOT_FOUND')
  const isColleague = job.internalPosting && roleInCompany(viewer, job.companyId) !== null
  return job.externalPosting || isColleague ? allow : deny('NOT_FOUND')
}
