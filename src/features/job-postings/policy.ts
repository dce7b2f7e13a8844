import { allow, deny, type Verdict } from '#lib/verdict.ts'
import { isPlatformStaff, roleInCompany, type Viewer } from '#lib/viewer.ts'

/**
 * Whether the viewer may see and change this job's posting: members of its company while it is their active one, and platform staff for any
 * company. Another company's job gets the same answer as a missing one.
 */
export function canManageJob(viewer: Viewer | null, job: { companyId: string }): Verdict<'NOT_FOUND'> {
  if (isPlatformStaff(viewer)) return allow
  const isOpen = viewer?.activeCompanyId === job.companyId
  return isOpen && roleInCompany(viewer, job.companyId) !== null ? allow : deny('NOT_FOUND')
}
