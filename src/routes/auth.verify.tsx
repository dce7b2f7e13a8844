import { createFileRoute } from '@tanstack/react-router'
import { client } from '#client/api.ts'
import { VerifyPage } from '#features/accounts/ui/verify-page.tsx'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'
import { setStatus } from '#features/site/ui/status.ts'
import { otherwise, readAddress, text } from '#lib/read-address.ts'

export const Route = createFileRoute('/auth/verify')({
  staticData: { hydrate: false },
  validateSearch: readAddress({ token: otherwise(text(200), '') }),
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: async ({ deps: { token } }) => {
    const { viewer } = await client.accounts.session()
    const email = await client.accounts.verification({ token }).then(
      (found) => found.email,
      (error: { code?: string }) => {
        if (error.code !== 'LINK_INVALID' && error.code !== 'BAD_REQUEST') throw error
        return null
      },
    )
    if (!email && !viewer) setStatus(410)
    return { token, email, isSignedIn: viewer !== null }
  },
  headers: () => ({
    'x-robots-tag': 'noindex, nofollow',
    // to no other site; its own form must say where it comes from
    'referrer-policy': 'same-origin',
    'cache-control': 'private, no-store',
  }),
  head: () => ({ meta: [{ title: 'Confirm your email · Tandem' }] }),
  component: Verify,
})

function Verify() {
  return (
    <SiteFrame newsletter={false}>
      <VerifyPage {...Route.useLoaderData()} />
    </SiteFrame>
  )
}
