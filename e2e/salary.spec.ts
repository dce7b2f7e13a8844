import { expect, test } from '@playwright/test'
import { complaints, goTo, isLoaded, signInAs } from './people.ts'

test('a salary is searched, saved, loaded, compared and deleted', async ({ page, context }) => {
  await signInAs(context, 'newcomer')
  const problems = complaints(page)
  await goTo(page, '/app/salary')
  await page.getByRole('combobox', { name: 'Job title' }).pressSequentially('Data Ana', { delay: 20 })
  await page.getByRole('option', { name: 'Data Analyst', exact: true }).click()
  const place = page.getByRole('combobox', { name: 'Location' })
  await place.pressSequentially('Portland, O', { delay: 20 })
  await expect(page.getByRole('option', { name: 'Portland, OR' })).toBeVisible()
  await place.press('ArrowDown')
  await place.press('Enter')
  await expect(place).toHaveValue('Portland, OR')
  await place.press('Enter')
  await expect(page.getByText(/^Found \d+ salary data points for Data Analyst in Portland, OR$/)).toBeVisible()
  await expect(page.getByRole('img', { name: /^Distribution of base salary/ })).toBeVisible()
  await page.getByRole('button', { name: 'Save Search' }).click()
  await expect(page.getByText('Search saved successfully')).toBeVisible()

  await page.getByRole('tab', { name: 'Compare' }).click()
  await page.getByRole('combobox', { name: 'Second job title' }).fill('Software Engineer')
  await page.getByRole('combobox', { name: 'Second location' }).fill('Seattle')
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  await expect(page.getByRole('table', { name: 'Side by side' })).toContainText('25th-75th percentile')
  await page.getByRole('button', { name: 'Start New Comparison' }).click()
  await expect(page.getByRole('table', { name: 'Side by side' })).toHaveCount(0)

  await goTo(page, '/app/salary?tab=saved')
  await page.getByRole('button', { name: 'Load Data Analyst - Portland, OR' }).click()
  await expect(page.getByText('Median base salary')).toBeVisible()
  await expect(page).toHaveURL(/jobTitle=Data\+Analyst/)
  await page.getByRole('tab', { name: /^Saved/ }).click()
  await page.getByRole('button', { name: 'Delete Data Analyst - Portland, OR' }).click()
  await expect(page.getByText('Search deleted successfully')).toBeVisible()
  expect(problems).toEqual([])
})

test('two offers are compared side by side, with a note whose numbers link to their source', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await signInAs(context, 'newcomer')
  const problems = complaints(page)
  await goTo(page, '/app/salary/offers')
  await isLoaded(page)
  for (const [name, base] of [
    ['Fernway Health', '84000'],
    ['Orrery Labs', '97000'],
  ] as const) {
    await page.getByRole('button', { name: 'Add offer' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Add an offer' })
    await dialog.getByLabel(/^Employer/).fill(name)
    await dialog.getByLabel(/^Job title/).fill('Data Analyst')
    await dialog.getByLabel(/^Location/).fill('Portland, OR')
    await dialog.getByLabel(/^Base salary/).fill(base)
    await dialog.getByRole('button', { name: 'Add offer' }).click()
    await expect(dialog).toHaveCount(0)
  }
  await expect(page.getByText('Orrery Labs is worth $13,000 a year more than Fernway Health.')).toBeVisible()
  const note = page.getByRole('region', { name: 'Negotiation note' })
  const figure = note.getByRole('link', { name: '$97,000' })
  await figure.click()
  await expect(page.locator((await figure.getAttribute('href')) ?? 'none')).toBeInViewport()
  for (const name of ['Fernway Health', 'Orrery Labs']) {
    await page.getByRole('button', { name: `Delete ${name}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete offer' }).click()
    await expect(page.getByRole('button', { name: `Delete ${name}` })).toHaveCount(0)
  }
  expect(problems).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('visitors search and compare salaries', async ({ page }) => {
    await goTo(page, '/salary-analyzer')
    await page.getByLabel('Job title').fill('Data Analyst')
    await page.getByLabel('Location').fill('Portland')
    await page.getByRole('button', { name: 'Analyze' }).click()
    await expect(page).toHaveURL(/\/salary-analyzer\?jobTitle=Data\+Analyst/)
    await expect(page.getByText('Median base salary')).toBeVisible()
    await page.getByText('Salary Distribution as a table').click()
    await expect(page.getByRole('table', { name: 'Salary Distribution' }).getByRole('row')).toHaveCount(9)
    await page.getByRole('navigation', { name: 'Salary analyzer' }).getByRole('link', { name: 'Compare' }).click()
    await page.getByLabel('Second job title').fill('Software Engineer')
    await page.getByLabel('Second location').fill('Seattle')
    await page.getByRole('button', { name: 'Compare' }).click()
    await expect(page.getByRole('table', { name: 'Side by side' })).toBeVisible()
  })
})
