import { createFileRoute } from '@tanstack/react-router'
import { EmailPage } from '#features/accounts/ui/email-page.tsx'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'

export const Route = createFileRoute('/auth/email')({
  head: () => ({ meta: [{ title: 'Your email · Tandem' }, { name: 'robots', content: 'noindex' }] }),
  component: () => (
    <SiteFrame newsletter={false}>
      <EmailPage />
    </SiteFrame>
  ),
})
