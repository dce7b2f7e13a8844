import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { extractText } from 'unpdf'
import { complaints, goTo, isLoaded, reload, signInAs } from './people.ts'
import { storeLetter } from './stored-documents.ts'

const field = (page: Page, label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}( \\*)?$`) })
const isSaved = async (page: Page) => {
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/app\/documents\/cover-letter\/edit\/[0-9a-f-]{36}$/)
}
const today = () => new Date().toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

async function open(page: Page, path: string): Promise<void> {
  await goTo(page, path)
  await isLoaded(page)
  // React hydrates the form after the page around it; earlier input would be lost
  await expect(page.locator('.lt[data-interactive]')).toBeAttached()
}

test('a letter is written, saved automatically, and complete after a reload (COVER-09, BUILD-27, BUILD-28)', async ({
  page,
  context,
}) => {
  await signInAs(context, 'seeker')
  const problems = complaints(page)
  await open(page, '/app/documents/cover-letter/new')
  const written = {
    'Full Name': 'Maya Okafor',
    'Hiring Manager': 'Léna Fischer',
    Company: 'Papertrail',
    Position: 'Data Analyst',
    Opening: 'I write to apply.',
    'Body Paragraph': 'I count things.',
    Closing: 'Thank you.',
    Signature: 'Maya O.',
  }
  for (const [label, value] of Object.entries(written)) await field(page, label).fill(value)
  await page.getByRole('button', { name: 'Add paragraph' }).click()
  await field(page, 'Body Paragraph 2').fill('And say why.')
  await isSaved(page)

  await reload(page)
  await isLoaded(page)
  const { 'Body Paragraph': body, ...rest } = written
  const stored = { ...rest, 'Body Paragraph 1': body, 'Body Paragraph 2': 'And say why.' }
  for (const [label, value] of Object.entries(stored)) await expect(field(page, label)).toHaveValue(value)
  expect(problems).toEqual([])
})

test('the preview is dated today, and the PDF is there to download (COVER-03)', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await signInAs(context, 'seeker')
  const id = await storeLetter(context, 'For Papertrail')
  const laid = page.waitForResponse((response) => response.url().includes('/api/rpc/previews/letter') && response.ok())
  await open(page, `/app/documents/cover-letter/edit/${id}`)
  expect((await laid).request().postData()).toContain(new Date().toISOString().slice(0, 10))
  await expect(page.getByRole('region', { name: 'Live Preview' }).getByText('Page 1 of 1')).toBeVisible()

  await page.getByRole('button', { name: 'Download', exact: true }).click()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'PDF' }).click()])
  expect(file.suggestedFilename()).toBe('For Papertrail.pdf')
  const { text } = await extractText(new Uint8Array(readFileSync(await file.path())), { mergePages: true })
  expect(text).toContain(today())
  expect(text).toContain('Dear Lena Fischer')
})

test('two tabs with one letter never overwrite each other without a warning', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await signInAs(context, 'seeker')
  const path = `/app/documents/cover-letter/edit/${await storeLetter(context, 'Two tabs')}`
  const other = await context.newPage()
  await open(page, path)
  await open(other, path)
  await field(page, 'Signature').fill('First')
  await field(other, 'Signature').fill('Second')
  const conflict = 'This cover letter was changed in another tab or on another device.'
  const showsConflict = (tab: Page) => tab.getByText(conflict).isVisible()
  await expect.poll(async () => (await showsConflict(page)) || (await showsConflict(other))).toBe(true)
  const [loser, mine] = (await showsConflict(page)) ? [page, 'First'] : [other, 'Second']
  await expect(field(loser, 'Signature')).toHaveValue(mine)
  await loser.getByRole('button', { name: 'Overwrite with mine' }).click()
  await isSaved(loser)
  await reload(loser)
  await isLoaded(loser)
  await expect(field(loser, 'Signature')).toHaveValue(mine)
})
