import { type BrowserContext, expect, type Page, type Response, test } from '@playwright/test'

export const DEMO_PASSWORD = 'tandem-demo'

/** The sample people of the demo, by role. */
export const people = {
  seeker: 'seeker@tandem.test',
  newcomer: 'new@tandem.test',
  company: 'company@tandem.test',
  recruiter: 'recruiter@tandem.test',
  admin: 'admin@tandem.test',
  staff: 'staff@tandem.test',
} as const
export type PersonName = keyof typeof people

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>
const known = new Map<PersonName, Cookies>()

/** Signs the browser in without its screens, for journeys about something else; reuses a session that is still valid. */
export async function signInAs(context: BrowserContext, name: PersonName): Promise<void> {
  const cookies = known.get(name)
  if (cookies) {
    await context.addCookies(cookies)
    const session = await context.request.get('/api/v1/session')
    if (((await session.json()) as { viewer: object | null }).viewer) return
  }
  const response = await context.request.post('/api/v1/sign-in', {
    data: { email: people[name], password: DEMO_PASSWORD },
  })
  expect(response.status(), await response.text()).toBe(200)
  known.set(name, await context.cookies())
}

/** Collects the browser's complaints about a page: errors, blocked scripts and styles, failed hydration. */
export function complaints(page: Page): string[] {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`))
  page.on('console', (message) => {
    // the browser logs each refused call; only the page's reaction matters
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      problems.push(`${page.url()}: ${message.text()}`)
    }
  })
  return problems
}

/** Waits until the page reacts to clicks, which means that React has hydrated its main part. */
export const isAlive = (page: Page): Promise<void> =>
  expect(page.locator('main[data-interactive]').first()).toBeAttached()

/** Opens an address, and waits until the page is hydrated: earlier clicks would be lost. */
export async function goTo(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address)
  await whenAlive(page)
  return response
}

/** Reloads the page and waits in the same way. */
export async function reload(page: Page): Promise<void> {
  await page.reload()
  await whenAlive(page)
}

// pages without JavaScript need no wait
async function whenAlive(page: Page): Promise<void> {
  if ((await page.locator('link[rel="modulepreload"]').count()) > 0) await isAlive(page)
}

/** Waits until the page shows no loading state. The live stream stays open, so waiting for network idle does not work. */
export async function isLoaded(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.waitForFunction(() => document.body.checkVisibility() && !document.querySelector('.sk'))
  await page.evaluate(() => document.fonts.ready.then(() => {}))
}

/** Email address of a new user. A retry gets a different one, because the first already has an account. */
export const addressOf = (name: string): string => `${name}${test.info().retry || ''}@example.test`

/** Signs up with the form; the address must be confirmed by an email afterwards. */
export async function fillSignUp(page: Page, user: { name: string; email: string; password: string }): Promise<void> {
  await goTo(page, '/auth?tab=sign-up')
  await page.getByLabel('Display name').fill(user.name)
  await page.getByRole('textbox', { name: 'Email' }).fill(user.email)
  await page.getByLabel('Password', { exact: true }).fill(user.password)
  await page.getByLabel('Confirm password', { exact: true }).fill(user.password)
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await expect(page.getByText('Verification email sent')).toBeVisible()
}
