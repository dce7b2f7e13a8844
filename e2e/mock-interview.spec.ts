import { expect, test } from '@playwright/test'
import { press, tabTo } from './by-keyboard.ts'
import { findViolations } from './find-violations.ts'
import { complaints, goTo, isAlive, isLoaded, reload, signInAs } from './people.ts'

test('a whole mock interview by keyboard, with a reload in the middle (INTV-12, INTV-19, INTV-20)', async ({
  context,
  page,
}) => {
  const problems = complaints(page)
  await signInAs(context, 'newcomer')
  await goTo(page, '/app/interview?tab=mock-interview')
  await isLoaded(page)
  await isAlive(page)
  await tabTo(page, page.getByRole('radio', { name: '5', exact: true }))
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('radio', { name: '3', exact: true })).toBeChecked()
  await press(page, page.getByRole('button', { name: 'Start Interview' }))

  const answer = (n: number) => page.getByRole('textbox', { name: `Question ${n} of 3` })
  await tabTo(page, answer(1))
  await page.keyboard.type(
    'Last March the refunds did not match the bank. I rebuilt the figure. We saved $61,000 a year.',
  )
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Control+Enter')
  await expect(answer(2)).toBeFocused()
  await page.keyboard.type('I asked the team first, and')

  await reload(page)
  await expect(answer(2)).toHaveValue('I asked the team first, and')
  await expect(page.getByRole('timer', { name: 'Time left' })).toHaveText(/^2[89]:\d\d$/)
  await tabTo(page, answer(2))
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' we wrote it down together.')
  await press(page, page.getByRole('button', { name: 'Next question' }))
  await expect(answer(3)).toBeFocused()
  await page.keyboard.type('I would find out what matters most to them.')
  await press(page, page.getByRole('button', { name: 'Complete Interview' }))

  await expect(page.getByText('You completed every question.')).toBeVisible()
  await expect(page.getByText('3 of 3')).toBeVisible()
  await expect(page.getByRole('listitem').getByText('we wrote it down together')).toBeAttached()
  expect(await findViolations(page)).toEqual([])
  await press(page, page.getByRole('button', { name: 'Restart' }))
  await expect(page.getByRole('button', { name: 'Start Interview' })).toBeVisible()
  await expect(page.getByText('3 questions, 3 answered')).toBeVisible()
  expect(problems).toEqual([])
})
