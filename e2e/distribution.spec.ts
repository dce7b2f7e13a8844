import { expect, test } from '@playwright/test'
import { findViolations } from './find-violations.ts'
import { complaints, goTo, isAlive, isLoaded, reload, signInAs } from './people.ts'
import { widths } from './screens.ts'

test('a seeker chooses to be found, a company invites them, and leaving works at once (COACH-09)', async ({
  browser,
  context,
  page,
}) => {
  const problems = complaints(page)
  const headline = `Yard planner number ${Date.now()}`
  await signInAs(context, 'newcomer')
  await goTo(page, '/app/distribution')
  await isLoaded(page)
  await isAlive(page)
  await expect(page.getByText("No one sees this while it's off.")).toBeVisible()
  await page.getByRole('switch', { name: /Let companies find me/ }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Please write a headline').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Headline' }).fill(headline)
  await expect(page.getByRole('complementary', { name: 'How companies see you' }).getByText(headline)).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Companies can find you now')).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  const office = await browser.newContext({ viewport: widths.desk })
  await signInAs(office, 'recruiter')
  const desk = await office.newPage()
  const deskProblems = complaints(desk)
  await goTo(desk, '/app/company/applications')
  await isLoaded(desk)
  await isAlive(desk)
  await desk.getByRole('link', { name: 'Find candidates' }).click()
  await desk.getByRole('searchbox', { name: 'Search candidates' }).fill(headline)
  await desk.getByRole('button', { name: new RegExp(headline) }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByRole('combobox', { name: /Job/ }).selectOption({ index: 1 })
  expect(await findViolations(desk)).toEqual([])
  // by keyboard: a toast may cover it for a while
  await dialog.getByRole('button', { name: 'Send invitation' }).focus()
  await desk.keyboard.press('Enter')
  await expect(desk.getByText('Invitation sent')).toBeVisible()
  await expect(desk.getByText('Invited', { exact: true })).toBeVisible()

  await expect(page.getByText('Invited to apply').first()).toBeVisible()
  await reload(page)
  await expect(page.getByText(/viewed your profile in the candidate search/)).toBeVisible()
  await expect(page.getByText(/invited you to apply for/)).toBeVisible()

  await isAlive(page)
  await page.getByRole('switch', { name: /Let companies find me/ }).uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText("Saved. Companies can't find you.")).toBeVisible()
  await reload(desk)
  await expect(desk.getByText('No candidates match')).toBeVisible()
  expect([...problems, ...deskProblems]).toEqual([])
  await office.close()
})

test('a link is created, opened, logged and revoked; after that it opens nothing (COACH-10)', async ({
  browser,
  context,
  page,
}) => {
  const problems = complaints(page)
  const label = `For Ana ${Date.now()}`
  await signInAs(context, 'seeker')
  await goTo(page, '/app/distribution')
  await isLoaded(page)
  await isAlive(page)
  await page.getByRole('button', { name: 'New link' }).click()
  await page.getByRole('textbox', { name: /Who is it for/ }).fill(label)
  await page.getByRole('button', { name: 'Create link' }).click()
  const url = await page.getByRole('textbox', { name: 'Link to this resume' }).inputValue()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText(label)).toBeVisible()

  const visitor = await browser.newContext({ userAgent: 'Mozilla/5.0 (X11; Linux x64) Firefox/140' })
  const reader = await visitor.newPage()
  const path = new URL(url).pathname
  await goTo(reader, path)
  await expect(reader.getByRole('heading').first()).toBeVisible()
  await reload(page)
  await expect(page.getByText('A visitor not signed in for a company').first()).toBeVisible()

  await page.getByRole('button', { name: `Revoke ${label}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke link' }).click()
  await expect(page.getByText('Link revoked')).toBeVisible()
  const opened = await visitor.request.get(`/api/v1/shared-resumes/${path.split('/').at(-1)}`)
  expect(opened.status()).toBe(404)
  expect(problems).toEqual([])
  await visitor.close()
})
