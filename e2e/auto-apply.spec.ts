import { expect, type Page, test } from '@playwright/test'
import { complaints, goTo, signInAs } from './people.ts'

const JOB = 'Senior Data Analyst'
const COMPANY = 'Fernway Health'

test('a rule finds a job, the user reviews and sends it, the company sees its mark, and the tracker its history (AUTO-02, AUTO-07, AUTO-08)', async ({
  browser,
}) => {
  const seeker = await (await browser.newContext()).newPage()
  const recruiter = await (await browser.newContext()).newPage()
  await signInAs(seeker.context(), 'seeker')
  await signInAs(recruiter.context(), 'recruiter')
  const problems = [complaints(seeker), complaints(recruiter)]
  const card = seeker.getByRole('listitem', { name: `${JOB} at ${COMPANY}` })

  await test.step('a rule without criteria is refused; a rule that finds jobs is saved', () => addRule(seeker))
  await test.step('a found job is in the queue with its missing answers', async () => {
    await seeker.getByRole('tab', { name: /Review queue/ }).click()
    await expect(card).toBeVisible()
    await expect(card).toContainText('Found by “Senior data work”')
    await expect(card).toContainText('You need to answer: “Are you allowed to work in the United States?”')
    await expect(card.getByRole('button', { name: `Approve ${JOB}` })).toHaveCount(0)
  })
  await test.step('the review explains the match and shows the source of each answer', () => review(seeker, card))
  await test.step('it is sent automatically after the time to undo', async () => {
    await expect(card).toContainText(/Sending/)
    await expect(card).toHaveCount(0)
  })
  await test.step('the log contains the sent application', () => readLog(seeker))
  await test.step('the company sees it marked as assisted', async () => {
    await goTo(recruiter, '/app/company/applications?search=Okafor')
    const received = recruiter.getByRole('listitem').filter({ hasText: 'Maya Okafor' }).filter({ hasText: JOB })
    await expect(received).toContainText('Assisted')
  })
  await test.step('the tracker shows its whole history', async () => {
    await seeker.getByRole('link', { name: 'View in tracker' }).first().click()
    const details = seeker.getByRole('dialog', { name: JOB })
    await expect(details).toContainText('Auto Applied')
    await expect(details.getByRole('link', { name: /Sent by Auto Apply/ })).toBeVisible()
    await expect(details.getByRole('list').first()).toContainText('You')
    await expect(details).toContainText('A dashboard that counted refunds twice')
  })
  expect(problems.flat()).toEqual([])
})

async function addRule(page: Page): Promise<void> {
  await goTo(page, '/app/auto-apply?tab=rules')
  await page.getByRole('button', { name: 'New rule' }).click()
  const dialog = page.getByRole('dialog', { name: 'New rule' })
  await dialog.getByLabel('Name').fill('Senior data work')
  await dialog.getByRole('button', { name: 'Save rule' }).click()
  await expect(dialog.getByText('Enter what to look for: keywords, a location or a job type.')).toBeVisible()
  await dialog.getByLabel('Keywords').fill('senior data analyst fernway')
  await dialog.getByLabel('Minimum match').fill('80')
  await expect(dialog).toContainText(`${JOB} at ${COMPANY}`)
  await dialog.getByRole('button', { name: 'Save rule' }).click()
  await expect(dialog).toBeHidden()
  const rule = page.getByRole('listitem', { name: 'Senior data work' })
  await expect(rule.getByRole('switch', { name: 'Send without review' })).not.toBeChecked()
}

async function review(page: Page, card: ReturnType<Page['getByRole']>): Promise<void> {
  // by keyboard: a toast may cover it, and stays while the pointer is over it
  await card.getByRole('button', { name: `Review ${JOB}` }).press('Enter')
  const dialog = page.getByRole('dialog', { name: JOB })
  await expect(dialog.getByText('Auto apply · built-in engine')).toBeVisible()
  await expect(dialog).toContainText("Please answer this yourself: it's about your right to work.")
  await expect(dialog).toContainText('From your answer bank: “Years of SQL in production”')
  await dialog.getByRole('button', { name: 'Approve and send' }).click()
  await expect(dialog.getByText('This question is required').first()).toBeVisible()
  await dialog
    .getByRole('group', { name: /allowed to work/ })
    .getByLabel('Yes')
    .check()
  await dialog
    .getByRole('group', { name: /Which of these/ })
    .getByLabel('Looker')
    .check()
  await dialog.getByLabel(/Tell us about a number/).fill('A dashboard that counted refunds twice: finance told me.')
  await dialog.getByRole('button', { name: 'Approve and send' }).click()
  await expect(dialog).toBeHidden()
}

async function readLog(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Log' }).click()
  await page.getByRole('button', { name: `What was sent to ${COMPANY}` }).click()
  const dialog = page.getByRole('dialog', { name: `Sent to ${COMPANY}` })
  await expect(dialog).toContainText('By you')
  await expect(dialog).toContainText('A dashboard that counted refunds twice')
  await expect(dialog).toContainText(/SHA-256 [0-9a-f]{64}/)
  const download = page.waitForEvent('download')
  await dialog.getByRole('link', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toMatch(/^sent-fernway-health-.*\.json$/)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
}

test("'Auto Apply' on a job adds it to the queue; approving can be undone, and stopping withdraws it (JOBS-15, AUTO-09)", async ({
  page,
}) => {
  await signInAs(page.context(), 'seeker')
  await goTo(page, '/app/jobs?q=Inventory%20Analyst%20Rowanmere')
  await page.getByRole('button', { name: 'Auto Apply', exact: true }).click()
  await expect(page.getByText('In your review queue')).toBeVisible()
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Inventory Analyst' })
  await dialog.getByRole('button', { name: 'Approve and send' }).click()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  const card = page.getByRole('listitem', { name: /^Inventory Analyst at / })
  await expect(card.getByRole('button', { name: 'Approve Inventory Analyst' })).toBeVisible()
  await card.getByRole('button', { name: 'Approve Inventory Analyst' }).press('Enter')
  await expect(card).toContainText(/Sending in/)
  await page.getByRole('tab', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Stop everything' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop everything' }).click()
  await expect(page.getByText('You stopped auto apply.')).toBeVisible()
  await page.getByRole('tab', { name: /Review queue/ }).click()
  await expect(card).toContainText("You stopped auto apply, so it wasn't sent.")
  await page.getByRole('tab', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Start again' }).click()
  await expect(page.getByText('You stopped auto apply.')).toHaveCount(0)
})
