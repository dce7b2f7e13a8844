import { createFileRoute } from '@tanstack/react-router'
import { linkPageHeaders, nullIfLinkInvalid } from '#app/link-page.ts'
import { client } from '#client/api.ts'
import { MailStopPage } from '#features/notifications/ui/mail-stop-page.tsx'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'
import { setStatus } from '#features/site/ui/status.ts'
import { otherwise, readAddress, text } from '#lib/read-address.ts'

export const Route = createFileRoute('/unsubscribe')({
  staticData: { hydrate: false },
  validateSearch: readAddress({ token: otherwise(text(400), '') }),
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: async ({ deps: { token } }) => {
    const stop = await client.notifications.mailStop({ token }).catch(nullIfLinkInvalid)
    if (!stop) setStatus(410)
    return stop
  },
  headers: linkPageHeaders,
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
