import { expect, type Page, test } from '@playwright/test'
import { findViolations } from './find-violations.ts'
import { complaints, isAlive, isLoaded, type PersonName, signInAs } from './people.ts'
import { aPosting, screens, widths } from './screens.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 180_000 })

/** The page in both widths, light and dark; every finding with where it was. */
async function inEveryLight(page: Page, what: string): Promise<string[]> {
  const found: string[] = []
  for (const [name, size] of Object.entries(widths)) {
    await page.setViewportSize(size)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      for (const line of await findViolations(page)) found.push(`${what}, ${name}, ${colorScheme}: ${line}`)
    }
  }
  return found
}

for (const [who, paths] of screens) {
  test(`axe finds nothing on the screens of ${who ?? 'somebody signed out'}`, async ({ page, context }) => {
    if (who) await signInAs(context, who)
    const heard = complaints(page)
    const found: string[] = []
    for (const path of [...paths, ...(who ? [] : [await aPosting(page)])]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await isLoaded(page)
      found.push(...(await inEveryLight(page, path)))
    }
    expect(found).toEqual([])
    expect(heard).toEqual([])
  })
}

const opened: [string, PersonName, string, (page: Page) => Promise<void>][] = [
  ['user menu', 'seeker', '/app/notifications', (page) => press(page, /^User menu/)],
  ['bell', 'seeker', '/app/notifications', (page) => press(page, /^Notifications/)],
  ['palette', 'seeker', '/app/notifications', openPalette],
  ['apply form', 'seeker', '/app/jobs?q=Senior+Data+Analyst', (page) => openFirst(page, /^Apply Now/)],
  ['application details', 'seeker', '/app/tracker', openApplication],
  ['withdraw question', 'seeker', '/app/tracker', askToWithdraw],
  ['review', 'recruiter', '/app/company/applications', (page) => openFirst(page, /^Details of/)],
  ['new question', 'recruiter', '/app/company/jobs', newQuestion],
]

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.type('an')
}

async function openApplication(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: /Submitted Applications|Under Review|Interview/ }) })
    .getByRole('listitem')
    .getByRole('heading', { level: 3 })
    .getByRole('button')
    .first()
    .click()
  await page.getByRole('dialog').getByRole('heading').first().waitFor()
}

async function askToWithdraw(page: Page): Promise<void> {
  await openApplication(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await page.getByRole('alertdialog').or(page.getByRole('dialog').nth(1)).first().waitFor()
}

async function press(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name }).click()
}

async function openFirst(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().click()
  await page.getByRole('dialog').getByRole('heading').first().waitFor()
}

async function newQuestion(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Clinic Operations Lead' }).first().click()
  await page.getByRole('tab', { name: /Requirements/ }).click()
  await openFirst(page, /^Add/)
}

for (const [name, who, path, open] of opened) {
  test(`axe finds nothing while the ${name} is open`, async ({ page, context }) => {
    await signInAs(context, who)
    await page.goto(path)
    await isAlive(page)
    await open(page)
    await isLoaded(page)
    expect(await inEveryLight(page, name)).toEqual([])
  })
}
