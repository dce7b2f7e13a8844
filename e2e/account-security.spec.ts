import { createHmac } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { findViolations } from './find-violations.ts'
import { confirmButton, confirmByMail, textInMail } from './mailbox.ts'
import { goTo, reload } from './people.ts'

const PASSWORD = 'quiet river stone'
let made = 0

/** A new user for this test, whose address is confirmed by the email in the demo's mailbox. */
async function signUp(page: Page): Promise<string> {
  const email = `security-${Date.now()}-${++made}@example.test`
  const sent = await page.request.post('/api/v1/sign-up', {
    data: { displayName: 'Ada Osei', email, password: PASSWORD },
  })
  expect(sent.ok()).toBe(true)
  await confirmByMail(page, email)
  return email
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** The authenticator app's code, `drift` steps from now; never the last one, which could expire before it arrives. */
function codeOf(key: string, drift = 0): string {
  const bits = [...key].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + drift))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 0xf
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

const openAccount = async (page: Page) => {
  await goTo(page, '/app/profile?tab=account')
  await expect(page.getByRole('heading', { name: 'Two-factor authentication' })).toBeVisible()
}
/** Signs out in the background of an open page and waits until the page leaves: a navigation before that would interrupt it. */
async function signOut(page: Page): Promise<void> {
  await page.request.post('/api/v1/sign-out')
  await expect(page).toHaveURL(/\/auth/)
}
async function typeSignIn(page: Page, email: string, hasScript = true): Promise<void> {
  const address = '/auth?redirect=%2Fapp%2Ftracker'
  await (hasScript ? goTo(page, address) : page.goto(address))
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

test('two-factor is switched on by an app, asked for at the next sign-in, and switched off again (AUTH-12)', async ({
  page,
  browser,
}) => {
  const email = await signUp(page)
  await openAccount(page)
  await page.getByRole('button', { name: 'Turn on' }).click()
  await page.getByLabel('Current password').fill('not this one')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Your current password is incorrect.')).toBeVisible()
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const key = (await page.getByRole('dialog').locator('code').innerText()).replaceAll(' ', '')
  await page.getByLabel('Authentication code').fill(codeOf(key))
  await page.getByRole('button', { name: 'Turn on' }).click()
  const codes = page.getByRole('list', { name: 'Backup codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const backup = await codes.first().innerText()
  await page.getByRole('button', { name: "I've saved these codes" }).click()
  await expect(page.getByText('10 of 10 left')).toBeVisible()

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await typeSignIn(other, email)
  await other.getByLabel('Code', { exact: true }).fill('000000')
  await other.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(other.getByText('This code is incorrect or was already used.').first()).toBeVisible()
  await other.getByLabel('Code', { exact: true }).fill(codeOf(key, 1))
  await other.getByLabel('Trust this device for 30 days').check()
  await other.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(other).toHaveURL(/\/app\/tracker/)
  await signOut(other)
  // a trusted device needs no code
  await typeSignIn(other, email)
  await expect(other).toHaveURL(/\/app\/tracker/)
  await elsewhere.close()

  await openAccount(page)
  await page.getByRole('button', { name: 'Turn off' }).click()
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByLabel('Authentication code').fill(backup)
  await page.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByRole('button', { name: 'Turn on' })).toBeVisible()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('the plain HTML form asks for the code too (AUTH-12)', { tag: '@long' }, async ({ page }) => {
    const email = `security-plain-${Date.now()}@example.test`
    await page.request.post('/api/v1/sign-up', { data: { displayName: 'Ada Osei', email, password: PASSWORD } })
    await goTo(page, await textInMail(page, email, /https?:[^\s"<>]*verify\?token=[\w-]+/))
    await confirmButton(page).click()
    await expect(page).toHaveURL(/verified=1|\/app/)
    const post = async (path: string, data: object) =>
      (await (await page.request.post(`/api/v1/security${path}`, { data })).json()) as { secret: string }
    const { secret } = await post('/two-factor/start', { password: PASSWORD })
    await post('/two-factor', { code: codeOf(secret) })
    await page.request.post('/api/v1/sign-out')
    await typeSignIn(page, email, false)
    await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
    await page.getByLabel('Code', { exact: true }).fill('000000')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page.getByText('This code is incorrect or was already used.')).toBeVisible()
    await page.getByLabel('Code', { exact: true }).fill(codeOf(secret, 1))
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page).toHaveURL(/\/app\/tracker/)
  })
})

test('a passkey is added, signs in without a password, and is removed', async ({ page }) => {
  await signUp(page)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await openAccount(page)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Passkey name').fill('Kitchen laptop')
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('list', { name: 'Your passkeys' })).toContainText('Kitchen laptop')

  await page.request.post('/api/v1/sign-out')
  await goTo(page, '/auth?redirect=%2Fapp%2Ftracker')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(/\/app\/tracker/)

  await openAccount(page)
  await page.getByRole('button', { name: 'Remove Kitchen laptop' }).click()
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Remove passkey' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Your passkeys' })).toHaveCount(0)
  await page.request.post('/api/v1/sign-out')
  await goTo(page, '/auth')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText("This passkey didn't work.").first()).toBeVisible()
})

