import { expect, type Page, test } from '@playwright/test'
import { DEMO_PASSWORD, isAlive, people, signInAs } from './people.ts'

const everyScript = /\/assets\/.*\.js$/

/** Holds back every script, or some, until it is let go: what a slow line does. */
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

test('what is typed into the sign-in before the script is there stays and is sent', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/auth?redirect=/app/notifications', { waitUntil: 'commit' })
  await page.getByRole('textbox', { name: 'Email' }).fill(people.seeker)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  letGo()
  await isAlive(page)
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(people.seeker)
  // showing the password draws the field anew: what the form holds is what was typed
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(/\/app\/notifications$/)
})

test('what is typed into the sign-up before the script is there stays', { tag: '@long' }, async ({ page }) => {
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

test('a form sent before the script is there signs in too, and no password stands in the address', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/auth?redirect=/app/profile', { waitUntil: 'commit' })
  await page.getByRole('textbox', { name: 'Email' }).fill(people.seeker)
  await page.getByLabel('Password', { exact: true }).fill('not my password')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('The email or the password is not right.')
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(people.seeker)
  expect(page.url()).not.toContain('not+my')
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/app\/profile$/)
  letGo()
})

test('the profile keeps what is typed over what is stored', { tag: '@long' }, async ({ page, context }) => {
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

test('a button pressed before the script is there does its work once it is', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await signInAs(context, 'admin')
  const letGo = await holdScripts(page)
  await page.goto('/app/admin/audit', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Check the log' }).focus()
  await page.keyboard.press('Enter')
  letGo()
  await expect(page.getByText(/entries are as they were sealed/)).toBeVisible()
})

/** React hears of every press from here on, but cannot do anything with it before the code of the page is there. */
async function holdPage(page: Page, address: string, code: RegExp): Promise<() => void> {
  const letGo = await holdScripts(page, code)
  const asked = page.waitForRequest(code)
  await page.goto(address, { waitUntil: 'commit' })
  // its own script asked for the code: it has run, and waits
  await asked
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  return letGo
}

test('what is pressed while React takes the page over does its work, once and in its order', async ({
  page,
  context,
}) => {
  await signInAs(context, 'seeker')
  const letGo = await holdPage(page, '/app/jobs', /\/assets\/app\.jobs-.*\.js$/)
  // a page whose scripts are held may draw no second frame, which a click would wait for
  const atOnce = { force: true }
  await page.getByRole('button', { name: 'Menu', exact: true }).click(atOnce)
  await page.getByRole('checkbox', { name: 'Remote only' }).check(atOnce)
  await page.getByRole('button', { name: /^User menu/ }).click(atOnce)
  letGo()
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
  await expect(page).toHaveURL(/remote=true/)
  await expect(page.getByRole('checkbox', { name: 'Remote only' })).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-sidebar', 'collapsed')
})

test('Apply Now pressed before the script is there opens the form', async ({ page, context }) => {
  await signInAs(context, 'seeker')
  const letGo = await holdPage(page, '/app/jobs', /\/assets\/app\.jobs-.*\.js$/)
  await page.getByRole('button', { name: 'Apply Now' }).click()
  letGo()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('what is chosen in a list before the script is there narrows it', { tag: '@long' }, async ({ page, context }) => {
  await signInAs(context, 'company')
  const letGo = await holdScripts(page)
  await page.goto('/app/company/jobs', { waitUntil: 'commit' })
  await page.getByLabel('Status', { exact: true }).selectOption('Closed')
  letGo()
  await expect(page).toHaveURL(/status=closed/)
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('closed')
})

test('a form sent before the script is there is sent once it is, with what was chosen in it', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await signInAs(context, 'seeker')
  const letGo = await holdScripts(page)
  await page.goto('/app/salary?jobTitle=Data%20Analyst&location=Portland%2C%20OR', { waitUntil: 'commit' })
  const form = page.getByRole('form', { name: 'Salary search' })
  await form.getByRole('combobox', { name: 'Experience level' }).selectOption('Senior')
  await form.getByRole('button', { name: 'Analyze' }).click()
  letGo()
  await expect(page).toHaveURL(/experienceLevel=senior/)
})

test('the sign-in form does not move when the script arrives: a press reaches what it was aimed at', {
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

test('the applications stay where they are as the script comes', { tag: '@long' }, async ({ page, context }) => {
  await signInAs(context, 'company')
  const letGo = await holdScripts(page)
  await page.goto('/app/company/applications', { waitUntil: 'commit' })
  const details = page.getByRole('button', { name: /^Details of/ }).first()
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  const before = await details.boundingBox()
  letGo()
  await isAlive(page)
  await expect(page.getByRole('heading', { name: /promised answers? (is|are) due/ })).toBeVisible()
  expect(await details.boundingBox()).toEqual(before)
})
