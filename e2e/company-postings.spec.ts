import { expect, test } from '@playwright/test'
import { complaints, goTo, isAlive, isLoaded, signInAs } from './people.ts'

test('a job is written with preview and advice, copied with its questions, and paused together with others', async ({
  context,
  page,
}) => {
  const problems = complaints(page)
  await signInAs(context, 'company')
  await goTo(page, '/app/company/jobs/create')
  await isLoaded(page)
  await isAlive(page)
  const title = `Clinic Ninja ${Date.now() % 100_000}`
  await page.getByLabel('Job Title').fill(title)
  const description = page.getByRole('textbox', { name: /^Description/ })
  await description.click()
  await page.keyboard.type('You teach young people. <b>Native speakers</b> & others are welcome.')
  // the preview shows the text as candidates see it, not as markup
  const view = page.getByRole('region', { name: 'Candidate preview' })
  await expect(view.getByText('You teach young people. <b>Native speakers</b> & others are welcome.')).toBeVisible()
  const advice = page.getByRole('region', { name: 'Advice' })
  await expect(advice.getByRole('button', { name: '“Native speakers” excludes people', exact: true })).toBeVisible()
  await advice.getByRole('button', { name: '“Ninja” may read as meant for one gender', exact: true }).click()
  await expect(page.getByLabel('Job Title')).toBeFocused()
  await advice.getByRole('button', { name: 'The description is short', exact: true }).click()
  await expect(description).toBeFocused()
  await page.getByLabel('Work Mode', { exact: true }).selectOption('Hybrid')
  await page.getByLabel(/^Days on site/).fill('3')
  await expect(view.getByText(/Hybrid, 3 days on site/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Post Job' }).click()

  await page.getByRole('button', { name: 'More ways to add questions' }).click()
  await page.getByRole('menuitem', { name: 'Insert a saved set' }).click()
  await page.getByRole('button', { name: 'Insert Clinic roles' }).click()
  await expect(page.getByText(/questions added$/)).toBeVisible()
  await page.getByRole('link', { name: 'Finish & View Jobs' }).click()

  await page.getByRole('searchbox', { name: 'Search by title' }).fill(title)
  await page.getByRole('button', { name: `Actions for ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(page.getByLabel('Job Title')).toHaveValue(`${title} (copy)`)
  await expect(
    page.getByRole('region', { name: 'Candidate preview' }).getByText('Additional Requirements'),
  ).toBeVisible()

  await goTo(page, `/app/company/jobs?q=${encodeURIComponent(title)}`)
  await page.getByRole('checkbox', { name: 'Select all of Jobs' }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Pause Jobs' }).press('Enter')
  await expect(page.getByText('1 job paused')).toBeVisible()
  await expect(page.getByText(`${title} (copy) is not active.`)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('1 job activated')).toBeVisible()
  expect(problems).toEqual([])
})
