import { createFileRoute } from '@tanstack/react-router'
import { client } from '#client/api.ts'
import { MailStopPage } from '#features/notifications/ui/mail-stop-page.tsx'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'
import { setStatus } from '#features/site/ui/status.ts'
import { otherwise, readAddress, text } from '#lib/read-address.ts'

export const Route = createFileRoute('/unsubscribe')({
  staticData: { hydrate: false },
  validateSearch: readAddress({ token: otherwise(text(400), '') }),
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: ({ deps: { token } }) =>
    client.notifications.mailStop({ token }).catch((error: { code?: string }) => {
      if (error.code !== 'LINK_INVALID' && error.code !== 'BAD_REQUEST') throw error
      setStatus(410)
      return null
    }),
  headers: () => ({
    'x-robots-tag': 'noindex, nofollow',
    // to no other site; its own form must say where it comes from
    'referrer-policy': 'same-origin',
    'cache-control': 'private, no-store',
  }),
  head: () => ({ meta: [{ title: 'Email preferences' }] }),
  component: Unsubscribe,
})

function Unsubscribe() {
  return (
    <SiteFrame>
      <MailStopPage token={Route.useSearch().token} stop={Route.useLoaderData()} />
    </SiteFrame>
  )
}
