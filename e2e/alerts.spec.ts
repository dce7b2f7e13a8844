import { expect, type Page, test } from '@playwright/test'
import { alertStopToken } from '../src/features/job-alerts/server/alert-stop.ts'
import { readEnv } from '../src/server/env.ts'
import { complaints, goTo, isLoaded, signInAs } from './people.ts'

async function openJobs(page: Page, path: string): Promise<void> {
  await goTo(page, path)
  await isLoaded(page)
}

test('a search is saved, run again, changed to another email frequency and deleted; an empty one is refused', async ({
  page,
  context,
}) => {
  await signInAs(context, 'newcomer')
  const problems = complaints(page)
  await openJobs(page, '/app/jobs')
  await page.getByRole('button', { name: 'Save this search' }).click()
  await expect(page.getByText("An empty search can't be saved.")).toBeVisible()
  await openJobs(page, '/app/jobs?q=analyst&remote=true')
  await page.getByRole('button', { name: 'Save this search' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this search' })
  const name = `Analysts ${Date.now()}`
  await dialog.getByLabel(/^Name/).fill(name)
  await dialog.getByRole('radio', { name: /^Weekly/ }).check()
  await dialog.getByRole('button', { name: 'Save search' }).click()
  await expect(page.getByText('Search saved')).toBeVisible()

  await openJobs(page, '/app/jobs')
  await page.getByRole('button', { name: 'Saved searches' }).click()
  const list = page.getByRole('dialog', { name: 'Saved searches' })
  await expect(list.getByLabel(`Emails about ${name}`)).toHaveValue('weekly')
  await list.getByLabel(`Emails about ${name}`).selectOption('daily')
  await expect(page.getByText('Saved search updated')).toBeVisible()
  await list.getByRole('link', { name: `Run ${name}` }).click()
  await expect(page).toHaveURL(/q=analyst.*remote=true|remote=true.*q=analyst/)
  await expect(page.getByRole('checkbox', { name: 'Remote only' })).toBeChecked()

  await page.getByRole('button', { name: 'Saved searches' }).click()
  await expect(list.getByLabel(`Emails about ${name}`)).toHaveValue('daily')
  await list.getByRole('button', { name: `Delete ${name}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Saved search deleted')).toBeVisible()
  await expect(list.getByText(name)).toHaveCount(0)
  expect(problems).toEqual([])
})

test('the link in an email stops the emails of its search, without sign-in', async ({ page, context, browser }) => {
  await signInAs(context, 'newcomer')
  const data = { name: `Stopped ${Date.now()}`, q: 'analyst', frequency: 'daily' }
  const { id } = (await (await page.request.post('/api/v1/saved-searches', { data })).json()) as { id: string }
  const token = alertStopToken(readEnv('demo', {}), id)
  const stranger = await (await browser.newContext()).newPage()
  await goTo(stranger, `${test.info().project.use.baseURL}/api/job-alerts/stop?token=${token}`)
  await stranger.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(stranger.getByRole('heading', { name: 'Unsubscribed' })).toBeVisible()
  const searches = (await (await page.request.get('/api/v1/saved-searches')).json()) as (typeof data)[]
  expect(searches.find(({ name }) => name === data.name)?.frequency).toBe('none')
  await stranger.context().close()
})

test('an invalid link stops nothing, and the page explains it without sign-in', { tag: '@long' }, async ({ page }) => {
  await goTo(page, '/api/job-alerts/stop?token=nothing')
  await expect(page.getByRole('heading', { name: 'This link isn’t valid' })).toBeVisible()
})
