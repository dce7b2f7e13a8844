import { expect, type Page, test } from '@playwright/test'
import { findViolations } from './find-violations.ts'
import { complaints, goTo, isAlive, isLoaded, reload, signInAs } from './people.ts'
import { widths } from './screens.ts'

const sheet = (page: Page) => page.getByRole('dialog', { name: 'AI Career Coach' })
const input = (page: Page) => sheet(page).getByRole('textbox', { name: 'Ask about your job search' })

async function openCoach(page: Page, path = '/app/jobs'): Promise<void> {
  await goTo(page, path)
  await isLoaded(page)
  await isAlive(page)
  await page.getByRole('button', { name: /^Coach/ }).click()
  await expect(sheet(page)).toBeVisible()
}

test('the coach is on every screen of a job seeker, and does not cover the end of a page (COACH-01)', {
  tag: '@long',
}, async ({ context, page }) => {
  await signInAs(context, 'seeker')
  for (const path of [
    '/app/jobs',
    '/app/tracker',
    '/app/documents',
    '/app/profile',
    '/app/notifications',
    '/app/subscribe',
    '/app/coaching',
    '/app/auto-apply',
  ]) {
    await goTo(page, path)
    await isLoaded(page)
    await expect(page.getByRole('button', { name: /^Coach/ }), path).toBeVisible()
    expect(
      await page.locator('main').evaluate((main) => parseFloat(getComputedStyle(main).paddingBottom)),
      path,
    ).toBeGreaterThanOrEqual(96)
  }
  await context.clearCookies()
  await signInAs(context, 'recruiter')
  await goTo(page, '/app/company/jobs')
  await isLoaded(page)
  await expect(page.getByRole('button', { name: /^Coach/ })).toHaveCount(0)
})

