import { expect, type Page, test } from '@playwright/test'
import { DEMO_PASSWORD, isAlive, people, signInAs } from './people.ts'

const everyScript = /\/assets\/.*\.js$/

/** Delays all or some scripts until they are released, like a slow connection. */
async function holdScripts(page: Page, which = everyScript): Promise<() => void> {
  let letGo = () => {}
  const wait = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(which, async (route) => {
    await wait
    await route.continue()
  })
  return letGo
}

test('input typed into the sign-in form before the script loads stays and is sent', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/auth?redirect=/app/notifications', { waitUntil: 'commit' })
  await page.getByRole('textbox', { name: 'Email' }).fill(people.seeker)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  letGo()
  await isAlive(page)
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(people.seeker)
  // showing the password renders the field again: the form must contain what was typed
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(/\/app\/notifications$/)
})

test('input typed into the sign-up form before the script loads stays', { tag: '@long' }, async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/auth?tab=sign-up', { waitUntil: 'commit' })
  await page.getByLabel('Display name').fill('Ada Osei')
  await page.getByRole('textbox', { name: 'Email' }).fill('ada')
  await page.getByLabel('Password', { exact: true }).fill('quiet river stone')
  letGo()
  await isAlive(page)
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(page.getByText("Passwords don't match")).toBeVisible()
  await expect(page.getByText('Display name is required')).toHaveCount(0)
  await expect(page.getByLabel('Display name')).toHaveValue('Ada Osei')
})

test('a form sent before the script loads signs in too, without a password in the URL', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/auth?redirect=/app/profile', { waitUntil: 'commit' })
  await page.getByRole('textbox', { name: 'Email' }).fill(people.seeker)
  await page.getByLabel('Password', { exact: true }).fill('not my password')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('The email or password is incorrect.')
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(people.seeker)
  expect(page.url()).not.toContain('not+my')
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/app\/profile$/)
  letGo()
})

test('the profile shows early input instead of the stored value', { tag: '@long' }, async ({ page, context }) => {
  await signInAs(context, 'seeker')
  const letGo = await holdScripts(page)
  await page.goto('/app/profile', { waitUntil: 'commit' })
  const [phone, bio] = [page.getByLabel('Phone', { exact: false }).first(), page.getByLabel('Bio', { exact: false })]
  await phone.fill('(503) 555-0199')
  await bio.fill('Typed while the line was slow.')
  letGo()
  await isAlive(page)
  await expect(phone).toHaveValue('(503) 555-0199')
  await expect(bio).toHaveValue('Typed while the line was slow.')
})

test('Enter in a form without an action, before the script loads, does not remove the input', async ({
  page,
  context,
}) => {
  await signInAs(context, 'seeker')
  const letGo = await holdScripts(page)
  await page.goto('/app/profile', { waitUntil: 'commit' })
  const phone = page.getByLabel('Phone', { exact: false }).first()
  await phone.fill('(503) 555-0142')
  await phone.press('Enter')
  letGo()
  await isAlive(page)
  await expect(phone).toHaveValue('(503) 555-0142')
})

test('the sign-in form does not move when the script loads, so a click hits its target', {
  tag: '@long',
}, async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/auth', { waitUntil: 'commit' })
  const button = page.getByRole('button', { name: 'Show password' })
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  const before = await button.boundingBox()
  letGo()
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible()
  expect(await button.boundingBox()).toEqual(before)
})

test('the applications do not move when the script loads', { tag: '@long' }, async ({ page, context }) => {
  await signInAs(context, 'company')
  const letGo = await holdScripts(page)
  await page.goto('/app/company/applications', { waitUntil: 'commit' })
  const details = page.getByRole('button', { name: /^Details of/ }).first()
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  const before = await details.boundingBox()
  letGo()
  await isAlive(page)
  await expect(page.getByRole('heading', { name: /promised (reply|replies) (is|are) due/ })).toBeVisible()
  expect(await details.boundingBox()).toEqual(before)
})
