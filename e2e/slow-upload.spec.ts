import { expect, type Page, test } from '@playwright/test'
import { inEveryLight } from './find-violations.ts'
import { goTo, signInAs } from './people.ts'
import { smallPdf } from './small-pdf.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Delays uploads until they are released, like a slow connection. */
async function holdUploads(page: Page): Promise<() => void> {
  let letGo = () => {}
  const wait = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/api/uploads', async (route) => {
    await wait
    // a cancelled upload no longer exists
    await route.continue().catch(() => {})
  })
  return letGo
}

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: smallPdf(['Nora Lindqvist']) })

test('a slow upload shows its progress and can be cancelled; a cancelled one is not stored', {
  tag: '@long',
}, async ({ page, context }) => {
  await signInAs(context, 'seeker')
  await goTo(page, '/app/documents')
  const letGo = await holdUploads(page)
  await page.getByLabel('Resume files').setInputFiles([pdf('slow.pdf'), pdf('unwanted.pdf')])
  const uploads = page.getByRole('list', { name: 'Uploads' }).getByRole('listitem')
  await expect(uploads).toHaveCount(2)
  const bar = uploads.filter({ hasText: 'slow.pdf' }).getByRole('progressbar')
  await expect(bar).toBeVisible()
  expect(await inEveryLight(page, 'uploading')).toEqual([])
  await page.getByRole('button', { name: 'Cancel upload of unwanted.pdf' }).click()
  await expect(uploads).toHaveCount(1)
  letGo()
  await expect(page.getByRole('row').filter({ hasText: 'slow' })).toBeVisible()
  await expect(uploads).toHaveCount(0)
  await expect(page.getByText('unwanted')).toHaveCount(0)
  const resumes = (await (await context.request.get('/api/v1/resumes')).json()) as { title: string }[]
  expect(resumes.map(({ title }) => title).filter((title) => /^(slow|unwanted)$/.test(title))).toEqual(['slow'])
})
