import { createFileRoute } from '@tanstack/react-router'
import { RedirectSearch, requireSession } from '#app/guards.ts'
import { SecondFactorPage } from '#features/accounts/ui/second-factor-page.tsx'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'

export const Route = createFileRoute('/auth/second-factor')({
  validateSearch: RedirectSearch,
  beforeLoad: requireSession,
  head: () => ({ meta: [{ title: 'Set up two-factor authentication · Tandem' }] }),
  component: () => (
    <SiteFrame newsletter={false}>
      <SecondFactorPage redirect={Route.useSearch().redirect ?? '/app'} />
    </SiteFrame>
  ),
})
