import { readFile } from 'node:fs/promises'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { fromBuffer } from 'yauzl'
import { confirmByMail } from './mailbox.ts'
import { goTo } from './people.ts'

const PASSWORD = 'quiet river stone'
let made = 0

/** A new signed-in user for this test, with some profile data. */
async function newPerson(browser: Browser): Promise<{ page: Page; email: string }> {
  const context = await browser.newContext({ acceptDownloads: true })
  const page = await context.newPage()
  const email = `own-data-${Date.now()}-${++made}@example.test`
  await page.request.post('/api/v1/sign-up', { data: { displayName: 'Ada Okoye', email, password: PASSWORD } })
  await confirmByMail(page, email)
  return { page, email }
}

async function openAccount(page: Page): Promise<void> {
  await goTo(page, '/app/profile?tab=account')
  await expect(page.getByRole('heading', { name: 'Your data' })).toBeVisible()
}

const pathsIn = (zip: Buffer) =>
  new Promise<string[]>((resolve, reject) =>
    fromBuffer(zip, (error, file) => {
      if (error) return reject(error)
      const paths: string[] = []
      file.on('entry', ({ fileName }) => paths.push(fileName)).on('end', () => resolve(paths))
    }),
  )

test('all data is downloaded as one ZIP file', async ({ browser }) => {
  const { page } = await newPerson(browser)
  await openAccount(page)
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Prepare download' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^tandem-data-\d{4}-\d{2}-\d{2}\.zip$/)
  const paths = await pathsIn(await readFile(await download.path()))
  for (const path of ['README.txt', 'index.html', 'data/users.json', 'data/profiles.json'])
    expect(paths).toContain(path)
  // the page does not change
  await expect(page.getByRole('heading', { name: 'Your data' })).toBeVisible()
})

test('an account is deleted immediately after two confirmations, with a goodbye by email', async ({ browser }) => {
  const { page, email } = await newPerson(browser)
  const second = await page.context().newPage()
  await goTo(second, '/app/tracker')
  // a background tab renders only once a second
  await page.bringToFront()
  await openAccount(page)
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete account' })
  await expect(dialog.getByText('Deleted right away, permanently:')).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(dialog.getByText('Please type DELETE')).toBeVisible()
  await dialog.getByLabel('Current password').fill('not this one')
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE')
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(dialog.getByText('Your current password is incorrect.')).toBeVisible()
  await dialog.getByLabel('Current password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(second).toHaveURL(/\/auth/)
  await expect(async () => {
    const response = await page.request.get(`/dev/mail.json?to=${encodeURIComponent(email)}`)
    const mails = (await response.json()) as { subject: string }[]
    expect(mails.map(({ subject }) => subject)).toEqual(['Your Tandem account was deleted'])
  }).toPass()
  const again = await page.request.post('/api/v1/sign-in', { data: { email, password: PASSWORD } })
  expect(again.status()).toBe(401)
})

test('the only admin of a company sees why the account cannot be deleted', { tag: '@long' }, async ({ page }) => {
  await page.request.post('/api/v1/sign-in', { data: { email: 'company@tandem.test', password: 'tandem-demo' } })
  await openAccount(page)
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete account' })
  await expect(dialog.getByText(/You're the only admin of a company/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Delete my account' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
})
