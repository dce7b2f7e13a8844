import { expect, type Page, test } from '@playwright/test'
import { textInMail } from './mailbox.ts'
import { complaints, goTo, people, signInAs } from './people.ts'

const stamp = Date.now().toString(36)
const JOB = 'Claims Data Analyst'

/** Opens Maya's application to the claims job, as the company sees it. */
async function openApplication(page: Page) {
  await goTo(page, '/app/company/applications?q=maya')
  await page
    .getByRole('listitem')
    .filter({ hasText: JOB })
    .getByRole('button', { name: 'Details of Maya Okafor' })
    .click()
  return page.getByRole('dialog', { name: 'Maya Okafor' })
}

test('a recruiter previews and sends a message to a candidate, and sees the answer immediately', async ({
  browser,
}) => {
  const [recruiter, candidate] = await Promise.all([browser.newContext(), browser.newContext()])
  await Promise.all([signInAs(recruiter, 'recruiter'), signInAs(candidate, 'seeker')])
  const [page, own] = await Promise.all([recruiter.newPage(), candidate.newPage()])
  const wrong = complaints(page)
  const review = await openApplication(page)
  await review.getByRole('button', { name: 'Write to Maya' }).click()
  const composer = page.getByRole('dialog', { name: 'Write to Maya' })
  await composer.getByLabel('Start with a template').selectOption('A question about your application (Tandem)')
  await composer.getByLabel('Subject').fill(`One question ${stamp}`)
  await composer.getByRole('textbox', { name: 'Message' }).fill('Hello {{candidate_first_name}}, when could you begin?')
  await composer.getByRole('button', { name: 'Preview' }).click()
  const mail = composer.frameLocator('iframe')
  await expect(mail.getByText('Hello Maya, when could you begin?', { exact: true })).toBeVisible()
  await expect(mail.getByRole('link', { name: 'Reply in Tandem' })).toBeVisible()
  await composer.getByRole('button', { name: 'Send message' }).click()
  await expect(review.getByText(`One question ${stamp}`)).toBeVisible()
  await expect(review.getByText('Emailed').last()).toBeVisible()

  const link = await textInMail(own, people.seeker, /\/app\/tracker\?application=[\w-]+/, stamp)
  await goTo(own, link)
  const details = own.getByRole('dialog', { name: JOB })
  await expect(details.getByText(`One question ${stamp}`)).toBeVisible()
  await details.getByLabel('Reply to Fernway Health').fill(`On the first of March ${stamp}`)
  await details.getByRole('button', { name: 'Send reply' }).click()
  await expect(details.getByRole('log').getByText(`On the first of March ${stamp}`)).toBeVisible()
  await expect(review.getByText(`On the first of March ${stamp}`)).toBeVisible()
  // the sandboxed frame of the email runs no scripts, also not those of the test
  expect(wrong.filter((line) => !line.includes('/api/message-preview'))).toEqual([])
  await Promise.all([recruiter.close(), candidate.close()])
})
