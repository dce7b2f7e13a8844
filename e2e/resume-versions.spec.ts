import { expect, type Page, test } from '@playwright/test'
import { firstPicture, isSaved, openBuilder, pages, section } from './builder-screen.ts'
import { findViolations } from './find-violations.ts'
import { complaints, isLoaded, reload, signInAs } from './people.ts'
import { storeResume } from './stored-documents.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const summary = (page: Page) => page.getByLabel('Summary', { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('an earlier version is compared and restored, and the restore can be undone', async ({ page, context }) => {
  await signInAs(context, 'seeker')
  const problems = complaints(page)
  await openBuilder(page, await storeResume(context, 'With a past'))
  await section(page, 'Professional Summary').click()
  const first = await summary(page).inputValue()
  await button(page, 'Save').click()
  await isSaved(page)
  await summary(page).fill('Analyst who counts what others guess.')
  await page.keyboard.press('Control+s')
  await isSaved(page)

  await button(page, 'Version history').click()
  const drawer = page.getByRole('dialog', { name: 'Version history' })
  const versions = drawer.getByRole('listitem').getByRole('button')
  await expect(versions).toHaveCount(2)
  await versions.last().click()
  const change = drawer.getByRole('region', { name: 'What restoring would change' })
  await expect(change.locator('del').first()).toContainText('who counts what others guess')
  await expect(change.locator('ins').first()).toContainText('with five years in operations')
  expect(await findViolations(page)).toEqual([])
  await drawer.getByRole('button', { name: 'Restore this version' }).click()
  await expect(drawer).toHaveCount(0)
  await expect(summary(page)).toHaveValue(first)

  await button(page, 'Undo').click()
  await expect(summary(page)).toHaveValue('Analyst who counts what others guess.')
  await button(page, 'Redo').click()
  await expect(summary(page)).toHaveValue(first)
  await isSaved(page)
  await reload(page)
  await isLoaded(page)
  await expect(section(page, 'Professional Summary')).toContainText('with five years in operations')
  expect(problems).toEqual([])
})

test('the design panel sets template, colour, font, size, spacing and page, and fits a long resume to one page', {
  tag: '@long',
}, async ({ page, context }) => {
  await signInAs(context, 'seeker')
  await openBuilder(page, await storeResume(context, 'Dressed'))
  const shown = firstPicture(page)
  let last = await shown.getAttribute('src')
  /** Each choice changes the rendered page. */
  const isRedrawn = async () => {
    await expect(shown).not.toHaveAttribute('src', last ?? '')
    last = await shown.getAttribute('src')
  }
  await page.getByRole('region', { name: 'Live Preview' }).getByRole('button', { name: 'Classic' }).click()
  const panel = page.getByRole('dialog', { name: 'Design' })
  await expect(panel.getByText('ATS-safe')).toHaveCount(4)
  for (const name of ['Modern', 'Compact', 'Editorial', 'Sidebar', 'Timeline', 'Classic']) {
    await panel.getByRole('button', { name: new RegExp(`^${name}`) }).click()
    await isRedrawn()
  }
  await panel.getByRole('button', { name: 'Plum' }).click()
  await isRedrawn()
  await panel.getByRole('combobox', { name: 'Font' }).selectOption('Lora')
  await isRedrawn()
  await panel.getByRole('combobox', { name: 'Text size' }).selectOption('12 pt')
  await isRedrawn()
  await panel.getByText('Airy', { exact: true }).click()
  await isRedrawn()
  await panel.getByText('Letter', { exact: true }).click()
  await isRedrawn()
  await expect(shown).toHaveAttribute('width', '612')
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')

  await test.step('long enough for two pages, it is fitted to one', async () => {
    await section(page, 'Professional Summary').click()
    await page.getByLabel('Summary', { exact: true }).fill('I count what others guess. '.repeat(130))
    await expect(pages(page)).toHaveCount(2)
    await page.getByRole('region', { name: 'Live Preview' }).getByRole('button', { name: 'Classic' }).click()
    await panel.getByRole('checkbox', { name: 'Fit to one page' }).check()
    await expect(pages(page)).toHaveCount(1)
    await expect(page.getByText(/Scaled to \d\d% to fit on one page/)).toBeVisible()
    await page.keyboard.press('Escape')
    await isSaved(page)
  })
  await reload(page)
  await isLoaded(page)
  await expect(pages(page)).toHaveCount(1)
  await expect(shown).toHaveAttribute('width', '612')
})

test('nothing is lost before the editor is hydrated, or by leaving immediately', async ({ page, context }) => {
  await signInAs(context, 'seeker')
  const id = await storeResume(context, 'Left in a hurry')
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`/app/documents/resume/edit/${id}`, { waitUntil: 'commit' })
  await expect(section(page, 'Skills')).toBeVisible()
  // a click waits for hydration: a page that looks ready must not lose it
  const pressed = section(page, 'Professional Summary').click()
  letGo()
  await pressed
  await expect(section(page, 'Professional Summary')).toHaveAttribute('aria-expanded', 'true')

  await page.getByLabel('Summary', { exact: true }).fill('The last words.')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto('about:blank')
  await expect
    .poll(async () => await (await context.request.get(`/api/v1/resumes/${id}/content`)).text())
    .toContain('The last words.')
})

test('too much text is refused with the name of the section and the limit, and saved once it is shorter', {
  tag: '@long',
}, async ({ page, context }) => {
  await signInAs(context, 'seeker')
  await openBuilder(page, await storeResume(context, 'Sixty thousand words'))
  await section(page, 'Professional Summary').click()
  const field = page.getByLabel('Summary', { exact: true })
  await field.fill('word '.repeat(60_000))
  await expect(page.getByText('Auto-save failed')).toBeVisible()
  const said =
    'Professional Summary: please write at most 6,000 characters. Your changes are saved once you shorten it.'
  await expect(page.getByText(said).first()).toBeVisible()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Please write at most 6,000 characters', { exact: true })).toBeVisible()
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await field.fill('A few words.')
  await isSaved(page)
})
