import { type Browser, expect, type Page, test } from '@playwright/test'
import { confirmByMail } from './mailbox.ts'
import { complaints, DEMO_PASSWORD, goTo, isAlive, isLoaded, people } from './people.ts'

const PASSWORD = 'a calm new morning'
/** Presses a button that a toast may cover. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name, exact: typeof name === 'string' }).focus()
  await page.keyboard.press('Enter')
}
async function choose(page: Page, about: string, item: string | RegExp): Promise<void> {
  await press(page, `More actions for ${about}`)
  await page.getByRole('menuitem', { name: item }).click()
}

/** A new signed-in user for this journey, with a confirmed address. */
async function newcomer(browser: Browser, page: Page) {
  const email = `joao-${Date.now()}@example.test`
  const name = `Joao ${Date.now()}`
  await page.request.post('/api/v1/sign-up', { data: { displayName: name, email, password: PASSWORD } })
  const context = await browser.newContext()
  const own = await context.newPage()
  await confirmByMail(own, email)
  return { email, name, own, context }
}

test('an admin changes roles, impersonates a user, and suspends one, who sees the reason at sign-in (AUSER-03, AUSER-04, AUSER-07)', async ({
  browser,
  page,
}) => {
  const problems = complaints(page)
  const joao = await newcomer(browser, page)
  // a separate session, because impersonation changes its user
  const signedIn = await page.request.post('/api/v1/sign-in', {
    data: { email: people.admin, password: DEMO_PASSWORD },
  })
  expect(signedIn.status()).toBe(200)
  await goTo(page, '/app/admin/users')
  await isLoaded(page)
  await isAlive(page)
  await page.getByRole('searchbox', { name: 'Search users' }).fill(joao.email)
  const row = page.getByRole('row', { name: new RegExp(joao.name) })
  await expect(row).toContainText(joao.email)
  await expect(page.getByRole('row')).toHaveCount(2)

  await choose(page, joao.name, 'Edit roles and company')
  const dialog = page.getByRole('dialog', { name: `Edit ${joao.name}` })
  await dialog.getByRole('combobox', { name: 'Add a company' }).fill('Lumen')
  await dialog.getByRole('option', { name: /Lumen & Loam/ }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('User role updated successfully')).toBeVisible()
  await expect(row).toContainText('Company User')

  await choose(page, joao.name, /^See as/)
  await page.getByRole('button', { name: 'Start session' }).click()
  await expect(page.getByText('Please give a reason')).toBeVisible()
  await page.getByLabel('Reason').fill('They wrote that their documents are gone')
  await page.keyboard.press('Tab')
  await press(page, 'Start session')
  const bar = page.getByRole('region', { name: 'Impersonation' })
  await expect(bar).toContainText(`You're viewing Tandem as ${joao.name}.`)
  await goTo(page, '/app/profile')
  await isLoaded(page)
  await isAlive(page)
  await expect(bar).toContainText('minutes left')
  await page.getByLabel('Display Name').fill('Somebody else')
  await press(page, /^Save/)
  await expect(page.getByText("You can't change anything or open private data.").first()).toBeVisible()
  await goTo(joao.own, '/app/profile')
  await expect(joao.own.getByLabel('Display Name')).toHaveValue(joao.name)
  page.on('dialog', (opened) => void opened.accept())
  await bar.getByRole('button', { name: 'End session' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/app/admin/users')
  await expect(bar).toHaveCount(0)

  await goTo(page, `/app/admin/users?q=${encodeURIComponent(joao.email)}`)
  await isLoaded(page)
  await isAlive(page)
  await choose(page, joao.name, 'Suspend')
  await page.getByLabel('Reason').fill('Asked applicants for money')
  await page.keyboard.press('Tab')
  await press(page, 'Suspend')
  await expect(row).toContainText('Suspended')
  // their open page reloads by itself: opening another page now would race with it
  await joao.own.waitForURL(/\/auth/)
  await isAlive(joao.own)
  await joao.own.getByLabel('Email').fill(joao.email)
  await joao.own.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await joao.own.keyboard.press('Enter')
  await expect(joao.own.getByText('Reason: Asked applicants for money')).toBeVisible()
  await joao.context.close()
  expect(problems).toEqual([])
})
