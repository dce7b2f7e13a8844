import { expect, test } from '@playwright/test'
import { isSaved, line, section } from './builder-screen.ts'
import { findViolations } from './find-violations.ts'
import { complaints, goTo, isLoaded, signInAs } from './people.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a resume is tailored to a posting: from the job, proposal by proposal, into a copy; the original stays', async ({
  page,
  context,
}) => {
  await signInAs(context, 'seeker')
  const problems = complaints(page)
  await goTo(page, '/app/jobs?q=Senior%20Data%20Analyst')
  await isLoaded(page)
  await page
    .getByRole('list', { name: 'Jobs' })
    .getByRole('link', { name: 'Senior Data Analyst' })
    .filter({ hasText: 'Fernway' })
    .click()
  await page.getByRole('link', { name: 'Tailor my resume' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tailor my resume' })).toBeVisible()
  const copied = page.getByRole('combobox', { name: 'Resume to copy' }).getByRole('option', { selected: true })
  await expect(copied).toHaveText('Maya Okafor, Data Analyst')

  const asked = page.getByRole('complementary', { name: 'Requirements' })
  await expect(asked).toContainText('The gap is dbt')
  await expect(asked).toContainText("We never fill in what's missing.")
  const skills = page.getByRole('article', { name: 'Move requested skills to the top' })
  await expect(skills).toContainText('BigQuery (was #7)')
  const lines = page.getByRole('article', { name: /^Move matching lines first/ }).first()
  await lines.getByRole('switch', { name: 'Use this' }).uncheck()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Create tailored copy' }).click()

  await expect(page).toHaveURL(/\/app\/documents\/resume\/edit\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(/Fernway Health/)
  await expect(section(page, 'Skills')).toContainText('SQL, Python, Looker')
  await section(page, 'Work Experience').click()
  // rejected proposals change nothing, and no missing skill is invented
  await expect(line(page, 3)).toHaveValue(/rounding error worth \$61,000/)
  await section(page, 'Skills').click()
  const names = page.getByRole('list', { name: 'Skills' }).getByRole('textbox')
  const held = await names.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value))
  expect(held.slice(0, 4)).toEqual(['SQL', 'Python', 'Looker', 'BigQuery'])
  expect(held).not.toContain('dbt')
  await isSaved(page)
  const resumes = (await (await context.request.get('/api/v1/resumes')).json()) as { title: string }[]
  expect(resumes.filter(({ title }) => title === 'Maya Okafor, Data Analyst')).toHaveLength(1)
  expect(problems).toEqual([])
})
