import type { Viewer } from '#lib/viewer.ts'
import { Notice } from '#ui/primitives/notice.tsx'

/** Above the dashboard after an invitation was accepted: names the company that is open now. */
export function JoinedNotice({ viewer: { memberships, activeCompanyId } }: { viewer: Viewer }) {
  const company = memberships.find((one) => one.companyId === activeCompanyId)
  if (!company) return null
  return (
    <Notice tone="success" title={`You joined ${company.companyName}.`}>
      {memberships.length > 1 && 'You can switch companies in the user menu.'}
    </Notice>
  )
}
