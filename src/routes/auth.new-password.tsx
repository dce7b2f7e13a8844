import { createFileRoute, redirect } from '@tanstack/react-router'
import { z } from 'zod'
import { safeRedirect } from '#features/accounts/rules.ts'
import { ChangePasswordPage } from '#features/accounts/ui/change-password-page.tsx'
import { sessionQuery } from '#features/accounts/ui/queries.ts'

export const Route = createFileRoute('/auth/new-password')({
  validateSearch: z.object({ redirect: z.unknown().transform(safeRedirect).optional() }),
  beforeLoad: async ({ context }) => {
    const { viewer } = await context.queryClient.ensureQueryData(sessionQuery())
    if (!viewer) throw redirect({ to: '/auth' })
  },
  head: () => ({ meta: [{ title: 'Choose a password · Tandem' }] }),
  component: () => <ChangePasswordPage redirect={Route.useSearch().redirect ?? '/app'} />,
})
