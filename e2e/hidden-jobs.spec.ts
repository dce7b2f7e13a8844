import { expect, type Page, test } from '@playwright/test'
import { press } from './by-keyboard.ts'
import { complaints, goTo, isLoaded, signInAs } from './people.ts'
import { widths } from './screens.ts'

const list = (page: Page) => page.getByRole('list', { name: 'Jobs' })
const titles = (page: Page) => list(page).locator('b').allInnerTexts()

test.use({ viewport: widths.phone, contextOptions: { reducedMotion: 'reduce' } })

test('a job is hidden on a phone, brought back with Undo, hidden with its company by keyboard and shown again', async ({
  page,
  context,
}) => {
  await signInAs(context, 'newcomer')
  const problems = complaints(page)
  await goTo(page, '/app/jobs?q=carpenter')
  await isLoaded(page)
  const before = await titles(page)
  await list(page)
    .getByRole('button', { name: /^Hide / })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Hide this job' }).click()
  await expect(page.getByText('Job hidden')).toBeVisible()
  await expect.poll(async () => (await titles(page)).length).toBe(before.length - 1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => titles(page)).toEqual(before)

  await press(
    page,
    list(page)
      .getByRole('button', { name: /^Hide / })
      .first(),
  )
  const company = page.getByRole('menuitem', { name: /^Hide all jobs from / })
  await expect(company).toBeVisible()
  await page.keyboard.press('End')
  await expect(company).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^All jobs from .* hidden$/)).toBeVisible()
  await expect.poll(async () => (await titles(page)).length).toBeLessThan(before.length)
  await page.getByRole('button', { name: 'Hidden jobs' }).click()
  await expect(page).toHaveURL(/dialog=hidden-jobs/)
  const dialog = page.getByRole('dialog', { name: 'Hidden jobs' })
  await dialog.getByRole('button', { name: /^Show again/ }).click()
  await expect(dialog.getByText('No hidden jobs')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect.poll(() => titles(page)).toEqual(before)
  expect(problems).toEqual([])
})
