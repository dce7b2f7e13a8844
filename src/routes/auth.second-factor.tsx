import { createFileRoute, redirect } from '@tanstack/react-router'
import { safeRedirect } from '#features/accounts/rules.ts'
import { sessionQuery } from '#features/accounts/ui/queries.ts'
import { SecondFactorPage } from '#features/accounts/ui/second-factor-page.tsx'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'
import { readAddress } from '#lib/read-address.ts'

export const Route = createFileRoute('/auth/second-factor')({
  validateSearch: readAddress({ redirect: (said) => (said === undefined ? undefined : safeRedirect(said)) }),
  beforeLoad: async ({ context }) => {
    const { viewer } = await context.queryClient.ensureQueryData(sessionQuery())
    if (!viewer) throw redirect({ to: '/auth' })
  },
  head: () => ({ meta: [{ title: 'Set up two-factor authentication · Tandem' }] }),
  component: () => (
    <SiteFrame newsletter={false}>
      <SecondFactorPage redirect={Route.useSearch().redirect ?? '/app'} />
    </SiteFrame>
  ),
})
