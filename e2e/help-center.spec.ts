import { expect, test } from '@playwright/test'
import { textInMail } from './mailbox.ts'
import { addressOf, complaints, goTo, isAlive, isLoaded, signInAs } from './people.ts'

test('help is found and rated without scripts, staff write an article and answer a message (HELP-01, HELP-04)', async ({
  browser,
  context,
  page,
  baseURL,
}) => {
  const problems = complaints(page)
  const reader = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const help = await reader.newPage()
  const words = `tangerine${Date.now().toString(36)}`

  await goTo(help, '/help-center')
  await expect(help.getByRole('list', { name: 'Topics' }).getByRole('listitem')).toHaveCount(6)
  const asked = help.getByRole('region', { name: 'Frequently asked questions' }).getByRole('group')
  await expect(asked).toHaveCount(6)
  await asked.nth(1).locator('summary').click()
  await expect(help.getByText(/^Yes: \d+ days, no card/)).toBeVisible()
  for (const way of ['Start a chat', 'Request a call', 'Contact support'])
    await expect(help.getByRole('link', { name: way })).toHaveAttribute('href', /^\/contact-us/)
  await expect(help.getByRole('link', { name: 'Your account', exact: true })).toBeVisible()
  const box = help.getByRole('searchbox', { name: 'Describe your question, or name the page' })
  await box.fill(words)
  await help.getByRole('button', { name: 'Search' }).click()
  await expect(help.getByRole('heading', { name: `No results for “${words}”` })).toBeVisible()
  await help.getByRole('link', { name: 'refund', exact: true }).click()
  await help.getByRole('link', { name: 'Get your money back' }).first().click()
  await expect(help).toHaveURL(/\/help-center\/billing\/get-your-money-back$/)
  await help.getByRole('button', { name: 'Yes' }).click()
  await expect(help.getByText('Thank you.')).toBeVisible()

  const sender = addressOf('imani.help')
  await goTo(help, '/contact-us')
  await help.getByLabel('Name').fill('Imani Diallo')
  await help.getByRole('textbox', { name: 'Email', exact: true }).fill(sender)
  await help.getByLabel('Subject').fill(words)
  await help.getByRole('textbox', { name: 'Message' }).fill('Where is the tangerine page?')
  await help.getByRole('button', { name: /^Send/ }).click()
  // a form that is filled faster than a person can type must be sent a second time
  const [quick, sent] = [help.getByText('select Send message again'), help.getByText('Message received.')]
  await expect(quick.or(sent)).toBeVisible()
  if (await quick.isVisible()) await help.getByRole('button', { name: /^Send/ }).click()
  await expect(sent).toBeVisible()

  await signInAs(context, 'staff')
  await goTo(page, '/app/admin/support/articles/new')
  await isLoaded(page)
  await isAlive(page)
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(`About ${words}`)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Summary is required')).toBeVisible()
  await page.getByRole('textbox', { name: 'Summary', exact: true }).fill('What they are for.')
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('## Peel\n\nThen **eat** it. <b>No markup</b>')
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('heading', { name: 'Peel' })).toBeVisible()
  await expect(preview.getByText('<b>No markup</b>')).toBeVisible()
  await page.getByRole('button', { name: 'Save draft' }).click()
  const publish = page.getByRole('button', { name: 'Publish' })
  await expect(publish).toBeVisible()
  await publish.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Open', exact: true })).toBeVisible()

  await goTo(help, `/help-center?q=${encodeURIComponent(words)}`)
  await help.getByRole('link', { name: `About ${words}` }).click()
  await expect(help.getByRole('heading', { level: 1, name: `About ${words}` })).toBeVisible()

  await goTo(page, `/app/admin/support?tab=contact&q=${encodeURIComponent(words)}`)
  await page.getByRole('button', { name: words }).click()
  await page.getByRole('textbox', { name: 'Reply to Imani Diallo by email' }).fill('In the help center, since today.')
  await page.getByRole('button', { name: 'Send and mark as done' }).click()
  await expect(page.getByText(/^Done by Joon Park/)).toBeVisible()
  await textInMail(page, sender, /In the help center, since today\.[\s\S]*Where is the tangerine page\?/, words)
  expect(problems).toEqual([])
  await reader.close()
})
