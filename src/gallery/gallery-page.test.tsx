// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { UiProviders } from '#ui/shell/ui-providers.tsx'
import { GalleryPage } from './gallery-page.tsx'

it('is rendered without inline styles, style elements or scripts', () => {
  const html = renderToString(
    <UiProviders>
      <GalleryPage />
    </UiProviders>,
  )
  expect(html).toContain('Components')
  expect(html.length).toBeGreaterThan(20_000)
  expect(html.match(/<[^>]+\sstyle=[^>]*>/g) ?? []).toEqual([])
  expect(html).not.toMatch(/<style|<script/)
})
