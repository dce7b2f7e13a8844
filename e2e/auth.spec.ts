import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { casesOf } from '../src/testing/long.ts'
import { DEMO_PASSWORD, goTo, isAlive, people, signInAs } from './people.ts'

test('a visitor who is sent to sign in returns to the page they wanted', async ({ page }) => {
  await goTo(page, '/app/notifications?from=mail')
  await expect(page).toHaveURL(/\/auth\?redirect=/)
  await isAlive(page)
  await page.getByRole('textbox', { name: 'Email' }).fill(people.seeker)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(/\/app\/notifications\?from=mail$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
})

test('a wrong password shows an error, and the input stays', async ({ page }) => {
  await goTo(page, '/auth')
  await page.getByRole('textbox', { name: 'Email' }).fill(people.staff)
  await page.getByLabel('Password', { exact: true }).fill('not my password')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('Sign in failed')).toBeVisible()
  await expect(page.getByText('The email or password is incorrect.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(people.staff)
  await expect(page).toHaveURL(/\/auth/)
})

test('a link to another site is not followed after signing in', async ({ page }) => {
  await goTo(page, `/auth?redirect=${encodeURIComponent('https://evil.example/')}`)
  await page.getByRole('button', { name: 'Recruiter' }).click()
  await page.waitForURL((url) => url.pathname !== '/auth')
  expect(new URL(page.url()).host).toBe(new URL(test.info().project.use.baseURL ?? '').host)
})

test('signing out in one tab is followed by the others (AUTH-25)', async ({ page, context }) => {
  await signInAs(context, 'seeker')
  await goTo(page, '/app/notifications')
  const other = await context.newPage()
  await goTo(other, '/app/profile')
  // the first page follows although the page that signed out is still loading
  await other.route(/\/$/, async (route) => {
    await expect(page).toHaveURL(/\/auth\?redirect=/)
    await route.continue()
  })
  await other.getByRole('button', { name: /^User menu/ }).click()
  await other.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(other).toHaveURL(/\/$/)
  await expect(page).toHaveURL(/\/auth\?redirect=/)
  await goTo(page, '/app/profile')
  await expect(page).toHaveURL(/\/auth\?redirect=/)
})

async function signInInAnotherTab(context: BrowserContext): Promise<Page> {
  const other = await context.newPage()
  await goTo(other, '/auth?redirect=/app/notifications')
  await other.getByRole('button', { name: 'Job seeker', exact: true }).click()
  await expect(other).toHaveURL(/\/app\/notifications$/)
  return other
}

test('a page that waits for sign-in follows a sign-in in another tab (AUTH-25)', async ({ page, context }) => {
  await goTo(page, '/auth?redirect=/app/tracker')
  await signInInAnotherTab(context)
  await expect(page).toHaveURL(/\/app\/tracker$/)
})

test('a public page follows too, with a framework and without (AUTH-25)', async ({ page, context }) => {
  await goTo(page, '/how-it-works')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  const refused = await context.newPage()
  await goTo(refused, '/unauthorized')
  const other = await signInInAnotherTab(context)
  await expect(page.getByRole('link', { name: /^Open your portal/ })).toBeVisible()
  await expect(refused.getByText('You are signed in as seeker@tandem.test.')).toBeVisible()
  await other.getByRole('button', { name: /^User menu/ }).click()
  await other.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expect(refused.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
})

const buttons: [string, RegExp][] = [
  ['Job seeker', /Career Platform/],
  ['Company admin', /Company Portal/],
  ['Recruiter', /Company Portal/],
  ['Platform admin', /Platform Admin/],
  ['Platform staff', /Platform Admin/],
]
for (const [name, portal] of casesOf(buttons, (_, at) => at === 0)) {
  test(`the demo's button "${name}" opens its portal`, async ({ page }) => {
    await goTo(page, '/auth?redirect=/app')
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('navigation', { name: portal })).toBeVisible()
  })
}
