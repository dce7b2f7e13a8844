import { expect, it } from 'vitest'
import { sharePicture } from '#lib/share-picture.ts'
import { pageHead } from './page-head.ts'

const options = { origin: 'https://tandem.example', title: 'Guide', description: 'What to do.', path: '/guide' }
const metaOf = (overrides: Partial<Parameters<typeof pageHead>[0]> = {}) =>
  Object.fromEntries(
    pageHead({ ...options, ...overrides }).meta.map((tag) => [tag.property ?? tag.name ?? 'other', tag.content]),
  )

it('gives every public page a preview image with size and description, and a large card', () => {
  expect(metaOf()).toMatchObject({
    'og:image': 'https://tandem.example/og/pages/site',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Tandem: job hunting takes two',
    'twitter:card': 'summary_large_image',
  })
  const hostile = sharePicture('jobs', '"><script>/../x?y#z', 'Cook')
  expect(metaOf({ picture: hostile })['og:image']).toBe(
    'https://tandem.example/og/jobs/%22%3E%3Cscript%3E%2F..%2Fx%3Fy%23z',
  )
})
