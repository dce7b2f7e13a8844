import { createFileRoute } from '@tanstack/react-router'
import { RedirectSearch, requireSession } from '#app/guards.ts'
import { ChangePasswordPage } from '#features/accounts/ui/change-password-page.tsx'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'

export const Route = createFileRoute('/auth/new-password')({
  validateSearch: RedirectSearch,
  beforeLoad: requireSession,
  head: () => ({ meta: [{ title: 'Choose a password · Tandem' }] }),
  component: () => (
    <SiteFrame newsletter={false}>
      <ChangePasswordPage redirect={Route.useSearch().redirect ?? '/app'} />
    </SiteFrame>
  ),
})
