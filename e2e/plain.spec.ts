import { expect, test } from '@playwright/test'
import { DEMO_PASSWORD, people } from './people.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript the landing page is readable and links to the jobs', async ({ page }) => {
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

test('without JavaScript jobs are filtered and paged', { tag: '@long' }, async ({ page }) => {
  await page.goto('/jobs')
  const results = page.getByRole('region', { name: 'Results' })
  const first = results.getByRole('listitem').first().getByRole('link').first()
  const all = await first.getAttribute('href')
  await page.getByRole('link', { name: 'More jobs' }).click()
  await expect(page).toHaveURL(/cursor=/)
  expect(await first.getAttribute('href')).not.toBe(all)
  await page.getByRole('link', { name: 'First page' }).click()
  await expect(page).toHaveURL(/\/jobs$/)
  await page.getByLabel(/^Part-time/).check()
  await page.getByLabel(/^Remote only/).check()
  await page.getByRole('button', { name: 'Show jobs' }).click()
  await expect(page).toHaveURL(/type=part-time.*remote=true/)
  await expect(page.getByLabel(/^Part-time/)).toBeChecked()
  for (const row of await results.getByRole('listitem').all()) await expect(row).toContainText(/Part-time/)
})

test('without JavaScript a job is reported', { tag: '@long' }, async ({ page }) => {
  await page.goto('/jobs')
  await page.getByRole('region', { name: 'Results' }).getByRole('listitem').last().getByRole('link').first().click()
  await page.getByText('Report this job').click()
  const reason = page.getByLabel("What's wrong with it?")
  await page.getByRole('button', { name: 'Submit report' }).click()
  // the browser's own validation requires the reason
  await expect(page.locator('select:invalid')).toHaveCount(1)
  await reason.selectOption('The job is filled or no longer exists')
  await page.getByRole('button', { name: 'Submit report' }).click()
  await expect(page.getByText('Thank you. Our staff will review this job.')).toBeVisible()
})

test('without JavaScript the contact form keeps the input of a refused message, and sends the corrected one (HELP-03, HELP-04)', async ({
  page,
}) => {
  await page.goto('/contact-us')
  const form = page.getByRole('form', { name: 'Contact' })
  const send = form.getByRole('button', { name: 'Send message' })
  await form.getByLabel('Name').fill('Imani Diallo')
  await form.getByLabel('Email').fill('imani@diallo')
  await form.getByLabel('Subject').fill('A plain question')
  await form.getByLabel('Category').selectOption('Bug report')
  await form.getByLabel('Message').fill('One line.\nAnother line.')
  await send.click()
  await expect(page.getByRole('alert')).toContainText('Your message was not sent.')
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(form.getByLabel('Message')).toHaveValue('One line.\nAnother line.')
  await expect(form.getByLabel('Category')).toHaveValue('bug')
  await form.getByLabel('Email').fill('imani@diallo.example')
  await send.click()
  // a form that is filled faster than a person can type must be sent a second time
  const [quick, sent] = [page.getByText('select Send message again'), page.getByText('Message received.')]
  await expect(quick.or(sent)).toBeVisible()
  if (await quick.isVisible()) await send.click()
  await expect(sent).toBeVisible()
  await expect(page).toHaveURL(/\/contact-us\?sent=yes/)
})

test('without JavaScript the blog is searched and paged, help is found, and the newsletter refuses an invalid address (BLOG-09)', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/blog')
  const before = await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .count()
  await page.getByRole('link', { name: 'Load More Articles' }).click()
  await expect(page).toHaveURL(/page=2/)
  expect(
    await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
      .count(),
  ).toBeGreaterThan(before)
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('interview')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('heading', { name: /^\d+ articles? for “interview”$/ })).toBeVisible()
  await page.goto('/help-center')
  await page.getByRole('searchbox').fill('refund')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('link', { name: 'Get your money back' }).first()).toBeVisible()
  const newsletter = page.getByRole('form', { name: 'Newsletter' })
  await newsletter.getByLabel('Email for the newsletter').fill('nobody@nowhere')
  await newsletter.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('heading', { name: 'Enter a valid email address' })).toBeVisible()
})

test('without JavaScript a search without results explains how to continue', { tag: '@long' }, async ({ page }) => {
  await page.goto('/jobs?q=zzzzzzzz')
  await expect(page.getByRole('heading', { name: 'No jobs found' })).toBeVisible()
})

test('without JavaScript a removed job answers 404 with a page that explains it', { tag: '@long' }, async ({
  page,
}) => {
  const response = await page.goto('/jobs/no-such-job')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('without JavaScript a visitor signs in after a refused try, and returns to the requested page', async ({
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
  await expect(page.getByRole('alert')).toContainText('The email or password is incorrect.')
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

test('without JavaScript a visitor signs up, and the demo accounts work', async ({ page }) => {
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
