import { expect, test } from '@playwright/test'
import { inEveryLight } from './find-violations.ts'
import { complaints, goTo, isLoaded, signInAs } from './people.ts'
import { storeResume } from './stored-documents.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the machine view shows each entry next to the line where a parser found it', async ({ page, context }) => {
  await signInAs(context, 'seeker')
  const problems = complaints(page)
  await storeResume(context, 'Read by a machine')
  await goTo(page, '/app/documents')
  await page.getByRole('button', { name: 'More actions for Read by a machine' }).click()
  await page.getByRole('menuitem', { name: 'ATS check' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'ATS check' })).toBeVisible()
  const figure = page.getByRole('region', { name: 'ATS check result' })
  await expect(figure).toContainText('100%')
  await expect(figure).toContainText('word for word, in order and in place')
  await expect(figure).toContainText('ATS-safe')
  await expect(page.getByText('maya@okafor.example').first()).toBeVisible()
  await expect(page.getByText(/Found, line \d+/).first()).toBeVisible()
  await expect(page.getByText('• Built dashboards in SQL')).toBeVisible()
  expect(await inEveryLight(page, 'machine')).toEqual([])
  expect(problems).toEqual([])
})

test('an uploaded file is parsed too, and its preview shows the text', { tag: '@long' }, async ({ page, context }) => {
  await signInAs(context, 'seeker')
  await goTo(page, '/app/documents')
  await page.getByRole('link', { name: 'Open okafor_2024' }).click()
  await expect(page.getByText('Preview Mode')).toBeVisible()
  await expect(page.getByText(/Added 220 data tests in Git and Airflow/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit a copy in the builder' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Documents' }).click()
  await page.getByRole('button', { name: 'More actions for okafor_2024' }).click()
  await page.getByRole('menuitem', { name: 'ATS check' }).click()
  await isLoaded(page)
  await expect(page.getByText(/^• Added 220 data tests in Git and Airflow/)).toBeVisible()
})
