import { expect, test } from '@playwright/test'
import { complaints, goTo, isLoaded, reload, signInAs } from './people.ts'

test('an interview of an application updates on the open page, and an external one is logged by keyboard', async ({
  page,
  context,
  browser,
}) => {
  await signInAs(context, 'seeker')
  const problems = complaints(page)
  await goTo(page, '/app/interview?tab=tracker')
  await isLoaded(page)
  const card = page.getByRole('listitem').filter({ hasText: 'Claims Data Analyst' })
  await expect(card).toContainText('Pending')

  await test.step('the company decides', async () => {
    const company = await browser.newContext()
    await signInAs(company, 'company')
    const found = await company.request.get('/api/v1/company/applications?search=Maya%20Okafor')
    const { items } = (await found.json()) as { items: { id: string; jobTitle: string; status: string }[] }
    const id = items.find(({ jobTitle }) => jobTitle === 'Claims Data Analyst')?.id
    const decide = async (status: string) => {
      expect(
        (await company.request.post(`/api/v1/company/applications/${id}/status`, { data: { status } })).status(),
      ).toBe(200)
      expect((await company.request.post(`/api/v1/company/applications/${id}/notice`)).status()).toBe(200)
    }
    await decide('accepted')
    await expect(card).toContainText('Passed')
    await decide('interview')
    await expect(card).toContainText('Pending')
    await company.close()
  })

  await test.step('by keyboard alone', async () => {
    const name = `Brightwater ${Date.now()}`
    await page.getByRole('button', { name: 'Log an interview' }).press('Enter')
    await page.getByLabel(/^Company name/).pressSequentially(name)
    await page.keyboard.press('Tab')
    await page.keyboard.type('Reporting Analyst')
    // Back asks for confirmation before it closes the dialog
    await page.goBack()
    await page.getByRole('button', { name: 'Keep editing' }).press('Enter')
    await page.getByLabel(/^Job role/).focus()
    await page.keyboard.press('Enter')
    const made = page.getByRole('listitem').filter({ hasText: name })
    await expect(made).toContainText('Phone interview')
    await made.getByRole('button', { name: /^More actions for/ }).press('Enter')
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter')
    await expect(page.getByText('Are you sure you want to delete this interview log?')).toBeVisible()
    await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter')
    await expect(made).toHaveCount(0)
  })
  expect(problems).toEqual([])
})

test('a story survives a reload and is used in an answer of the bank', { tag: '@long' }, async ({ page, context }) => {
  await signInAs(context, 'seeker')
  const title = `Story ${Date.now()}`
  await goTo(page, '/app/interview/stories?story=new')
  await page.getByLabel(/^Situation/).fill('The bank and our books differed.')
  await reload(page)
  await expect(page.getByLabel(/^Situation/)).toHaveValue('The bank and our books differed.')
  await page.getByLabel(/^Title/).fill(title)
  await page.getByRole('button', { name: 'Save story' }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await goTo(page, '/app/auto-apply?tab=answers')
  await page.getByRole('button', { name: 'Add an answer' }).first().click()
  await page.getByLabel('Kind of question').selectOption('textarea')
  await page.getByRole('button', { name: 'Insert a story' }).click()
  await page.getByRole('button', { name: `Insert ${title}` }).click()
  await expect(page.getByLabel(/^Your answer/)).toHaveValue('The bank and our books differed.')
  // restore the question bank for other journeys
  const found = await context.request.get(`/api/v1/interview-prep/stories?search=${encodeURIComponent(title)}`)
  const { items } = (await found.json()) as { items: { id: string }[] }
  for (const { id } of items)
    expect((await context.request.delete(`/api/v1/interview-prep/stories/${id}`)).status()).toBe(200)
})
