import { createFileRoute, notFound } from '@tanstack/react-router'
import { sessionQuery } from '#features/accounts/ui/queries.ts'
import { GalleryPage } from '#gallery/gallery-page.tsx'

export const Route = createFileRoute('/dev/ui')({
  // only for developers: a real installation does not have this page
  beforeLoad: async ({ context }) => {
    const { isDemo } = await context.queryClient.ensureQueryData(sessionQuery())
    if (!isDemo) throw notFound()
  },
  head: () => ({ meta: [{ title: 'Components · Tandem' }, { name: 'robots', content: 'noindex' }] }),
  component: GalleryPage,
})
