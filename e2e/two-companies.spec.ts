import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { textInMail } from './mailbox.ts'
import { addressOf, goTo, isAlive, isLoaded, signInAs } from './people.ts'

async function call<T>(request: APIRequestContext, method: 'GET' | 'POST', path: string, data?: object): Promise<T> {
  const answer = await request.fetch(`/api/v1${path}`, { method, ...(data && { data }) })
  expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200)
  return (await answer.json()) as T
}

type Named = { id: string; name: string }
type Application = { id: string; candidateName: string }

const OWN = 'Fernway Health'
const OTHER = 'Papertrail'
/** The password that staff set, and the one that the user chooses instead. */
const GIVEN = 'a quiet harbour in may'
const PASSWORD = 'a calm new morning'

/** A user who works for both, and joined the other one first. */
async function joinBoth(admin: APIRequestContext, email: string): Promise<void> {
  const idOf = async (name: string) => {
    const found = await call<Named[]>(admin, 'GET', '/admin/companies/names')
    return found.find((one) => one.name === name)?.id
  }
  const account = { displayName: 'Noor Haddad', email, password: GIVEN, role: 'client_user' }
  await call(admin, 'POST', `/admin/companies/${await idOf(OTHER)}/users`, account)
  await call(admin, 'POST', `/admin/companies/${await idOf(OWN)}/members`, { email, role: 'client_user' })
}

/** Its admin mentions them in a note. Returns the application of that note. */
async function nameInNote(member: APIRequestContext): Promise<Application> {
  const { items } = await call<{ items: Application[] }>(member, 'GET', '/reviews')
  const [application] = items
  const noteId = crypto.randomUUID()
  await call(member, 'POST', `/reviews/${application!.id}/notes`, { noteId, text: 'What do you think, @Noor Haddad?' })
  return application!
}

const open = async (page: Page, path: string) => {
  await goTo(page, path)
  await isLoaded(page)
  await isAlive(page)
}

test('a notification of one company makes it active for a user with another active one, and a URL alone does not (SHELL-32)', {
  tag: '@long',
}, async ({ browser, context, page }) => {
  const email = addressOf('noor.haddad')
  await signInAs(context, 'admin')
  await joinBoth(context.request, email)
  const reviewers = await browser.newContext()
  await signInAs(reviewers, 'company')
  await context.clearCookies()
  await goTo(page, '/auth')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(GIVEN)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL(/new-password/)
  await page.getByLabel('Current password', { exact: true }).fill(GIVEN)
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('button', { name: /Set|Save|Change/ }).click()
  await page.waitForURL(/\/app\/company/)
  await expect(page.getByText(OTHER).first()).toBeVisible()

  const { id, candidateName } = await nameInNote(reviewers.request)
  const address = `/app/company/applications?application=${id}`
  await open(page, address)
  await expect(page.getByText('Application not found')).toBeVisible()
  await expect(page.getByText(candidateName)).toHaveCount(0)

  await open(page, '/app/notifications')
  await page.getByRole('link', { name: 'You were mentioned' }).first().click()
  const dialog = page.getByRole('dialog', { name: candidateName })
  await expect(dialog).toBeVisible()
  expect(new URL(page.url()).search).toContain(id)
  // the notification's company is active now, and stays active
  await open(page, '/app/company')
  await expect(page.getByText(OWN).first()).toBeVisible()

  // the same by the link in the email, with the other company active
  const link = await textInMail(page, email, /http\S+\/app\/company\/open\/\S+/)
  await page.getByRole('button', { name: /^User menu/ }).click()
  await page.getByRole('menuitemradio', { name: OTHER }).click()
  await page.waitForURL(/\/app\/company$/)
  await expect(page.getByText(OTHER).first()).toBeVisible()
  await goTo(page, link)
  await expect(dialog).toBeVisible()
  await reviewers.close()
})