test('a new address is confirmed by its email, and undone from the old one', async ({ page }) => {
  const email = await signUp(page)
  const next = email.replace('security', 'moved')
  await openAccount(page)
  await page.getByRole('button', { name: 'Change email' }).click()
  await page.getByLabel('New email').fill(next)
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText(`Not confirmed yet. We emailed a link to ${next}.`)).toBeVisible()
  await goTo(page, '/')
  await goTo(page, await textInMail(page, next, /https?:[^\s"<>]*auth\/email#confirm=[\w-]+/))
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(page.getByText('Your new email is confirmed.')).toBeVisible()
  const undo = await textInMail(page, email, /https?:[^\s"<>]*auth\/email#undo=[\w-]+/)
  await openAccount(page)
  await expect(page.getByRole('region', { name: 'Sign-in', exact: true })).toContainText(next)
  await goTo(page, '/')
  await goTo(page, undo)
  await page.getByRole('button', { name: 'Undo change' }).click()
  await expect(page.getByText('Your previous email is restored.')).toBeVisible()
  await goTo(page, '/app/profile')
  await expect(page).toHaveURL(/\/auth/)
})

test('a device is signed out from another one, and its open page follows', async ({ page, browser }) => {
  const email = await signUp(page)
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await typeSignIn(other, email)
  await expect(other).toHaveURL(/\/app\/tracker/)
  await openAccount(page)
  await expect(page.getByRole('list', { name: 'Devices' }).getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'Sign out all others' }).click()
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out all others' }).click()
  await expect(page.getByRole('list', { name: 'Devices' }).getByRole('listitem')).toHaveCount(1)
  await expect(other).toHaveURL(/\/auth/)
  await elsewhere.close()
})

test('platform staff are asked to switch two-factor on, can postpone it, and are never locked out', async ({
  page,
}) => {
  await page.request.post('/api/v1/sign-in', { data: { email: 'staff@tandem.test', password: 'tandem-demo' } })
  await goTo(page, '/app/admin')
  const urge = page.getByText('Protect your account with two-factor')
  await expect(urge).toBeVisible()
  await expect(page.getByRole('link', { name: 'Turn on two-factor' })).toBeVisible()
  await page.getByRole('button', { name: 'Remind me in a week' }).click()
  await expect(urge).toHaveCount(0)
  await reload(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(urge).toHaveCount(0)
})

test('axe finds nothing in the dialogs of account security', { tag: '@long' }, async ({ page }) => {
  const email = await signUp(page)
  await openAccount(page)
  const found: string[] = []
  const impersonation = async (what: string) => {
    for (const line of await findViolations(page)) found.push(`${what}: ${line}`)
  }
  await page.getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByLabel('Type DELETE to confirm')).toBeVisible()
  await impersonation('delete account')
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await page.getByRole('button', { name: 'Turn on' }).click()
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await impersonation('QR code, dark')
  const key = (await page.getByRole('dialog').locator('code').innerText()).replaceAll(' ', '')
  await page.getByLabel('Authentication code').fill(codeOf(key))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByRole('list', { name: 'Backup codes' })).toBeVisible()
  await impersonation('backup codes, dark')
  await page.getByRole('button', { name: "I've saved these codes" }).click()
  await expect(page.getByText('10 of 10 left')).toBeVisible()
  await page.setViewportSize({ width: 360, height: 780 })
  await impersonation('account, phone, dark')
  await signOut(page)
  await typeSignIn(page, email)
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible()
  await impersonation('the code')
  expect(found).toEqual([])
})
