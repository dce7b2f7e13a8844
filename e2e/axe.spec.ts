import { expect, type Page, test } from '@playwright/test'
import { casesOf } from '../src/testing/long.ts'
import { inEveryLight } from './find-violations.ts'
import { goTo, isLoaded, type PersonName, signInAs } from './people.ts'
import { widths } from './screens.ts'
import { documentScreens } from './stored-documents.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('axe finds nothing on the screens of one document', { tag: '@long' }, async ({ page, context }) => {
  await signInAs(context, 'seeker')
  const found: string[] = []
  for (const path of await documentScreens(context)) {
    await goTo(page, path)
    await expect(page.locator('h1').first()).toBeVisible()
    await isLoaded(page)
    found.push(...(await inEveryLight(page, path)))
  }
  expect(found).toEqual([])
})

const opened: [string, PersonName | null, string, (page: Page) => Promise<void>][] = [
  ['user menu', 'seeker', '/app/notifications', (page) => press(page, /^User menu/)],
  ['bell', 'seeker', '/app/notifications', (page) => press(page, /^Notifications/)],
  ['palette', 'seeker', '/app/notifications', openPalette],
  ['apply form', 'seeker', '/app/jobs?q=Senior+Product+Analyst', (page) => openFirst(page, /^Apply Now/)],
  ['application details', 'seeker', '/app/tracker', openApplication],
  ['withdraw question', 'seeker', '/app/tracker', askToWithdraw],
  ['auto apply review', 'seeker', '/app/auto-apply', (page) => openFirst(page, /^Review Senior/)],
  ['auto apply rule', 'seeker', '/app/auto-apply?tab=rules', (page) => openFirst(page, /^Edit/)],
  ['review', 'recruiter', '/app/company/applications', (page) => openFirst(page, /^Details of/)],
  ['posting', 'recruiter', '/app/company/jobs', editPosting],
  ['new question', 'recruiter', '/app/company/jobs', newQuestion],
  ['refused sign-up', null, '/auth?tab=sign-up', sendNothing],
  ['refused sign-in', null, '/auth?refused=INVALID_CREDENTIALS&notice=mail-sent', async () => {}],
  ['menu', 'seeker', '/app/notifications', openDrawer],
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

async function editPosting(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Clinic Operations Lead' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Job' })).toBeVisible()
}

async function sendNothing(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await expect(page.getByText('Display name is required')).toBeVisible()
}

async function openDrawer(page: Page): Promise<void> {
  await page.setViewportSize(widths.phone)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
}

async function newQuestion(page: Page): Promise<void> {
  await editPosting(page)
  await page.getByRole('tab', { name: /Requirements/ }).click()
  await openFirst(page, /^Add/)
}

/** In normal runs: a menu, a form, and the drawer of a phone. */
const inPlainRuns = ['user menu', 'apply form', 'menu']

for (const [name, who, path, open] of casesOf(opened, ([name]) => inPlainRuns.includes(name))) {
  test(`axe finds nothing while the ${name} is open`, async ({ page, context }) => {
    if (who) await signInAs(context, who)
    await goTo(page, path)
    await open(page)
    await isLoaded(page)
    expect(await inEveryLight(page, name)).toEqual([])
  })
}
