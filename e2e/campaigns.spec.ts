import { expect, type Page, test } from '@playwright/test'
import { textInMail } from './mailbox.ts'
import { complaints, goTo, isAlive, reload, signInAs } from './people.ts'

const stamp = Date.now().toString(36)
const reader = `reader-${stamp}@reader.example`

/** Adds a picture at the cursor by keyboard, and describes it again. */
async function addPicture(desk: Page) {
  await desk.getByRole('button', { name: 'Image', exact: true }).press('Enter')
  const dialog = desk.getByRole('dialog', { name: 'Add an image' })
  await dialog.getByLabel('Choose an image').setInputFiles('public/brand/apple-touch-icon.png')
  await expect(dialog.locator('img')).toBeVisible()
  await dialog.getByLabel(/Alt text/).fill('A mark')
  await dialog.getByRole('button', { name: 'Insert' }).press('Enter')
  await expect(dialog).toHaveCount(0)
  const content = desk.getByRole('textbox', { name: 'Content' })
  await expect(content.getByRole('img', { name: 'A mark' })).toBeVisible()
  // the cursor is below the picture; an arrow key selects the picture
  await desk.keyboard.press('ArrowLeft')
  await desk.getByRole('button', { name: 'Edit image' }).press('Enter')
  const again = desk.getByRole('dialog', { name: 'Image' })
  await again.getByLabel(/Alt text/).fill('A mark on green')
  await again.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(again).toHaveCount(0)
}

test('a visitor subscribes without a script, gets a campaign, and unsubscribes with one click (CAMP-12)', async ({
  browser,
}) => {
  const [plain, office] = await Promise.all([browser.newContext({ javaScriptEnabled: false }), browser.newContext()])
  await signInAs(office, 'staff')
  const [visit, desk] = await Promise.all([plain.newPage(), office.newPage()])
  const wrong = complaints(desk)
  await goTo(visit, '/contact-us')
  await visit.getByRole('form', { name: 'Newsletter' }).getByLabel('Email for the newsletter').fill(reader)
  await visit.getByRole('button', { name: 'Subscribe' }).click()
  await expect(visit.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  await goTo(visit, await textInMail(visit, reader, /\/api\/newsletter\/confirm\S+/))
  await visit.getByRole('button', { name: 'Confirm subscription' }).click()
  await expect(visit.getByRole('heading', { name: "You're subscribed" })).toBeVisible()

  await goTo(desk, '/app/admin/campaigns?tab=campaigns')
  await desk.getByRole('button', { name: 'Create Campaign' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Create Campaign' })
  await dialog.getByLabel('Title').fill(`Issue ${stamp}`)
  await dialog.getByLabel('Subject').fill(`What moved ${stamp}`)
  await dialog.getByRole('textbox', { name: 'Content' }).fill('Hello {first_name}, read this.')
  await dialog.getByRole('button', { name: 'Create Campaign' }).click()
  await expect(desk.getByRole('heading', { name: `Issue ${stamp}` })).toBeVisible()
  await expect(desk.frameLocator('iframe').getByText(/^Hello \w+, read this\.$/)).toBeVisible()
  // saved while typing, and still there after a reload
  await desk.getByLabel('Subject').fill(`What moved this week ${stamp}`)
  await expect(desk.getByText('Saved', { exact: true })).toBeVisible()
  await reload(desk)
  await expect(desk.getByLabel('Subject')).toHaveValue(`What moved this week ${stamp}`)
  await desk.getByRole('button', { name: 'Send', exact: true }).focus()
  await desk.keyboard.press('Enter')
  await desk.getByRole('button', { name: 'Send now' }).click()
  await expect(desk.getByText('Sent', { exact: true }).first()).toBeVisible()

  const way = await textInMail(visit, reader, /\/api\/newsletter\/mails\?token=[\w.-]+/, stamp)
  await goTo(visit, way)
  await visit.getByRole('button', { name: 'Unsubscribe from all' }).click()
  await expect(visit.getByRole('heading', { name: 'You are unsubscribed.' })).toBeVisible()
  await goTo(desk, `/app/admin/campaigns?tab=subscribers&q=${reader}`)
  await expect(
    desk.getByRole('table', { name: 'Subscribers' }).getByText('Unsubscribed', { exact: true }),
  ).toBeVisible()
  // the sandboxed frame of the email runs no scripts, also not those of the test
  expect(wrong.filter((line) => !line.includes('/api/campaign-preview'))).toEqual([])
  await Promise.all([plain.close(), office.close()])
})

test("an email shows the editor's elements on a phone, and offers go only to people who agreed", async ({
  browser,
  playwright,
}) => {
  const office = await browser.newContext({ viewport: { width: 390, height: 844 } })
  await signInAs(office, 'staff')
  const desk = await office.newPage()
  await goTo(desk, '/app/admin/campaigns?tab=campaigns')
  await desk.getByRole('button', { name: 'Create Campaign' }).first().click()
  const dialog = desk.getByRole('dialog', { name: 'Create Campaign' })
  await dialog.getByLabel('Title').fill(`Offer ${stamp}`)
  await dialog.getByLabel('Subject').fill('An offer')
  await dialog.getByLabel(/Template type/).selectOption('promotional')
  await dialog.getByRole('textbox', { name: 'Content' }).fill('Words')
  await dialog.getByRole('button', { name: 'Create Campaign' }).click()
  await expect(desk.getByRole('heading', { name: `Offer ${stamp}` })).toBeVisible()
  await isAlive(desk)
  await desk.getByRole('textbox', { name: 'Content' }).focus()
  await desk.keyboard.press('Control+A')
  await desk.keyboard.type('Plain, ')
  await desk.keyboard.press('Control+i')
  await desk.keyboard.type('slanted')
  await desk.keyboard.press('Control+i')
  for (const line of ['שלום עולם.', '3. third', 'fourth']) {
    await desk.keyboard.press('Enter')
    await desk.keyboard.type(line)
  }
  const mail = desk.frameLocator('iframe')
  await expect(mail.locator('em')).toHaveText('slanted')
  await expect(mail.locator('p[dir=rtl]')).toHaveText('שלום עולם.')
  await expect(mail.locator('ol[start="3"] li')).toHaveText(['third', 'fourth'])
  await addPicture(desk)
  const shown = mail.getByRole('img', { name: 'A mark on green' })
  // loaded by a page without a session
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true)
  await expect(desk.getByText('Saved', { exact: true })).toBeVisible()
  const src = (await shown.getAttribute('src')) ?? ''
  const reader = await playwright.request.newContext()
  const loaded = await reader.get(src)
  expect([new URL(src).pathname, loaded.headers()['content-type']]).toEqual([
    expect.stringMatching(/^\/api\/campaign-pictures\//),
    'image/jpeg',
  ])
  await reader.dispose()
  await desk.getByLabel(/Audience/).selectOption('job_seekers')
  await expect(desk.getByText(/^0 recipients right now; \d+ excluded: \d+ have not consented\.$/)).toBeVisible()
  await office.close()
})
