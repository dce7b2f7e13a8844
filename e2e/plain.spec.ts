import { expect, test } from '@playwright/test'
import { DEMO_PASSWORD, people } from './people.ts'

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

test('without JavaScript one signs in, after a refusal in words, and lands where one wanted to go', async ({
  page,
}) => {
  await page.goto('/app/notifications')
  await expect(page).toHaveURL(/\/auth\?redirect=/)
  const email = page.getByRole('textbox', { name: 'Email' })
  const password = page.getByLabel('Password', { exact: true })
  const send = page.getByRole('button', { name: 'Sign In', exact: true })
  await email.fill(people.seeker)
  await password.fill('not my password')
  await send.click()
  await expect(page.getByRole('alert')).toContainText('Sign in failed')
  await expect(page.getByRole('alert')).toContainText('The email or the password is not right.')
  await expect(email).toHaveValue(people.seeker)
  await email.fill('nobody')
  await password.fill(DEMO_PASSWORD)
  await send.click()
  await expect(page.getByRole('alert')).toContainText('Please enter a valid email address')
  await email.fill(people.seeker)
  await password.fill(DEMO_PASSWORD)
  await send.click()
  await expect(page).toHaveURL(/\/app\/notifications$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
})

test('without JavaScript one signs up, and the demo lets one in', async ({ page }) => {
  await page.goto('/auth?redirect=/jobs')
  await page.getByRole('link', { name: 'No account yet? Sign up' }).click()
  await page.getByLabel('Display name').fill('Piet Zand')
  await page.getByRole('textbox', { name: 'Email' }).fill('piet.zand@example.test')
  await page.getByLabel('Password', { exact: true }).fill('a quiet harbour in may')
  await page.getByLabel('Confirm password').fill('a quiet harbour in june')
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText("Passwords don't match")
  await page.getByLabel('Display name').fill('Piet Zand')
  await page.getByLabel('Password', { exact: true }).fill('a quiet harbour in may')
  await page.getByLabel('Confirm password').fill('a quiet harbour in may')
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await expect(page.getByText('Verification email sent')).toBeVisible()
  await page.getByRole('button', { name: 'Recruiter' }).click()
  await expect(page).toHaveURL(/\/jobs$/)
  await expect(page.getByRole('link', { name: /Open your portal/ })).toBeVisible()
})
