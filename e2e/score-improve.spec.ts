import { expect, test } from '@playwright/test'
import { isSaved, line, openBuilder, scoreOf, section } from './builder-screen.ts'
import { complaints, goTo, isLoaded, reload, signInAs } from './people.ts'
import { storeResume } from './stored-documents.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a lost point is found in the rubric and corrected in the builder, and the score rises (AI-02, AI-04, AI-06)', async ({
  page,
  context,
}) => {
  await signInAs(context, 'seeker')
  const problems = complaints(page)
  const id = await storeResume(context, 'To be mended')

  await test.step('the card shows what the default resume lacks, and links to the rubric', async () => {
    await goTo(page, '/app/documents')
    const card = page.getByRole('region', { name: 'AI Resume Scoring' })
    await expect(card).toContainText(/\d+ resumes · average score \d+/)
    await expect(card).toContainText(/to reach \d+/)
    await card.getByRole('link', { name: 'Learn More' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'How scoring works' })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Criteria' }).locator('> li')).toHaveCount(12)
  })
  await test.step('the rubric quotes the text, and opens the resume', async () => {
    await page.getByRole('combobox', { name: 'Resume' }).selectOption(id)
    const openings = page.getByRole('listitem').filter({ hasText: 'Strong openings' })
    await expect(openings).toContainText('Was responsible for reports')
    await page.getByRole('link', { name: 'Open in the builder' }).click()
  })
  await test.step('the builder focuses the line; a better line raises the score', async () => {
    const before = await scoreOf(page)
    await page.getByRole('button', { name: /things to fix$/ }).click()
    await page
      .getByRole('button', { name: /Was responsible for reports/ })
      .first()
      .click()
    await expect(line(page, 2)).toBeFocused()
    await line(page, 2).fill('Cut the time for 12 monthly reports by 38%')
    await expect.poll(() => scoreOf(page)).toBeGreaterThan(before)
    const after = await scoreOf(page)
    await isSaved(page)
    await page.getByRole('link', { name: 'Back to Documents' }).click()
    await expect(page.getByRole('row').filter({ hasText: 'To be mended' }).first()).toContainText(String(after))
  })
  expect(problems).toEqual([])
})

test('a rewrite is shown as a diff, rejected, then accepted, undone and kept (AI-07, AI-08, AI-10)', {
  tag: '@long',
}, async ({ page, context }) => {
  await signInAs(context, 'seeker')
  await openBuilder(page, await storeResume(context, 'Rewritten'))
  await section(page, 'Work Experience').click()
  const improve = page.getByRole('button', { name: 'Improve with AI' })
  const suggestion = page.getByRole('region', { name: /^Suggested rewrite/ })
  const mine = 'Was responsible for reports'
  await line(page, 2).click()

  await improve.click()
  await expect(suggestion).toContainText('Suggested rewrite · built-in engine')
  await expect(suggestion).toContainText('Adds no new facts')
  await expect(suggestion.locator('del').first()).toBeVisible()
  const proposed = await suggestion.locator('ins').first().textContent()
  await suggestion.getByRole('button', { name: 'Keep original' }).click()
  await expect(suggestion).toHaveCount(0)
  await expect(line(page, 2)).toHaveValue(mine)

  await improve.click()
  await suggestion.getByRole('button', { name: 'Accept' }).click()
  await expect(line(page, 2)).not.toHaveValue(mine)
  expect(await line(page, 2).inputValue()).toContain(proposed?.trim().split(' ')[0])
  const rewritten = await line(page, 2).inputValue()
  await isSaved(page)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(line(page, 2)).toHaveValue(mine)
  await page.getByRole('button', { name: 'Redo', exact: true }).click()
  await expect(line(page, 2)).toHaveValue(rewritten)
  await isSaved(page)
  await reload(page)
  await isLoaded(page)
  await section(page, 'Work Experience').click()
  await expect(line(page, 2)).toHaveValue(rewritten)
  // an empty line cannot be improved
  await page.getByRole('button', { name: 'Add responsibility' }).click()
  await expect(improve).toBeDisabled()
})
