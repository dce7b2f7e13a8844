import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router'
import { z } from 'zod'
import { safeRedirect } from '#features/accounts/rules.ts'
import { AuthPage } from '#features/accounts/ui/auth-page.tsx'
import { sessionQuery } from '#features/accounts/ui/queries.ts'

const Search = z.object({
  redirect: z.unknown().transform(safeRedirect).optional(),
  tab: z.enum(['sign-in', 'sign-up']).optional().catch(undefined),
  email: z.email().optional().catch(undefined),
  notice: z
    .enum(['link-expired', 'password-set', 'mail-sent', 'account-found', 'to-apply', 'to-save'])
    .optional()
    .catch(undefined),
  refused: z.string().max(40).optional().catch(undefined),
  step: z.literal('code').optional().catch(undefined),
})

export const Route = createFileRoute('/auth/')({
  validateSearch: Search,
  beforeLoad: async ({ context, search }) => {
    const { viewer } = await context.queryClient.ensureQueryData(sessionQuery())
    if (viewer) throw redirect({ href: safeRedirect(search.redirect), replace: true })
  },
  head: () => ({ meta: [{ title: 'Sign in · Tandem' }] }),
  component: Auth,
})

function Auth() {
  const { redirect: target = '/', tab = 'sign-in', email, notice, refused, step } = Route.useSearch()
  const navigate = useNavigate()
  return (
    <AuthPage
      redirect={target}
      tab={tab}
      email={email}
      notice={notice}
      refused={refused}
      isSecondStep={step === 'code'}
      onTab={(next) =>
        navigate({ to: '/auth', search: (prev) => ({ ...prev, tab: next, refused: undefined }), replace: true })
      }
    />
  )
}
