import { expect, type Page, test } from '@playwright/test'
import { textInMail } from './mailbox.ts'
import { addressOf, complaints, goTo, isAlive, isLoaded, signInAs } from './people.ts'

const open = async (page: Page, path: string) => {
  await goTo(page, path)
  await isLoaded(page)
  await isAlive(page)
}
/** Presses the button by keyboard, because a toast may cover it. */
const press = async (page: Page, name: string) => {
  await page.getByRole('button', { name, exact: true }).last().focus()
  await page.keyboard.press('Enter')
}

test('staff create a company with a user, post a job for it, archive and restore it (ACOMP-04, ACOMP-08, AJOB-09)', {
  tag: '@long',
}, async ({ browser, context, page }) => {
  const problems = complaints(page)
  const name = `Northwind ${Date.now()}`
  const [email, password] = [addressOf(`nils-${Date.now()}`), 'a calm new morning']
  await signInAs(context, 'admin')
  await open(page, '/app/admin/companies?open=create')
  const form = page.getByRole('dialog', { name: 'Create Company' })
  await form.getByRole('button', { name: 'Create Company' }).click()
  await expect(form.getByText('Company name is required')).toBeVisible()
  await form.getByLabel('Company name').fill(name)
  await page.keyboard.press('Enter')
  await expect(form).toHaveCount(0)

  // its first admin is invited by email and joins by choosing a password
  const invited = addressOf(`signe-${Date.now()}`)
  const first = page.getByRole('form', { name: 'Invite by email' })
  await first.getByLabel('Display name').fill('Signe Aune')
  await first.getByLabel('Email').fill(invited)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Pending invitations' }).getByText(invited)).toBeVisible()
  const link = await textInMail(page, invited, /http\S+\/invitation#token=[\w-]+/)
  const outside = await browser.newContext()
  const signe = await outside.newPage()
  await goTo(signe, link)
  await expect(signe.getByRole('heading', { level: 1 })).toHaveText(`Join ${name}`)
  await signe.getByLabel('Password', { exact: true }).fill(password)
  await signe.getByLabel('Confirm password').fill(password)
  await signe.getByRole('button', { name: 'Set password and join' }).click()
  await signe.waitForURL(/\/app\/company/)
  await outside.close()

  await open(page, `/app/admin/companies?q=${encodeURIComponent(name)}`)
  const row = page.getByRole('row', { name: new RegExp(name) })
  await row.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Manage Users' }).click()
  const users = page.getByRole('dialog', { name: 'Manage Users' })
  await users.getByRole('tab', { name: 'Create New User' }).click()
  await users.getByRole('radio', { name: /Set a password yourself/ }).check()
  const newcomer = users.getByRole('form', { name: 'Create New User' })
  await newcomer.getByLabel('Display name').fill('Nils Aune')
  await newcomer.getByLabel('Email').fill(email)
  await newcomer.locator('[name=password]').fill(password)
  await newcomer.locator('[name=role]').selectOption('client_admin')
  await press(page, 'Create User')
  await expect(users.getByRole('combobox', { name: 'Role of Nils Aune' })).toHaveValue('client_admin')

  const response = await page.request.get(`/api/v1/admin/companies?search=${encodeURIComponent(name)}`)
  const { rows } = (await response.json()) as { rows: { id: string; slug: string }[] }
  const [company] = rows
  await goTo(page, '/app/admin/jobs/create')
  await page.getByRole('combobox', { name: /^Company/ }).pressSequentially(name.slice(0, -1))
  await page.getByRole('option', { name }).click()
  await page.getByLabel('Job Title').fill('Boat Builder')
  // the editor loads separately, after the page
  const description = page.getByRole('textbox', { name: /^Description/ })
  await description.waitFor()
  await description.fill('Build boats that last.')
  await page.getByLabel('Work Mode', { exact: true }).selectOption('On-site')
  await press(page, 'Post Job')
  await expect(page.getByText('No application requirements configured')).toBeVisible()

  // a new browser each time: a browser caches the page for ten seconds
  const seen = async () => {
    const guest = await browser.newContext()
    const stranger = await guest.newPage()
    await goTo(stranger, `/companies/${company?.slug}`)
    const count = await stranger.getByRole('link', { name: /Boat Builder/ }).count()
    await guest.close()
    return count > 0
  }
  await expect.poll(seen).toBe(true)

  await open(page, `/app/admin/companies?q=${encodeURIComponent(name)}`)
  await row.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Company' }).click()
  await expect(row).toHaveCount(0)
  await expect.poll(seen).toBe(false)

  await open(page, `/app/admin/companies?q=${encodeURIComponent(name)}&status=archived`)
  await row.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Restore' }).click()
  await expect(row).toHaveCount(0)
  await expect.poll(seen).toBe(true)

  // with the temporary password the user can only choose a new one
  const guest = await browser.newContext()
  const stranger = await guest.newPage()
  await stranger.request.post('/api/v1/sign-in', { data: { email, password } })
  await goTo(stranger, '/app/company')
  await stranger.waitForURL(/\/auth\/new-password/)
  await guest.close()
  expect(problems).toEqual([])
})
