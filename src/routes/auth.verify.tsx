import { createFileRoute } from '@tanstack/react-router'
import { linkPageHeaders, nullIfLinkInvalid } from '#app/link-page.ts'
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
    const email = await client.accounts.verification({ token }).then((found) => found.email, nullIfLinkInvalid)
    if (!email && !viewer) setStatus(410)
    return { token, email, isSignedIn: viewer !== null }
  },
  headers: linkPageHeaders,
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
