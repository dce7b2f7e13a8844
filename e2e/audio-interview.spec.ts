import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { readCalendar } from '#testing/read-calendar.ts'
import { findTestBrowser } from '../scripts/find-browser.ts'
import { confirmByMail, textInMail } from './mailbox.ts'
import { complaints, goTo, isAlive, isLoaded } from './people.ts'

// a fake microphone that beeps, with permission granted
const flags = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
const root = process.getuid?.() === 0 ? ['--no-sandbox'] : []
test.use({ launchOptions: { executablePath: findTestBrowser(), args: [...root, ...flags] } })

/** A weekday of next week, as its label in the calendar. */
function nextWeekday(): Date {
  const day = new Date(Date.now() + 7 * 86_400_000)
  while ([0, 6].includes(day.getUTCDay())) day.setUTCDate(day.getUTCDate() + 1)
  return day
}
const say = (day: Date) =>
  `${day.toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' })}, ${day.getUTCDate()}`

test('an interview by voice is scheduled, exported to a calendar, and done with one recorded and one typed answer (INTV-23, INTV-28, INTV-29)', {
  tag: '@long',
}, async ({ page }) => {
  const problems = complaints(page)
  // a new user for this test: a user can have only one open interview, and other journeys use theirs
  const email = `voice-${Date.now()}@example.test`
  const account = { displayName: 'Ada Okoye', email, password: 'quiet river stone' }
  await page.request.post('/api/v1/sign-up', { data: account })
  await confirmByMail(page, email)
  await goTo(page, '/app/interview?tab=mock-interview')
  await isLoaded(page)
  await isAlive(page)
  await page.getByRole('radio', { name: 'Audio' }).check()
  await page
    .getByRole('group', { name: /Number of questions/ })
    .getByRole('radio', { name: '3' })
    .check()
  await page.getByRole('textbox', { name: /Phone number/ }).fill('(503) 555-0142')
  const day = nextWeekday()
  const button = page.getByRole('button', { name: new RegExp(`^${say(day)} `) })
  if (!(await button.isVisible())) await page.getByRole('button', { name: 'Next month' }).click()
  await button.click()
  await page.getByRole('radio', { name: '09:30 AM' }).check()
  await page.getByRole('button', { name: 'Schedule Interview' }).click()
  const card = page.getByRole('listitem').filter({ hasText: 'Audio interview' })
  await expect(card.getByText('Scheduled')).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('scheduled-1280.png'), fullPage: true })

  const coming = page.waitForEvent('download')
  await card.getByRole('link', { name: 'Add to calendar' }).click()
  const file = readFileSync(await (await coming).path(), 'utf8')
  expect(readCalendar(file).begins.toISOString()).toBe(`${day.toISOString().slice(0, 10)}T09:30:00.000Z`)
  await textInMail(page, email, /Mock interview is on .+ \(UTC\)/)

  await card.getByRole('link', { name: 'Start now' }).click()
  await isLoaded(page)
  await isAlive(page)
  await page.getByRole('button', { name: 'Check microphone' }).click()
  await expect(page.getByText('Say something: the bar moves when the microphone picks you up.')).toBeVisible()
  const level = () => page.getByRole('meter', { name: 'Microphone level' }).evaluate((m: HTMLMeterElement) => m.value)
  await expect.poll(level).toBeGreaterThan(0.02)
  await page.getByRole('radio', { name: /Save audio(?! and)/ }).check()
  await page.screenshot({ path: test.info().outputPath('lobby-1280.png'), fullPage: true })
  await page.getByRole('button', { name: 'Start interview' }).click()

  await expect(page.getByText('Question 1 of 3').first()).toBeVisible()
  await page.getByRole('button', { name: 'Record answer' }).click()
  await expect(page.getByText(/Recording · 0:0[1-9]/)).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('call-1280.png'), fullPage: true })
  await page.getByRole('button', { name: 'Stop recording' }).click()
  await expect(page.locator('audio')).toBeVisible()
  const field = page.getByRole('textbox', { name: /Question \d of 3/ })
  await field.fill('The refund total did not match the bank. I rebuilt it from raw invoices and saved $61,000 a year.')
  await page.getByRole('button', { name: 'Next question' }).click()

  await expect(page.getByText('Question 2 of 3').first()).toBeVisible()
  await field.fill('I wrote one page with the two figures side by side and asked for ten minutes.')
  await page.getByRole('button', { name: 'Next question' }).click()
  await expect(page.getByText('Question 3 of 3').first()).toBeVisible()
  await page.getByRole('button', { name: 'Skip' }).click()

  await expect(page.getByRole('heading', { name: 'Interview completed' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your recordings' })).toBeVisible()
  await page.getByRole('link', { name: 'See your feedback' }).click()
  await expect(page.getByRole('heading', { name: 'Your answers' })).toBeVisible()
  await page.getByRole('button', { name: 'Play' }).click()
  // the browser can decode the recording
  await expect
    .poll(() => page.locator('.recording audio').evaluate((a: HTMLAudioElement) => a.readyState))
    .toBeGreaterThan(1)
  await page.screenshot({ path: test.info().outputPath('summary-1280.png'), fullPage: true })
  await page.getByRole('button', { name: 'Delete recording' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete recording' }).click()
  await expect(page.getByRole('heading', { name: 'Your recordings' })).toHaveCount(0)
  await goTo(page, '/app/interview?tab=mock-interview')
  await expect(page.getByRole('listitem').filter({ hasText: 'Audio interview' }).getByText('Completed')).toBeVisible()
  expect(problems).toEqual([])
})
