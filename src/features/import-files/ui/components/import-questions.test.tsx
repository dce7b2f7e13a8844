import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { day, onIce, order, read, showPreview } from './import-preview.testing.tsx'

it('ImportColumns › shows how the values of read columns are read, and marks columns that are not', async () => {
  await showPreview(() => read())
  const table = within(screen.getByRole('table', { name: 'Columns of the file' }))
  const applied = within(table.getByRole('row', { name: /Applied/ }))
  expect(applied.getByRole('listitem').textContent).toBe('04/05/2026 →is read as 5 April 2026')
  applied.getByText('Month first, because of “04/30/2026”')
  const pay = within(table.getByRole('row', { name: /Pay/ }))
  expect(pay.getByRole('listitem').textContent).toBe('04/05/2026')
  expect(pay.getAllByText('Not imported').map(({ tagName }) => tagName)).toEqual(['SPAN', 'OPTION'])
})

it('ImportColumns › asks for a new preview with the changed column, and keeps the focus', async () => {
  const { requests, last } = await showPreview(() => read())
  expect(requests).toEqual([{ columns: {}, answers: {}, recalls: true }])
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Read “Pay” as' })
  await userEvent.selectOptions(select, 'Note')
  expect(select.value).toBe('note')
  await waitFor(() =>
    expect(last()).toEqual({
      columns: { 0: 'name', 1: 'applied', 2: 'status', 3: 'note' },
      answers: {},
      recalls: false,
    }),
  )
  expect(document.activeElement).toBe(select)
})

it('ImportColumns › takes a field that only one column can be from the column that had it', async () => {
  const { last } = await showPreview(() => read())
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Read “Pay” as' }), 'Full name')
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Read “Candidate” as' }).value).toBe('')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Read “Stage” as' }), 'Note')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Read “Applied” as' }), 'Note')
  await waitFor(() => expect(last()?.columns).toEqual({ 0: '', 1: 'note', 2: 'note', 3: 'name' }))
})

