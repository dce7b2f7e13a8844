import { expect, test } from '@playwright/test'

test.use({ javaScriptEnabled: false })

test('without JavaScript the landing page reads well and leads to the jobs', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('link', { name: /jobs/i }).first().click()
  await expect(page).toHaveURL(/\/jobs/)
})

test('without JavaScript jobs are searched, filtered and read', async ({ page }) => {
  await page.goto('/jobs')
  await page.getByRole('searchbox').or(page.getByRole('textbox')).first().fill('nurse')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/jobs\?.*q=nurse/)
  const results = page.getByRole('region', { name: 'Results' })
  await expect(results).toContainText(/nurse/i)
  const first = results.getByRole('listitem').first().getByRole('link').first()
  const title = (await first.innerText()).trim()
  await first.click()
  await expect(page).toHaveURL(/\/jobs\/[\w-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
  await expect(page.getByRole('main')).toContainText(/.{400}/s)
  await page.getByRole('link', { name: 'Apply Now' }).first().click()
  await expect(page).toHaveURL(/\/auth\?redirect=/)
})

test('without JavaScript nothing found says so, and how to go on', async ({ page }) => {
  await page.goto('/jobs?q=zzzzzzzz')
  await expect(page.getByRole('heading', { name: 'No jobs found' })).toBeVisible()
})

test('without JavaScript a job that is gone says so with 404', async ({ page }) => {
  const response = await page.goto('/jobs/no-such-job')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
