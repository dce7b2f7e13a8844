import { allow, deny, type Verdict } from '#lib/verdict.ts'
import { isPlatformStaff, roleInCompany, type Viewer } from '#lib/viewer.ts'

/**
 * May the viewer see and change this job's posting? Members of its company whose portal is open, and platform staff for any
 * company. A foreign job answers like a missing one (S2 §6).
 */
export function canManageJob(viewer: Viewer | null, job: { companyId: string }): Verdict<'NOT_FOUND'> {
  if (isPlatformStaff(viewer)) return allow
  const isOpen = viewer?.activeCompanyId === job.companyId
  return isOpen && roleInCompany(viewer, job.companyId) !== null ? allow : deny('NOT_FOUND')
}
