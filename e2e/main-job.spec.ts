import { expect, type Page, test } from '@playwright/test'
import { CONFIRM, confirmAddress, openMail } from './mailbox.ts'
import { addressOf, complaints, DEMO_PASSWORD, fillSignUp, goTo, people } from './people.ts'
import { smallPdf } from './small-pdf.ts'

const JOB = 'Community Health Worker'
const NAME = 'Nora Lindqvist'
const PASSWORD = 'a quiet harbour in may'
const RESUME = 'Nora Lindqvist Resume.pdf'

const emailOf = () => addressOf('nora.lindqvist')

test('a new user signs up, applies and is notified immediately; the recruiter reads and decides', async ({
  browser,
}) => {
  const seeker = await (await browser.newContext()).newPage()
  const recruiter = await (await browser.newContext({ acceptDownloads: true })).newPage()
  const problems = [complaints(seeker), complaints(recruiter)]

  await test.step('the recruiter has the applications open', () => openApplications(recruiter))
  await test.step('sign up and verify through /dev/mail', () => signUp(seeker))
  await test.step('search', () => search(seeker))
  await test.step('apply with an uploaded resume', () => apply(seeker))
  const card = recruiter.getByRole('listitem').filter({ has: recruiter.getByRole('heading', { name: NAME }) })
  await test.step('the recruiter sees it without reloading', async () => {
    await expect(card).toBeVisible()
    await expect(card).toContainText(JOB)
    expect(await recruiter.evaluate(() => 'stayed' in window)).toBe(true)
  })
  await test.step('the recruiter reads the resume', async () => {
    const download = recruiter
      .context()
      .waitForEvent('page')
      .then((tab) => tab.waitForEvent('download'))
    await card.getByRole('button', { name: `View resume of ${NAME}` }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/\.pdf$/)
    expect(await text(await file.createReadStream())).toContain('Five years in community clinics')
  })
  await test.step('the recruiter moves it to interview', async () => {
    await seeker.evaluate(() => Object.assign(window, { stayed: true }))
    await card.getByRole('combobox', { name: `Status of ${NAME}` }).selectOption({ label: 'Interview' })
    await recruiter
      .getByRole('dialog', { name: `Move ${NAME} to Interview?` })
      .getByRole('button', { name: 'Move to Interview' })
      .click()
    await expect(recruiter.getByText('Application status updated successfully')).toBeVisible()
  })
  await test.step('the candidate sees nothing of it until the recruiter publishes it', async () => {
    await card.getByRole('button', { name: `Details of ${NAME}` }).click()
    const details = recruiter.getByRole('dialog', { name: NAME })
    await expect(details.getByText(`${NAME} still sees “Submitted”`, { exact: false })).toBeVisible()
    await expect(seeker.getByText('Interview stage', { exact: true })).toHaveCount(0)
    await details.getByRole('button', { name: 'Notify now' }).click()
    await recruiter.getByRole('alertdialog').getByRole('button', { name: 'Notify now' }).click()
    await expect(recruiter.getByText('The candidate is being notified')).toBeVisible()
  })
  await test.step('the first browser shows toast and badge at once', async () => {
    await expect(seeker.getByText('Interview stage', { exact: true })).toBeVisible()
    await expect(seeker.getByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible()
    expect(await seeker.evaluate(() => 'stayed' in window)).toBe(true)
    await seeker.getByRole('link', { name: 'Job Tracker' }).click()
    await expect(seeker.getByRole('main')).toContainText(JOB)
    await expect(seeker.getByRole('main')).toContainText('Interview')
  })
  await test.step('the email has arrived', async () => {
    const mail = await openInTab(seeker, /interview/i)
    await expect(mail.getByText(JOB).filter({ visible: true }).first()).toBeVisible()
  })
  expect(problems.flat()).toEqual([])
})

async function openApplications(page: Page): Promise<void> {
  await goTo(page, '/auth?redirect=/app/company/applications')
  await page.getByRole('textbox', { name: 'Email' }).fill(people.recruiter)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible()
  await page.evaluate(() => Object.assign(window, { stayed: true }))
}

/** The newest email to the new user with a matching subject, in a separate tab. */
async function openInTab(page: Page, subject: RegExp): Promise<Page> {
  const mail = await page.context().newPage()
  await openMail(mail, emailOf(), subject)
  return mail
}

async function signUp(page: Page): Promise<void> {
  await fillSignUp(page, { name: NAME, email: emailOf(), password: PASSWORD })
  const mail = await openInTab(page, CONFIRM)
  await confirmAddress(mail)
  await mail.close()
}

async function search(page: Page): Promise<void> {
  await goTo(page, '/app/jobs')
  await page
    .getByRole('searchbox', { name: 'Keyword' })
    .or(page.getByRole('textbox', { name: 'Keyword' }))
    .fill(`${JOB} Fernway`)
  await page.getByRole('list', { name: 'Jobs' }).getByRole('link', { name: JOB }).filter({ hasText: 'Fernway' }).click()
  await expect(page.getByRole('region', { name: 'Job', exact: true }).getByRole('heading', { name: JOB })).toBeVisible()
}

async function apply(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Apply Now' }).click()
  const form = page.getByRole('dialog', { name: 'Apply for Position' })
  await expect(form.getByLabel('Full Name')).toHaveValue(NAME)
  await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue(emailOf())
  await form.getByLabel('Phone Number').fill('(503) 555-0147')
  const resume = smallPdf([NAME, 'Five years in community clinics', 'Licensed nurse'])
  await form.getByLabel('Resume file').setInputFiles({ name: RESUME, mimeType: 'application/pdf', buffer: resume })
  await expect(form.getByText('Uploaded', { exact: true })).toBeVisible()
  await form.getByLabel(/Years of clinical practice/).fill('5')
  await form.getByLabel(/What have you improved/).fill('Shorter waits on Mondays: 40 minutes became 15.')
  await form.getByRole('button', { name: 'Submit Application' }).click()
  await expect(page.getByText('Application Submitted!')).toBeVisible()
  await expect(form).toBeHidden()
  await expect(page.getByRole('button', { name: 'Applied', exact: true })).toBeDisabled()
}

async function text(stream: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts).toString('latin1')
}