test('blanks cannot be sent; an answer streams with its sender and sources, and survives a reload (COACH-02, COACH-03, COACH-07)', async ({
  context,
  page,
}) => {
  const problems = complaints(page)
  await signInAs(context, 'seeker')
  await openCoach(page)
  await expect(input(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await input(page).fill('   ')
  await page.keyboard.press('Enter')
  await expect(sheet(page).locator('.said')).toHaveCount(0)
  await expect(sheet(page).getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true')

  await input(page).fill('How do my')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('applications stand?')
  // leave the page only after the question was accepted: an unaccepted question stays in the box, without an answer to continue
  const taken = page.waitForResponse((response) => response.url().endsWith('/coach/ask'))
  await page.keyboard.press('Enter')
  await expect(sheet(page).getByText('Writing,')).toBeVisible()
  await taken
  // in the middle of the answer
  await reload(page)
  await expect(
    sheet(page)
      .locator('.aside')
      .getByText(/You have sent \d+ applications/),
  ).toBeVisible()
  await expect(sheet(page).getByText('Coach · built-in engine')).toBeVisible()
  await expect(sheet(page).locator('.said')).toHaveText(/How do my\s+applications stand\?/)
  await expect(input(page)).toHaveValue('')

  await sheet(page).getByRole('list', { name: 'Sources' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/app\/tracker/)
  await expect(sheet(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await input(page).waitFor({ state: 'hidden' })
  await expect(page.getByRole('button', { name: /^Coach/ })).toBeFocused()
  expect(problems).toEqual([])
})

test('the help centre answers, and its article opens', { tag: '@long' }, async ({ context, page }) => {
  await signInAs(context, 'seeker')
  await openCoach(page)
  await sheet(page).getByRole('button', { name: 'New conversation' }).click()
  await input(page).fill('How do I delete my account?')
  await sheet(page).getByRole('button', { name: 'Send' }).click()
  await sheet(page).getByRole('link', { name: 'Open Help, Delete your account or get your data' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Delete your account or get your data' })).toBeVisible()
})

test('staff answer in the inbox, and the answer reaches the open page (COACH-06)', async ({
  browser,
  context,
  page,
}) => {
  const problems = complaints(page)
  await signInAs(context, 'seeker')
  await openCoach(page)
  await sheet(page).getByRole('button', { name: 'New conversation' }).click()
  await input(page).fill('Something about my invoice of May')
  await page.keyboard.press('Enter')
  await expect(sheet(page).getByRole('button', { name: 'Stop' })).toHaveCount(0)
  await sheet(page).getByRole('button', { name: 'Talk to a person' }).click()
  await sheet(page).getByRole('checkbox', { name: 'Share this conversation' }).check()
  const words = `I was charged twice in May (${Date.now()}).`
  await sheet(page).getByRole('textbox', { name: 'Message to our staff' }).fill(words)
  await page.keyboard.press('Enter')
  await expect(sheet(page).getByText('Your conversation with the coach is shared.')).toBeVisible()

  const office = await browser.newContext({ viewport: widths.desk })
  await signInAs(office, 'staff')
  const desk = await office.newPage()
  const deskProblems = complaints(desk)
  await goTo(desk, '/app/admin/support')
  await isLoaded(desk)
  await isAlive(desk)
  await desk
    .getByRole('button', { name: new RegExp(words.slice(0, 20)) })
    .first()
    .click()
  await desk.getByText('Coach conversation, shared by the person').click()
  await expect(desk.getByText('Something about my invoice of May')).toBeVisible()
  await desk.getByRole('textbox', { name: 'Reply', exact: true }).fill('One of them was given back today.')
  // a toast is only shown for some seconds, so wait for it before the answer
  const isSaid = expect(page.getByText('Support replied').first()).toBeVisible()
  // the reply is emailed, so only the button sends it
  await desk.keyboard.press('Tab')
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('log').getByText('One of them was given back today.')).toBeVisible()

  await expect(sheet(page).getByText('One of them was given back today.')).toBeVisible()
  await isSaid
  await desk.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(sheet(page).getByText('Closed. Writing reopens it')).toBeVisible()
  expect([...problems, ...deskProblems]).toEqual([])
  await office.close()
})

test('conversations are renamed and deleted; axe finds nothing on the sheet and the page', { tag: '@long' }, async ({
  context,
  page,
}) => {
  await signInAs(context, 'seeker')
  await openCoach(page)
  await sheet(page).getByRole('button', { name: 'New conversation' }).click()
  await input(page).fill('Talk that will go')
  await page.keyboard.press('Enter')
  await expect(sheet(page).getByRole('button', { name: 'Stop' })).toHaveCount(0)
  expect(await findViolations(page)).toEqual([])
  await sheet(page).getByRole('button', { name: 'Conversations' }).click()
  await sheet(page).getByRole('button', { name: 'More actions for Talk that will go' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Renamed talk')
  await page.getByRole('button', { name: 'Save' }).click()
  await sheet(page).getByRole('button', { name: 'More actions for Renamed talk' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete conversation' }).click()
  await expect(sheet(page).getByRole('button', { name: /^Renamed talk/ })).toHaveCount(0)
})

test('on a phone the coach fills the screen and keeps the focus', { tag: '@long' }, async ({ browser }) => {
  const context = await browser.newContext({ viewport: widths.phone, hasTouch: true })
  await signInAs(context, 'seeker')
  const page = await context.newPage()
  await openCoach(page)
  const box = await sheet(page).boundingBox()
  expect(box).toMatchObject({ x: 0, y: 0, width: widths.phone.width, height: widths.phone.height })
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press('Tab')
    expect(
      await sheet(page).evaluate(
        (node) =>
          node.contains(document.activeElement) || document.activeElement?.hasAttribute('data-base-ui-focus-guard'),
      ),
    ).toBe(true)
  }
  await sheet(page).getByRole('button', { name: 'Close' }).click()
  await expect(sheet(page)).toBeHidden()
  await context.close()
})
