import { createFileRoute, redirect } from '@tanstack/react-router'
import { safeRedirect } from '#features/accounts/rules.ts'
import { ChangePasswordPage } from '#features/accounts/ui/change-password-page.tsx'
import { sessionQuery } from '#features/accounts/ui/queries.ts'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'
import { readAddress } from '#lib/read-address.ts'

export const Route = createFileRoute('/auth/new-password')({
  validateSearch: readAddress({ redirect: (said) => (said === undefined ? undefined : safeRedirect(said)) }),
  beforeLoad: async ({ context }) => {
    const { viewer } = await context.queryClient.ensureQueryData(sessionQuery())
    if (!viewer) throw redirect({ to: '/auth' })
  },
  head: () => ({ meta: [{ title: 'Choose a password · Tandem' }] }),
  component: () => (
    <SiteFrame newsletter={false}>
      <ChangePasswordPage redirect={Route.useSearch().redirect ?? '/app'} />
    </SiteFrame>
  ),
})
