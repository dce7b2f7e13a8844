import { expect, test } from '@playwright/test'
import { textInMail } from './mailbox.ts'
import { complaints, goTo, isAlive, isLoaded, reload, signInAs } from './people.ts'

test('an admin invites, the link lets one person in once, and a user only reads (TEAM-04, TEAM-06, TEAM-10)', async ({
  browser,
  context,
  page,
}) => {
  const problems = complaints(page)
  await signInAs(context, 'company')
  await goTo(page, '/app/company/team')
  await isLoaded(page)
  await isAlive(page)
  await page.getByRole('button', { name: 'Invite Team Member' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite Team Member' })
  await dialog.getByRole('button', { name: 'Send Invitation' }).click()
  await expect(dialog.getByText('Name is required')).toBeVisible()
  await expect(dialog.getByText('Invalid email address')).toBeVisible()
  const email = `joana-${Date.now()}@example.test`
  await dialog.getByLabel('Full Name').fill('Joana Tavares')
  await dialog.getByLabel('Email Address').fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Team member invited successfully')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Invited' }).getByText(email)).toBeVisible()

  const link = await textInMail(page, email, /http\S+\/invitation#token=[\w-]+/)
  const outside = await browser.newContext()
  const guest = await outside.newPage()
  await goTo(guest, link)
  await expect(guest.getByRole('heading', { level: 1 })).toContainText('Join ')
  expect(new URL(guest.url()).hash).toBe('')
  await guest.getByLabel('Password', { exact: true }).fill('a calm new morning')
  await guest.getByLabel('Confirm password').fill('a calm new morning')
  await guest.getByRole('button', { name: 'Set password and join' }).click()
  await guest.waitForURL(/\/app\/company/)
  await guest.getByRole('link', { name: 'Team' }).click()
  await expect(guest.getByText('You have read-only access to team information.')).toBeVisible()
  await expect(guest.getByRole('row', { name: /Joana Tavares/ })).toContainText('User')
  await expect(guest.getByRole('button', { name: /Invite|Remove/ })).toHaveCount(0)

  await reload(page)
  const row = page.getByRole('row', { name: /Joana Tavares/ })
  await expect(row.getByRole('link', { name: 'Send Email to Joana Tavares' })).toHaveAttribute('href', /^mailto:joana/)
  await row.getByRole('button', { name: 'Remove Member Joana Tavares' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Are you sure you want to remove this team member?')
  await question.getByRole('button', { name: 'Remove Member' }).click()
  await expect(page.getByText('Team member removed successfully')).toBeVisible()
  await expect(row).toHaveCount(0)
  // their open page is notified and navigates by itself at the same time
  await expect(() => goTo(guest, '/app/company/team')).toPass()
  await expect(guest.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible()
  await goTo(guest, link)
  await expect(guest.getByText('This invitation was used, revoked or has expired.')).toBeVisible()
  await outside.close()
  expect(problems).toEqual([])
})
