import { createFileRoute } from '@tanstack/react-router'
import { companyPlace } from '#features/accounts/company-place.ts'
import { useReloadAsUser } from '#features/accounts/ui/use-session.ts'
import { useSignOut } from '#features/accounts/ui/use-sign-out.ts'
import { InvitationPage } from '#features/companies/ui/invitation-page.tsx'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'

export const Route = createFileRoute('/invitation')({
  head: () => ({ meta: [{ title: 'Your invitation · Tandem' }, { name: 'robots', content: 'noindex' }] }),
  component: Invitation,
})

function Invitation() {
  const goOn = useReloadAsUser()
  // a full reload, because the signed-in user and their roles may have changed
  return (
    <SiteFrame newsletter={false}>
      <InvitationPage
        onJoined={({ companyId }) => goOn(companyPlace(companyId, '/app/company?joined=true'))}
        onSignOut={useSignOut('/invitation')}
      />
    </SiteFrame>
  )
}
