import { expect, type Locator, type Page, test } from '@playwright/test'
import { CONFIRM, confirmAddress, openMail } from './mailbox.ts'
import { addressOf, complaints, fillSignUp, goTo, isAlive, isLoaded, reload, signInAs } from './people.ts'
import { smallPdf } from './small-pdf.ts'

const JOB = 'Community Health Worker'
const NAME = 'Ines Carvalho'
const PASSWORD = 'a bright kitchen in june'

const emailOf = () => addressOf('ines.carvalho')

const figure = (page: Page, name: string): Locator => page.locator('.figure').filter({ hasText: name })
const value = (page: Page, name: string): Locator => figure(page, name).locator('dd.v')
const welcome = (page: Page): Locator => page.getByRole('dialog', { name: 'Add a resume to get started' })
const guide = (page: Page): Locator => page.getByRole('region', { name: 'Quick Start Guide' })
const activity = (page: Page): Locator => page.getByRole('region', { name: 'Recent Activity' })

test('a new seeker is welcomed, starts, and sees progress without a reload (DASH-17, DASH-18, DASH-19)', async ({
  browser,
}) => {
  const page = await (await browser.newContext()).newPage()
  await test.step('sign up', () => signUp(page))
  const problems = complaints(page)
  await test.step('the welcome dialog offers three options, and is dismissed for the session', async () => {
    await goTo(page, '/app')
    await expect(welcome(page).getByRole('link', { name: /Create new resume/ })).toHaveAttribute(
      'href',
      '/app/documents/resume/new',
    )
    await expect(welcome(page)).toContainText('Upload existing resume')
    await welcome(page).getByRole('button', { name: "I'll do this later" }).click()
    await expect(welcome(page)).toBeHidden()
    await reload(page)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome, Ines.')
    await expect(welcome(page)).toBeHidden()
  })
  await test.step('all counts are zero, with a next step', async () => {
    for (const name of ['Applications Sent', 'Interviews Scheduled', 'Profile Views'])
      await expect(value(page, name)).toHaveText('0')
    await expect(figure(page, 'Jobs Matched')).toContainText('needs a resume')
    await expect(guide(page)).toContainText('0 of 4 completed')
    await expect(activity(page)).toContainText('No activity yet')
    await expect(page.getByText('Upgrade to Pro')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Complete Profile' })).toHaveAttribute('href', '/app/profile')
  })
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  const other = await page.context().newPage()
  await test.step('a resume uploaded in another tab moves the checklist and finds matches', async () => {
    await goTo(other, '/app')
    // another tab has its own session storage: the welcome dialog opens there and accepts the file
    const resume = smallPdf([
      NAME,
      'Community health worker, 2019 to 2024',
      'Patient outreach, home visits, care plans',
    ])
    await welcome(other)
      .locator('input[type=file]')
      .setInputFiles({ name: 'Ines Carvalho.pdf', mimeType: 'application/pdf', buffer: resume })
    await expect(guide(page)).toContainText('1 of 4 completed')
    await expect(activity(page).getByText('Uploaded', { exact: true })).toBeVisible()
    await expect(value(page, 'Jobs Matched')).toHaveText(/^\d/)
    await expect(page.getByRole('link', { name: 'Manage resumes' })).toBeVisible()
  })
  await test.step('an application moves counts and activity', async () => {
    await apply(other)
    await expect(value(page, 'Applications Sent')).toHaveText('1')
    await expect(guide(page)).toContainText('2 of 4 completed')
    await expect(activity(page).getByRole('listitem').filter({ hasText: JOB })).toContainText('Applied')
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  })
  expect(problems).toEqual([])
})

test('every link of the dashboard opens a page (DASH-02, DASH-07, DASH-16)', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await signInAs(context, 'seeker')
  const problems = complaints(page)
  await goTo(page, '/app')
  await isLoaded(page)
  await isAlive(page)
  await expect(page.getByRole('button', { name: /coach/i }).first()).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Career Platform' })
  await expect(menu.getByRole('link').first()).toHaveText('Dashboard')
  await expect(menu.locator('[aria-current=page]')).toHaveText('Dashboard')
  await expect(page.locator('.figure dt')).toHaveText([
    'Applications Sent',
    'Jobs Matched',
    'Interviews Scheduled',
    'Profile Views',
  ])
  const links = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  for (const href of ['/app/tracker', '/app/documents', '/app/jobs', '/app/coaching', '/app/profile'])
    expect(links).toContain(href)
  for (const href of new Set(links)) expect((await page.request.get(href ?? '')).status(), href ?? '').toBe(200)
  await test.step('the minimum match is changed next to the number of matches', async () => {
    const before = Number(await value(page, 'Jobs Matched').textContent())
    await page.getByRole('button', { name: 'at 70 or better' }).click()
    await page.getByRole('combobox', { name: 'Minimum match' }).selectOption('100')
    await expect(page.getByRole('button', { name: 'at 100 or better' })).toBeVisible()
    await expect.poll(async () => Number(await value(page, 'Jobs Matched').textContent())).toBeLessThan(before)
    await reload(page)
    await page.getByRole('button', { name: 'at 100 or better' }).click()
    await page.getByRole('combobox', { name: 'Minimum match' }).selectOption('70')
    await expect(value(page, 'Jobs Matched')).toHaveText(`${before}`)
  })
  expect(problems).toEqual([])
})

test('every screen of the app has the sidebar, the header and the coach at hand (SHELL-06)', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await signInAs(context, 'seeker')
  const paths = [
    '',
    '/documents',
    '/jobs',
    '/tracker',
    '/auto-apply',
    '/coaching',
    '/subscribe',
    '/profile',
    '/notifications',
  ]
  for (const path of paths) {
    await goTo(page, `/app${path}`)
    await expect(page.getByRole('navigation', { name: 'Career Platform' }), path).toBeVisible()
    await expect(page.getByRole('banner').getByRole('button', { name: /^Notifications/ }), path).toBeVisible()
    await expect(page.locator('.coach-tab'), path).toBeVisible()
  }
})

async function signUp(page: Page): Promise<void> {
  await fillSignUp(page, { name: NAME, email: emailOf(), password: PASSWORD })
  await openMail(page, emailOf(), CONFIRM)
  await confirmAddress(page)
}

async function apply(page: Page): Promise<void> {
  await goTo(page, `/app/jobs?q=${encodeURIComponent(`${JOB} Fernway`)}`)
  await page.getByRole('button', { name: 'Apply Now' }).click()
  const form = page.getByRole('dialog', { name: 'Apply for Position' })
  await form.getByLabel('Phone Number').fill('(503) 555-0149')
  await form.getByLabel('Resume file').setInputFiles({
    name: 'Ines.pdf',
    mimeType: 'application/pdf',
    buffer: smallPdf([NAME, 'Community health worker']),
  })
  await expect(form.getByText('Uploaded', { exact: true })).toBeVisible()
  await form.getByLabel(/Years of clinical practice/).fill('5')
  await form.getByLabel(/What have you improved/).fill('Shorter waits on Mondays: 40 minutes became 15.')
  await form.getByRole('button', { name: 'Submit Application' }).click()
  await expect(page.getByText('Application Submitted!')).toBeVisible()
}
