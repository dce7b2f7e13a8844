import { expect, test } from '@playwright/test'
import { complaints, goTo, isAlive, isLoaded, signInAs } from './people.ts'

test('a recruiter moves candidates on the board by mouse and undoes it, and a colleague’s page follows (CAPP-05, CAPP-07)', async ({
  browser,
  context,
  page,
}) => {
  const problems = complaints(page)
  await signInAs(context, 'company')
  await goTo(page, '/app/company/applications?view=board')
  await isLoaded(page)
  await isAlive(page)
  await page.getByLabel('Job', { exact: true }).selectOption({ label: await firstJob(page) })
  await page.getByRole('button', { name: 'Stages' }).click()
  const dialog = page.getByRole('dialog', { name: 'Stages of this job' })
  await dialog.getByLabel('New stage').fill('Second talk')
  await dialog.getByRole('button', { name: 'Add stage' }).click()
  await expect(dialog.getByRole('button', { name: 'Delete Second talk' })).toBeVisible()
  await page.keyboard.press('Escape')

  const column = (name: string, of = page) => of.getByRole('region', { name, exact: true })
  const card = column('New').getByRole('listitem').first()
  const name = (await card.getByRole('heading').textContent()) ?? ''
  const other = await browser.newContext()
  await signInAs(other, 'company')
  const colleague = await other.newPage()
  await goTo(colleague, page.url())
  await expect(column('New', colleague).getByRole('heading', { name, exact: true })).toBeVisible()
  await isAlive(colleague)

  const [from, to] = [await card.boundingBox(), await column('Interview').boundingBox()]
  if (!from || !to) throw new Error('The board is not drawn')
  await page.mouse.move(from.x + 60, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + 60, { steps: 8 })
  await page.mouse.up()
  const question = page.getByRole('dialog', { name: `Move ${name} to Interview?` })
  await expect(question).toContainText(
    'Notified in 10 minutes, by email and in their tracker. You can undo it until then.',
  )
  await question.getByRole('button', { name: 'Move to Interview' }).click()
  await expect(
    page.getByText(`${name} is now in Interview. The candidate is notified by email after your company's delay.`),
  ).toBeVisible()
  await expect(column('Interview').getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(column('Interview', colleague).getByRole('heading', { name, exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(column('New').getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(column('New', colleague).getByRole('heading', { name, exact: true })).toBeVisible()
  await other.close()
  expect(problems).toEqual([])
})

/** The job with the most applications. */
const firstJob = (page: import('@playwright/test').Page) =>
  page.getByLabel('Job', { exact: true }).locator('option').nth(1).innerText()
