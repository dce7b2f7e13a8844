import { allow, deny, type Verdict } from '#lib/verdict.ts'
import { roleInCompany, type Viewer } from '#lib/viewer.ts'

export type JobVisibility = {
  status: 'active' | 'paused' | 'closed' | 'draft' | 'deleted'
  companyId: string
  externalPosting: boolean
  internalPosting: boolean
  company: { status: 'active' | 'inactive' | 'trial'; archivedAt: Date | null }
}

/**
 * May this person read the posting as a candidate? Active jobs of companies that are neither inactive nor archived: external
 * ones by everyone, internal ones by members of the company. One whose deadline is over stays visible.
 */
export function canSeeJob(viewer: Viewer | null, job: JobVisibility): Verdict<'NOT_FOUND'> {
  const isOpen = job.status === 'active' && job.company.status !== 'inactive' && job.company.archivedAt === null
  if (!isOpen) return deny('NOT_FOUND')
  const isColleague = job.internalPosting && roleInCompany(viewer, job.companyId) !== null
  return job.externalPosting || isColleague ? allow : deny('NOT_FOUND')
}
