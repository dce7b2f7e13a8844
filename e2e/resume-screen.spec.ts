import { expect, type Page, test } from '@playwright/test'
import { firstPicture, isSaved, openBuilder, pages, section } from './builder-screen.ts'
import { complaints, goTo, isLoaded, reload, signInAs } from './people.ts'
import { widths } from './screens.ts'
import { storeResume } from './stored-documents.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const preview = (page: Page) => page.getByRole('region', { name: 'Live Preview' })

test('the edit route opens what is stored, the new one an empty resume without an id (BUILD-01, BUILD-05)', async ({
  page,
  context,
}) => {
  await signInAs(context, 'seeker')
  const problems = complaints(page)
  await openBuilder(page, await storeResume(context, 'Opened again'))
  const head = page.locator('.ed-head')
  await expect(head.getByRole('textbox', { name: 'Title' })).toHaveValue('Opened again')
  await expect(page.getByLabel('Full Name')).toHaveValue('Maya Okafor')
  await expect(section(page, 'Skills')).toContainText('SQL, Looker')
  await expect(head.getByRole('link', { name: 'Back to Documents' })).toHaveAttribute('href', '/app/documents')
  await expect(head.getByRole('button', { name: 'Download', exact: true })).toBeEnabled()

  await test.step('the title is edited, and marked as unsaved until it is saved', async () => {
    await head.getByRole('textbox', { name: 'Title' }).fill('Another title')
    await expect(head.getByText('Unsaved changes')).toBeVisible()
    await head.getByRole('button', { name: 'Save', exact: true }).click()
    await isSaved(page)
    await reload(page)
    await expect(head.getByRole('textbox', { name: 'Title' })).toHaveValue('Another title')
  })
  await goTo(page, '/app/documents/resume/new')
  await isLoaded(page)
  await expect(page.getByLabel('Full Name')).toHaveValue('')
  await expect(section(page, 'Skills')).toContainText('Empty')
  await expect(head.getByRole('button', { name: 'Download', exact: true })).toBeDisabled()
  await page.getByLabel('Full Name').click()
  await expect(page).toHaveURL(/\/app\/documents\/resume\/new$/)
  await head.getByRole('link', { name: 'Back to Documents' }).click()
  await expect(page).toHaveURL(/\/app\/documents$/)
  expect(problems).toEqual([])
})

test('the preview is at the right and updates with each key (BUILD-03)', async ({ page, context }) => {
  await signInAs(context, 'seeker')
  await openBuilder(page, await storeResume(context, 'Followed'))
  const form = await page.locator('.ed-form').boundingBox()
  const beside = await preview(page).boundingBox()
  expect(beside?.x).toBeGreaterThanOrEqual((form?.x ?? 0) + (form?.width ?? 0))
  const shown = firstPicture(page)
  for (const letter of ['A', 'B', 'C']) {
    const before = await shown.getAttribute('src')
    await page.getByLabel('Full Name').press(`Shift+${letter}`)
    await expect(shown).not.toHaveAttribute('src', before ?? '')
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: widths.phone, hasTouch: true })

  test('a toggle changes between form and preview, and the head fits (BUILD-03)', async ({ page, context }) => {
    await signInAs(context, 'seeker')
    await openBuilder(page, await storeResume(context, 'On a phone'))
    await expect(preview(page)).toBeHidden()
    const buttons = page.locator('.ed-acts > button')
    const tops = await buttons.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
    expect(new Set(tops).size, 'all buttons stand in one line').toBe(1)
    await page.getByText('Preview', { exact: true }).tap()
    await expect(preview(page)).toBeVisible()
    await expect(pages(page)).toHaveCount(1)
    await expect(page.getByLabel('Full Name')).toBeHidden()
    await page.getByText('Form', { exact: true }).tap()
    await expect(page.getByLabel('Full Name')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
})
