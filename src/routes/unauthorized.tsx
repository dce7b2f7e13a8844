import { createFileRoute } from '@tanstack/react-router'
import { StatePage } from '#ui/page/state-page.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'

export const Route = createFileRoute('/unauthorized')({
  head: () => ({ meta: [{ title: 'Access Denied · Tandem' }, { name: 'robots', content: 'noindex' }] }),
  component: () => (
    <StatePage
      title="Access Denied"
      art="apart"
      actions={
        <ButtonLink to="/" variant="primary">
          Go home
        </ButtonLink>
      }
    >
      This part of Tandem belongs to another role. If you think it should be yours, ask whoever manages your account.
    </StatePage>
  ),
})
