import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router'
import { safeRedirect } from '#features/accounts/safe-redirect.ts'
import { AuthPage } from '#features/accounts/ui/auth-page.tsx'
import { sessionQuery } from '#features/accounts/ui/queries.ts'
import { headOf } from '#features/site/ui/pages/page-head-of.ts'
import { siteFactsQuery } from '#features/site/ui/queries.ts'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'
import { like, oneOf, readAddress, text } from '#lib/read-address.ts'

const Search = readAddress({
  redirect: (said) => (said === undefined ? undefined : safeRedirect(said)),
  tab: oneOf(['sign-in', 'sign-up']),
  email: like(/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/, 254),
  notice: oneOf(['link-expired', 'password-set', 'mail-sent', 'account-found', 'to-apply', 'to-save']),
  refused: text(40),
  step: oneOf(['code']),
})

const page = {
  path: '/auth',
  title: 'Sign in',
  description: 'Sign in to Tandem, or create an account with your name, email and password.',
}

export const Route = createFileRoute('/auth/')({
  validateSearch: Search,
  beforeLoad: async ({ context, search }) => {
    // do not use the cached session: a page whose session has expired redirects here, and must not be redirected back
    const { viewer } = await context.queryClient
      .fetchQuery({ ...sessionQuery(), staleTime: 1000 })
      .catch(() => context.queryClient.ensureQueryData(sessionQuery()))
    if (viewer) throw redirect({ href: safeRedirect(search.redirect), replace: true })
  },
  // if the database is unavailable, the page still renders and shows that sign-in is not possible: it needs none of this data
  loader: async ({ context: { queryClient } }) => {
    const facts = await queryClient.ensureQueryData(siteFactsQuery()).catch(() => null)
    return { head: facts ? headOf(page, facts) : { meta: [{ title: 'Sign in · Tandem' }] } }
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Auth,
})

function Auth() {
  const { redirect: target = '/', tab = 'sign-in', email, notice, refused, step } = Route.useSearch()
  const navigate = useNavigate()
  return (
    <SiteFrame back={target} newsletter={false}>
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
    </SiteFrame>
  )
}
