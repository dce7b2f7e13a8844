import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { ResetPage } from '#features/accounts/ui/reset-page.tsx'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'

export const Route = createFileRoute('/auth/reset')({
  head: () => ({ meta: [{ title: 'New password · Tandem' }, { name: 'robots', content: 'noindex' }] }),
  component: Reset,
})

function Reset() {
  const navigate = useNavigate()
  // a full reload, because the user who was signed in here is now signed out
  const onDone = (email: string) =>
    navigate({ to: '/auth', search: { email, notice: 'password-set' }, reloadDocument: true })
  return (
    <SiteFrame newsletter={false}>
      <ResetPage onDone={onDone} />
    </SiteFrame>
  )
}
