import { createFileRoute } from '@tanstack/react-router'
import { RefusedPage } from '#features/accounts/ui/refused-page.tsx'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'

export const Route = createFileRoute('/unauthorized')({
  head: () => ({ meta: [{ title: 'Access Denied · Tandem' }, { name: 'robots', content: 'noindex' }] }),
  component: () => (
    <SiteFrame>
      <RefusedPage />
    </SiteFrame>
  ),
})
