import { expect, type Page, test } from '@playwright/test'
import { press, tabTo, type } from './by-keyboard.ts'
import { confirmButton } from './mailbox.ts'
import { addressOf, DEMO_PASSWORD, goTo, isAlive, people, reload } from './people.ts'
import { smallPdf } from './small-pdf.ts'

const JOB = 'Nurse Educator'
const NAME = 'Imre Halász'
const PASSWORD = 'a quiet harbour in may'

const emailOf = () => addressOf('imre.halasz')

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test("the whole way from sign-up to the company's answer, by keyboard only", async ({ browser }) => {
  const seeker = await (await browser.newContext()).newPage()
  const recruiter = await (await browser.newContext()).newPage()

  await test.step('the recruiter signs in', async () => {
    await goTo(recruiter, '/auth?redirect=/app/company/applications')
    await type(recruiter, recruiter.getByRole('textbox', { name: 'Email' }), people.recruiter)
    await type(recruiter, recruiter.getByLabel('Password', { exact: true }), DEMO_PASSWORD)
    await recruiter.keyboard.press('Enter')
    await expect(recruiter.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible()
    await isAlive(recruiter)
  })
  await test.step('sign up and verify', () => signUp(seeker))
  await test.step('search and apply', () => searchAndApply(seeker))
  await test.step('the recruiter opens it, closes it and moves it to interview', async () => {
    // the newest one: in a retry, the user of the first run has applied too
    const details = recruiter.getByRole('button', { name: `Details of ${NAME}` }).first()
    const status = recruiter.getByRole('combobox', { name: `Status of ${NAME}` }).first()
    await press(recruiter, details)
    const dialog = recruiter.getByRole('dialog', { name: NAME })
    await expect(dialog).toBeVisible()
    await recruiter.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    // the focus returns to the element that had it before
    await expect(details).toBeFocused()
    await tabTo(recruiter, status, { key: 'Shift+Tab' })
    // the key opens the list and chooses nothing
    await recruiter.keyboard.press('ArrowDown')
    await expect(status).toHaveValue('submitted')
    await recruiter.keyboard.type('Int')
    await recruiter.keyboard.press('Enter')
    const question = recruiter.getByRole('dialog', { name: `Move ${NAME} to Interview?` })
    await press(recruiter, question.getByRole('button', { name: 'Move to Interview' }))
    await expect(status).toHaveValue('interview')
    await expect(status).toBeFocused()
    await press(recruiter, details)
    await press(recruiter, dialog.getByRole('button', { name: 'Notify now' }))
    await press(recruiter, recruiter.getByRole('alertdialog').getByRole('button', { name: 'Notify now' }))
  })
  await test.step('the first browser is notified, and the bell opens it', async () => {
    await expect(seeker.getByText('Interview stage', { exact: true })).toBeVisible()
    await press(seeker, seeker.getByRole('button', { name: 'Notifications, 2 unread' }))
    const bell = seeker.getByRole('dialog', { name: 'Notifications' })
    await press(seeker, bell.getByRole('link', { name: 'Interview stage' }))
    await expect(seeker).toHaveURL(/\/app\/tracker/)
    await expect(seeker.getByRole('dialog').getByText(JOB).first()).toBeVisible()
  })
})

async function signUp(page: Page): Promise<void> {
  await goTo(page, '/auth')
  await tabTo(page, page.getByRole('tab', { name: 'Sign In' }))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await type(page, page.getByLabel('Display name'), NAME)
  await type(page, page.getByRole('textbox', { name: 'Email' }), emailOf())
  await type(page, page.getByLabel('Password', { exact: true }), PASSWORD)
  await type(page, page.getByLabel('Confirm password', { exact: true }), PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Verification email sent')).toBeVisible()
  await press(page, page.getByRole('link', { name: 'mailbox' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Mailbox' })).toBeVisible()
  const link = page.getByRole('listitem').filter({ hasText: emailOf() }).getByRole('link').first()
  await expect(async () => {
    await reload(page)
    await expect(link).toBeVisible({ timeout: 500 })
  }).toPass()
  await press(page, link)
  const mail = page.frameLocator('iframe')
  await press(page, mail.getByRole('link', { name: /verify|confirm/i }).first())
  await press(page, confirmButton(page))
  await expect(page).toHaveURL((url) => !/^\/(dev|auth|api)\b/.test(url.pathname))
}

async function searchAndApply(page: Page): Promise<void> {
  await goTo(page, '/app/jobs')
  await type(page, page.getByLabel('Keyword'), `${JOB} Fernway`)
  const job = page.getByRole('list', { name: 'Jobs' }).getByRole('link', { name: JOB }).filter({ hasText: 'Fernway' })
  await expect(page).toHaveURL(/q=Nurse\+Educator\+Fernway/)
  await expect(job).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await press(page, job)
  await press(page, page.getByRole('button', { name: 'Apply Now' }))
  const form = page.getByRole('dialog', { name: 'Apply for Position' })
  await type(page, form.getByLabel('Phone Number'), '(503) 555-0148')
  const chooser = page.waitForEvent('filechooser')
  await press(page, form.getByLabel('Resume file'))
  const buffer = smallPdf([NAME, 'Taught nurses for six years'])
  await (await chooser).setFiles({ name: 'Imre Resume.pdf', mimeType: 'application/pdf', buffer })
  await expect(form.getByText('Uploaded', { exact: true })).toBeVisible()
  await press(page, form.getByRole('button', { name: 'Submit Application' }))
  await expect(page.getByText('Application Submitted!')).toBeVisible()
  await expect(form).toBeHidden()
}