it('ImportQuestions › asks each value in its place, and starts once all are answered', async () => {
  const onStart = vi.fn()
  const { last } = await showPreview(
    ({ answers }) =>
      read({
        questions: [onIce, order],
        openQuestions: 2 - Object.keys(answers).length,
        chosen: { ...read().chosen, answers, isRemembered: false },
      }),
    { onStart },
  )
  const asked = within(screen.getByRole('region', { name: '2 questions about this file' }))
  asked.getByText('2 to answer')
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Import 105 applications' })
  expect(button.disabled).toBe(true)
  screen.getByText('Answer 2 questions first.')
  // in the order of the columns
  expect(asked.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual([
    'Applied read as Applied on',
    'Stage read as Status',
  ])
  const first = asked.getByRole<HTMLSelectElement>('combobox', {
    name: 'Is the day or the month first in “04/05/2026”?',
  })
  expect([...first.options].map(({ text }) => text)).toEqual([
    'Choose',
    'Day first: 4 May 2026',
    'Month first: 5 April 2026',
  ])
  await userEvent.selectOptions(first, 'Day first: 4 May 2026')
  const second = asked.getByRole('combobox', { name: '“On ice” 12 rows' })
  await userEvent.selectOptions(second, "Don't import these rows")
  await waitFor(() => expect(last()?.answers).toEqual({ [onIce.id]: '', [order.id]: 'day-first' }))
  await asked.findByText('All answered')
  expect(document.activeElement).toBe(second)
  await waitFor(() => expect(button.disabled).toBe(false))
  await userEvent.click(button)
  expect(onStart).toHaveBeenCalledWith(expect.objectContaining({ answers: last()?.answers }))
  // an answer can be undone
  await userEvent.selectOptions(second, 'Choose')
  await waitFor(() => expect(last()?.answers).toEqual({ [order.id]: 'day-first' }))
})

it('ImportQuestions › takes a day or leaves it out, one by one or all at once', async () => {
  const days = ['soon', 'later', 'n.d.', ''].map(day)
  const { last } = await showPreview(() => read({ questions: days, openQuestions: 4 }))
  const input = screen.getByLabelText<HTMLInputElement>('“soon” 2 rows')
  await userEvent.type(input, '2026-05-04')
  await waitFor(() => expect(last()?.answers).toEqual({ 'day:applied:soon': '2026-05-04' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Leave out “later”' }))
  expect(screen.getByLabelText<HTMLInputElement>('“later” 2 rows').disabled).toBe(true)
  screen.getByLabelText('No date 2 rows')
  // for less than three there is no button
  expect(screen.queryByRole('button', { name: /^Leave out/ })).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Leave out “later”' }))
  await userEvent.click(screen.getByRole('button', { name: 'Leave out these 3 dates' }))
  await waitFor(() => expect(document.activeElement?.tagName).toBe('FIELDSET'))
  await waitFor(() =>
    expect(last()?.answers).toEqual({
      'day:applied:soon': '2026-05-04',
      'day:applied:later': '',
      'day:applied:n.d.': '',
      'day:applied:': '',
    }),
  )
})

it('ImportQuestions › folds recognized values, and each can be changed by keyboard', async () => {
  const { last } = await showPreview(() => read({ questions: [{ ...onIce, suggestion: 'rejected' }] }))
  expect(screen.queryByRole('region', { name: /questions about/ })).toBeNull()
  expect(screen.queryByLabelText('“On ice” 12 rows')).toBeNull()
  await userEvent.click(screen.getByText('Recognized values (1)'))
  const select = await screen.findByLabelText<HTMLSelectElement>('“On ice” 12 rows')
  expect([...select.options].map(({ text }) => text)).toEqual(['New', 'Rejected', "Don't import these rows"])
  expect(select.selectedOptions[0]?.text).toBe('Rejected')
  await userEvent.tab()
  expect(document.activeElement).toBe(select)
  await userEvent.selectOptions(select, 'New')
  await waitFor(() => expect(last()?.answers).toEqual({ [onIce.id]: 'submitted' }))
})

it('ImportQuestions › asks about the whole file first, in its own words', async () => {
  const text = 'Does this file list applications, or people you know?'
  const options = [{ value: 'contacts', label: 'People' }]
  const whole = { ...onIce, id: 'whole:whole file:1', kind: 'whole' as const, column: 'Whole file', field: '', text }
  const { last } = await showPreview(() => read({ questions: [onIce, { ...whole, options }], openQuestions: 2 }))
  expect(screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual([
    'Whole file',
    'Stage read as Status',
  ])
  await userEvent.selectOptions(screen.getByRole('combobox', { name: text }), 'People')
  await waitFor(() => expect(last()?.answers).toEqual({ [whole.id]: 'contacts' }))
})

it('ImportQuestions › shows a part of very many questions', async () => {
  const many = Array.from({ length: 40 }, (_, n) => ({ ...onIce, id: `choice:stage:${n}`, text: `Stage ${n}` }))
  await showPreview(() => read({ questions: many, openQuestions: 90 }))
  screen.getByRole('region', { name: '90 questions about this file' })
  screen.getByText('50 more questions will follow.')
  expect(screen.queryByLabelText('“Stage 39” 12 rows')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  screen.getByLabelText('“Stage 39” 12 rows')
  // the keyboard continues with the first of those that were added
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('“Stage 30” 12 rows')))
})

it.each(['PageDown', 'PageUp'])('%s on a select scrolls the page and chooses nothing', async (key) => {
  await showPreview(() => read({ questions: [onIce], openQuestions: 1 }))
  const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => {})
  for (const name of ['Read “Pay” as', '“On ice” 12 rows']) {
    const select = screen.getByRole('combobox', { name })
    const press = createEvent.keyDown(select, { key })
    fireEvent(select, press)
    expect(press.defaultPrevented).toBe(true)
  }
  expect(scrollBy).toHaveBeenCalledTimes(2)
  const arrow = createEvent.keyDown(screen.getByRole('combobox', { name: 'Read “Pay” as' }), { key: 'ArrowDown' })
  fireEvent(screen.getByRole('combobox', { name: 'Read “Pay” as' }), arrow)
  expect(arrow.defaultPrevented).toBe(false)
  scrollBy.mockRestore()
})
