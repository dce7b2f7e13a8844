import { createFileRoute } from '@tanstack/react-router'
import { StaffInvitationPage } from '#features/accounts/ui/staff-invitation-page.tsx'
import { useReloadAsUser } from '#features/accounts/ui/use-session.ts'
import { useSignOut } from '#features/accounts/ui/use-sign-out.ts'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'

export const Route = createFileRoute('/staff-invitation')({
  head: () => ({ meta: [{ title: 'Your invitation · Tandem' }, { name: 'robots', content: 'noindex' }] }),
  component: Invitation,
})

function Invitation() {
  const goOn = useReloadAsUser()
  // a full reload, because the signed-in user and their roles may have changed
  return (
    <SiteFrame newsletter={false}>
      <StaffInvitationPage onJoined={() => goOn('/app/admin')} onSignOut={useSignOut('/staff-invitation')} />
    </SiteFrame>
  )
}
