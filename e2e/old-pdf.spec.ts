import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { getDocumentProxy, extractText as textOf } from 'unpdf'
import { isSaved, line, pages, scoreOf, section } from './builder-screen.ts'
import { complaints, goTo, signInAs } from './people.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Two pages made with LibreOffice Writer. */
const old = join(import.meta.dirname, 'files/old-two-pages.pdf')

/** Presses the button of a score finding to rewrite a line, and accepts the suggestion. */
async function rewrite(page: Page, evidence: RegExp): Promise<void> {
  await page.getByRole('button', { name: /things? to fix$/ }).click()
  await page.getByRole('button', { name: evidence }).first().click()
  const written = page.locator('textarea:focus')
  const before = await written.inputValue()
  await page.locator('fieldset:has(textarea:focus)').getByRole('button', { name: 'Improve with AI' }).click()
  await page
    .getByRole('region', { name: /^Suggested rewrite/ })
    .getByRole('button', { name: 'Accept' })
    .click()
  await expect(page.getByText(before, { exact: true })).toHaveCount(0)
}

test('a seeker builds a good two-page resume from an old PDF', { tag: '@long' }, async ({ page, context }) => {
  await signInAs(context, 'seeker')
  const problems = complaints(page)
  await test.step('upload it: nearly everything is in the right field', async () => {
    await goTo(page, '/app/documents')
    await page.getByRole('button', { name: 'Create New' }).click()
    await page.getByRole('menuitem', { name: 'Import from a file or LinkedIn' }).click()
    await page.getByLabel('Resume file to import').setInputFiles(old)
    await expect(page.getByRole('textbox', { name: /^Full Name/ })).toHaveValue('Helena Marsh')
    await expect(page.getByRole('textbox', { name: /^Email/ })).toHaveValue('helena.marsh@mailbox.example')
    await expect(page.getByRole('textbox', { name: /^Phone/ })).toHaveValue('+44 113 496 0142')
    await expect(page.getByRole('textbox', { name: /^Location/ })).toHaveValue('14 Canal Street, Leeds LS1 4DL')
    await expect(section(page, 'Professional Summary')).toContainText('Project manager with fifteen years')
    await expect(section(page, 'Work Experience')).toContainText('6 jobs')
    await page.getByLabel('Resume title').fill('Helena, from my old PDF')
    await page.getByRole('button', { name: 'Create resume' }).click()
    await expect(page).toHaveURL(/\/app\/documents\/resume\/edit\/[0-9a-f-]{36}$/)
  })
  await test.step('it is two pages, and its score says what to fix', async () => {
    await expect(pages(page)).toHaveCount(2)
    await section(page, 'Work Experience').click()
    await expect(page.getByRole('heading', { level: 3 }).first()).toContainText('Senior Project Manager')
    const before = await scoreOf(page)
    await rewrite(page, /Was responsible for a programme/)
    await rewrite(page, /Helped with the training/)
    expect(await scoreOf(page)).toBeGreaterThan(before)
    expect(await scoreOf(page)).toBeGreaterThanOrEqual(90)
    await expect(line(page, 1).first()).not.toHaveValue(/responsible/)
    await isSaved(page)
  })
  await test.step('it is downloaded: two pages, every employer on them', async () => {
    await page.getByRole('button', { name: 'Download', exact: true }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'PDF' }).click(),
    ])
    const pdf = await getDocumentProxy(new Uint8Array(readFileSync(await file.path())))
    expect(pdf.numPages).toBe(2)
    const { text } = await textOf(pdf, { mergePages: true })
    for (const words of ['Brightwater Utilities', 'Kestrel Rail Services', 'Halden Construction', 'PRINCE2']) {
      expect(text).toContain(words)
    }
    expect(text).not.toContain('Was responsible for a programme')
  })
  expect(problems).toEqual([])
})
