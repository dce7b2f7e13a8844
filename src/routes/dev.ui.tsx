import { createFileRoute } from '@tanstack/react-router'
import { GalleryPage } from '#ui/gallery/gallery-page.tsx'

export const Route = createFileRoute('/dev/ui')({
  head: () => ({ meta: [{ title: 'Components · Tandem' }, { name: 'robots', content: 'noindex' }] }),
  component: GalleryPage,
})
