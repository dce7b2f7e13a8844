import { expect, type Page, test } from '@playwright/test'
import { complaints, goTo, isAlive, isLoaded, signInAs } from './people.ts'

async function open(page: Page, path: string): Promise<void> {
  await goTo(page, path)
  await isLoaded(page)
  await isAlive(page)
}
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('a job seeker requests coaching, staff propose a time, and it is accepted and exported to a calendar (COACH-08)', async ({
  browser,
  context,
  page,
}) => {
  const problems = complaints(page)
  // in a retry, the first request exists already and its time is taken
  const again = test.info().retry + 10 * test.info().repeatEachIndex
  const note = `Two offers at once${'!'.repeat(again)}.`
  await signInAs(context, 'seeker')
  const streams: string[] = []
  context.on('request', (request) => /\/notifications\/live(?:\?|$)/.test(request.url()) && streams.push(request.url()))
  await open(page, '/app/coaching')
  const beside = await context.newPage()
  await open(beside, '/app/coaching?tab=human')
  await expect(page.getByRole('tab', { name: 'Coach sessions' })).toBeVisible()
  await page.getByRole('tab', { name: 'Human coaching' }).click()
  await page.getByRole('button', { name: 'Request a session' }).click()
  const dialog = page.getByRole('dialog', { name: 'Request human coaching' })
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(dialog.getByText('Choose a topic')).toBeVisible()
  await expect(dialog.getByText('Choose a day and a time')).toBeVisible()
  await dialog.getByLabel('What is it about?').selectOption('An offer or my salary')
  await dialog.getByLabel('First choice: day').fill(inDays(6))
  await dialog.getByLabel('First choice: start').selectOption('9:30 AM')
  await dialog.getByRole('textbox', { name: 'Note' }).fill(note)
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(dialog).toHaveCount(0)
  const own = page.getByRole('listitem').filter({ hasText: `“${note}”` })
  await expect(own.getByText('Requested')).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('seeker-1280.png'), fullPage: true })

  const desk = await browser.newContext()
  await signInAs(desk, 'staff')
  const inbox = await desk.newPage()
  await open(inbox, '/app/admin/support')
  await inbox.getByRole('tab', { name: 'Coaching' }).click()
  const requestItem = inbox.getByRole('listitem').filter({ hasText: `“${note}”` })
  await inbox.screenshot({ path: test.info().outputPath('staff-1280.png'), fullPage: true })
  await requestItem.getByRole('button', { name: 'Propose a time' }).click()
  const proposal = inbox.getByRole('dialog', { name: 'Propose a time' })
  await proposal.getByLabel('Day').fill(inDays(7 + again))
  await proposal.getByLabel('Start').selectOption('2:00 PM')
  await proposal.getByLabel(/^Meeting details/).fill('By video; the link comes by mail.')
  await proposal.getByRole('button', { name: 'Propose' }).click()
  await expect(requestItem.getByText('Time proposed')).toBeVisible()

  // both open pages of the job seeker update without a reload, by one stream
  await expect(beside.getByRole('listitem').filter({ hasText: `“${note}”` })).toContainText('Time proposed')
  await own.getByRole('button', { name: 'Accept this time' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept this time' }).click()
  await expect(own.getByText('Confirmed')).toBeVisible()
  const download = page.waitForEvent('download')
  await own.getByRole('button', { name: 'Download for calendar' }).click()
  expect((await download).suggestedFilename()).toBe('coaching.ics')
  await expect(requestItem.getByText('Confirmed')).toBeVisible()
  expect(streams).toHaveLength(1)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.screenshot({ path: test.info().outputPath('seeker-390.png'), fullPage: true })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await inbox.setViewportSize({ width: 390, height: 844 })
  await inbox.screenshot({ path: test.info().outputPath('staff-390.png'), fullPage: true })
  expect(problems).toEqual([])
  await desk.close()
})
