import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { findViolations } from './find-violations.ts'
import { complaints, goTo, isAlive, isLoaded, reload, signInAs } from './people.ts'
import { widths } from './screens.ts'

const files = join(import.meta.dirname, '../bench/import/files')

async function choose(page: Page, file: Parameters<Page['setInputFiles']>[1]): Promise<void> {
  await goTo(page, '/app/documents/import')
  await isLoaded(page)
  await page.getByLabel('Resume file to import').setInputFiles(file)
}

test('an old PDF in two columns is read, checked beside its text, and opened in the builder', async ({
  page,
  context,
}) => {
  await signInAs(context, 'seeker')
  const problems = complaints(page)
  await choose(page, join(files, 'adaeze-two-columns.pdf'))
  const name = page.getByRole('textbox', { name: /^Full Name/ })
  await expect(name).toHaveValue('Adaeze Nwosu')
  await page.getByRole('textbox', { name: /^Email/ }).focus()
  await expect(page.getByRole('list', { name: 'Text of the original' }).locator('mark')).toContainText(
    'adaeze.nwosu@mailbox.example',
  )
  await page.getByText('Pages', { exact: true }).click()
  const picture = page.getByRole('img', { name: 'Page 1 of 1 of adaeze-two-columns.pdf' })
  await expect(picture).toBeVisible()
  expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(900)
  // a reload shows the stored original again
  await reload(page)
  await expect(name).toHaveValue('Adaeze Nwosu')
  expect(await findViolations(page)).toEqual([])
  await name.fill('Adaeze C. Nwosu')
  await page.getByLabel('Resume title').fill('From my old PDF')
  await page.getByRole('button', { name: 'Create resume' }).click()
  await expect(page).toHaveURL(/\/app\/documents\/resume\/edit\/[0-9a-f-]{36}$/)
  await isAlive(page)
  await expect(page.getByRole('textbox', { name: /^Full Name/ })).toHaveValue('Adaeze C. Nwosu')
  expect(problems).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: widths.phone, hasTouch: true })

  test('fields and original are shown in turn, and nothing is wider than the screen', { tag: '@long' }, async ({
    page,
    context,
  }) => {
    await signInAs(context, 'seeker')
    await choose(page, join(files, 'priya-text.txt'))
    await expect(page.getByRole('textbox', { name: /^Full Name/ })).toHaveValue('Priya Raghunathan')
    const original = page.getByRole('list', { name: 'Text of the original' })
    await expect(original).toBeHidden()
    await page.getByText('Original', { exact: true }).tap()
    await expect(original).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
})

test('a file that is not a resume is refused with a text, and the page accepts another file', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await signInAs(context, 'seeker')
  await choose(page, { name: 'package.json', mimeType: 'application/json', buffer: Buffer.from('{"name":"x"}') })
  await expect(page.getByRole('alert')).toContainText('not JSON Resume or Reactive Resume')
  await page.getByLabel('Resume file to import').setInputFiles(join(files, 'hanna-docx.docx'))
  await expect(page.getByRole('textbox', { name: /^Full Name/ })).toHaveValue('Hanna Lindqvist')
})
