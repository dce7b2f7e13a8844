import type { Viewer } from '#lib/viewer.ts'
import { Notice } from '#ui/primitives/notice.tsx'

/** A notice on the dashboard after the user accepted an invitation. It names the active company. */
export function JoinedNotice({ viewer: { memberships, activeCompanyId } }: { viewer: Viewer }) {
  const company = memberships.find((one) => one.companyId === activeCompanyId)
  if (!company) return null
  return (
    <Notice tone="success" title={`You joined ${company.companyName}.`}>
      {memberships.length > 1 && 'You can switch companies in the user menu.'}
    </Notice>
  )
}
