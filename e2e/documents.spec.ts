import { expect, type Page, test } from '@playwright/test'
import { inEveryLight } from './find-violations.ts'
import { CONFIRM, confirmAddress, openMail } from './mailbox.ts'
import { complaints, goTo, isLoaded, reload, signInAs } from './people.ts'
import { smallPdf } from './small-pdf.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: smallPdf(['Nora Lindqvist', 'Five years in community clinics']),
})
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title })
const more = async (page: Page, title: string, item: string) => {
  await page.getByRole('button', { name: `More actions for ${title}`, exact: true }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

test('a user manages their resumes (DOCS-05, DOCS-07, DOCS-15)', async ({ page, context }) => {
  const problems = complaints(page)
  await signInAs(context, 'seeker')
  await goTo(page, '/app/documents')
  const tab = page.getByRole('tab', { name: /^Resumes \(\d+\)$/ })
  const listed = page.getByRole('row').filter({ has: page.getByRole('button', { name: /^More actions for / }) })
  // other journeys of the same user add documents in the meantime, so compare the count with the rows
  const isCounted = () =>
    expect.poll(async () => Number(/\d+/.exec((await tab.textContent()) ?? '')?.[0]) - (await listed.count())).toBe(0)
  await isCounted()

  await test.step('two files at once: one becomes a resume, one is refused beside its name', async () => {
    await page
      .getByLabel('Resume files')
      .setInputFiles([pdf('nora_2026.pdf'), { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('x') }])
    await expect(page.getByRole('alert').filter({ hasText: 'Invalid file extension' }).first()).toBeVisible()
    await expect(row(page, 'nora_2026')).toContainText('Uploaded')
    await isCounted()
    await page.getByRole('button', { name: 'Dismiss photo.png' }).click()
  })
  await test.step('rename', async () => {
    await page.getByRole('button', { name: 'Rename nora_2026' }).click()
    const dialog = page.getByRole('dialog', { name: 'Rename Resume' })
    await dialog.getByLabel('Title').fill('Nora, clinics')
    await dialog.getByRole('button', { name: 'Rename', exact: true }).click()
    await expect(row(page, 'Nora, clinics')).toBeVisible()
  })
  await test.step('duplicate', async () => {
    await more(page, 'Nora, clinics', 'Duplicate')
    await expect(row(page, 'Nora, clinics (copy)')).toBeVisible()
  })
  await test.step('set as default, and back', async () => {
    await more(page, 'Nora, clinics (copy)', 'Set as default')
    await expect(page.getByText('Default resume updated').first()).toBeVisible()
    await expect(row(page, 'Nora, clinics (copy)').getByText('Default', { exact: true })).toBeVisible()
    await expect(page.getByRole('row').getByText('Default', { exact: true })).toHaveCount(1)
    await more(page, 'Maya Okafor, Data Analyst', 'Set as default')
    await expect(row(page, 'Maya Okafor, Data Analyst').getByText('Default', { exact: true })).toBeVisible()
  })
  await test.step('delete', async () => {
    for (const title of ['Nora, clinics (copy)', 'Nora, clinics']) {
      await more(page, title, 'Delete')
      const question = page.getByRole('alertdialog', { name: 'Delete Resume' })
      await expect(question).toContainText(`Are you sure you want to delete "${title}"? This action cannot be undone.`)
      await question.getByRole('button', { name: 'Delete', exact: true }).click()
      await expect(page.getByRole('button', { name: `More actions for ${title}`, exact: true })).toHaveCount(0)
    }
    await isCounted()
  })
  await test.step('create new (DOCS-02)', async () => {
    await page.getByRole('button', { name: 'Create New' }).click()
    await page.getByRole('menuitem', { name: 'Resume from scratch' }).click()
    await expect(page).toHaveURL(/\/app\/documents\/resume\/new/)
  })
  await test.step('an unknown editor URL shows a missing page, not an empty resume', async () => {
    await goTo(page, '/app/documents/resume/nowhere')
    await expect(page.getByLabel('Full Name')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/./)
  })
  expect(problems).toEqual([])
})

test('axe finds nothing on documents: both tabs, menus and dialogs', { tag: '@long' }, async ({ page, context }) => {
  await signInAs(context, 'seeker')
  await goTo(page, '/app/documents')
  await isLoaded(page)
  const found = await inEveryLight(page, 'resumes')
  await page.getByRole('button', { name: 'Rename okafor_2024' }).click()
  await expect(page.getByRole('dialog', { name: 'Rename Resume' })).toBeVisible()
  found.push(...(await inEveryLight(page, 'rename')))
  await page.keyboard.press('Escape')
  await more(page, 'okafor_2024', 'Delete')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  found.push(...(await inEveryLight(page, 'delete')))
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: /^Cover Letters/ }).click()
  await expect(page).toHaveURL(/tab=cover-letters/)
  await expect(row(page, 'Fernway Health')).toContainText('Senior Data Analyst at Fernway Health')
  found.push(...(await inEveryLight(page, 'letters')))
  expect(found).toEqual([])
})

test('a new user is welcomed, and uploads a resume or postpones it', async ({ page, context }) => {
  const email = `newcomer-${Date.now()}@example.test`
  const sent = await context.request.post('/api/v1/sign-up', {
    data: { displayName: 'Ines Duarte', email, password: 'a quiet harbour in may' },
  })
  expect(sent.status(), await sent.text()).toBe(200)
  await openMail(page, email, CONFIRM)
  await confirmAddress(page)
  await goTo(page, '/app/documents')
  const welcome = page.getByRole('dialog', { name: 'Add a resume to get started' })
  await expect(welcome).toContainText('Welcome to Tandem, Ines')
  const found = await inEveryLight(page, 'welcome')
  await welcome.getByRole('button', { name: "I'll do this later" }).click()
  await expect(welcome).toHaveCount(0)
  await reload(page)
  await expect(page.getByRole('heading', { name: 'No resumes yet' })).toBeVisible()
  await expect(welcome).toHaveCount(0)
  found.push(...(await inEveryLight(page, 'no documents')))
  await page.evaluate(() => sessionStorage.clear())
  await reload(page)
  await welcome.getByLabel('Upload existing resume').setInputFiles(pdf('Ines Duarte.pdf'))
  await expect(row(page, 'Ines Duarte')).toBeVisible()
  await expect(welcome).toHaveCount(0)
  expect(found).toEqual([])
})
