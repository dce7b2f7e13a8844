import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { refusal, showScreen } from '#testing/show-screen.tsx'
import { Harness, onIce, read, showPreview } from './import-preview.testing.tsx'

it('ImportPreview › says what the file is, what an import would do, and moves the focus there', async () => {
  await showPreview(() => read())
  const sentence = screen.getByText(/is a text file \(CSV\) from Greenhouse with 120 rows\./)
  await waitFor(() => expect(document.activeElement).toBe(sentence))
  const counts = within(screen.getByRole('list', { name: 'Rows of the file' }))
  expect(counts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '100 new',
    '5 updated',
    '3 unchanged',
    '2 left out',
  ])
  within(screen.getByRole('region', { name: 'First rows' })).getByText('Ida Larsen')
  expect(screen.queryByText(/^Same choices/)).toBeNull()
})

it('ImportSummary › continues with the choices of the last file, or starts over without them', async () => {
  const remembered = { columns: { 0: 'name', 1: '', 2: '', 3: 'note' }, answers: { [onIce.id]: 'rejected' } }
  const { last } = await showPreview(({ recalls, columns, answers }) =>
    read({ chosen: recalls ? { ...remembered, isRemembered: true } : { columns, answers, isRemembered: false } }),
  )
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Read “Stage” as' }), 'Status')
  await waitFor(() =>
    expect(last()).toEqual({
      columns: { ...remembered.columns, 2: 'status' },
      answers: remembered.answers,
      recalls: false,
    }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }))
  await waitFor(() => expect(last()).toEqual({ columns: {}, answers: {}, recalls: false }))
  expect(screen.queryByText(/^Same choices/)).toBeNull()
  await waitFor(() => expect(document.activeElement?.textContent).toContain('people.csv is a text file'))
})

it('ImportSummary › reads another sheet without the choices for the first, and lists what is around the table', async () => {
  const file = {
    ...read().file,
    format: 'xlsx' as const,
    sheets: ['People', ''],
    around: [{ row: 1, text: 'Report of May' }],
    isCut: true,
  }
  const { last } = await showPreview(({ sheet = 0 }) => read({ file: { ...file, sheet } }))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Read “Pay” as' }), 'Note')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sheet' }), 'Sheet 2')
  await waitFor(() => expect(last()).toEqual({ sheet: 1, columns: {}, answers: {}, recalls: true }))
  screen.getByText('1 line around the table left out')
  screen.getByText('Report of May')
  screen.getByText(/Only the first 120 are read/)
})

it('ImportPreview › shows why a changed choice is refused, and keeps the controls to change it back', async () => {
  const { last } = await showPreview(({ columns }) => {
    if (columns[0] === '') throw refusal('IMPORT_NO_JOB', 'No column of this file names a job.')
    return read()
  })
  const select = screen.getByRole('combobox', { name: 'Read “Candidate” as' })
  await userEvent.selectOptions(select, 'Not imported')
  expect((await screen.findByText('No column of this file names a job.')).closest('[role=alert]')).not.toBeNull()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Import 105 applications' }).disabled).toBe(true)
  await userEvent.selectOptions(select, 'Full name')
  await waitFor(() => expect(screen.queryByText('No column of this file names a job.')).toBeNull())
  await waitFor(() => expect(last()?.columns[0]).toBe('name'))
})

it('ImportPreview › says why a file cannot be read, and accepts another', async () => {
  const onAgain = vi.fn()
  const answer = () => {
    throw refusal('TABLE_EMPTY', 'This file has no rows.')
  }
  showScreen(<Harness answer={answer} onAgain={onAgain} />)
  await screen.findByText('This file has no rows.')
  const again = screen.getByRole('button', { name: 'Choose another file' })
  await waitFor(() => expect(document.activeElement).toBe(again))
  await userEvent.keyboard('{Enter}')
  expect(onAgain).toHaveBeenCalledTimes(1)
})

it('ImportPreview › offers no import where there is nothing to import', async () => {
  await showPreview(() => read({ counts: { new: 0, changed: 0, same: 120, leftOut: 0, refused: 0, asked: 0 } }))
  screen.getByText('There is nothing to import.')
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull()
})

it('ImportProblems › lists refused rows and notes, and downloads those that the preview has', async () => {
  let text = ''
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    void (blob as Blob).text().then((content) => {
      text = content
    })
    return 'blob:rows'
  })
  const refused = Array.from({ length: 60 }, (_, n) => ({ row: n + 2, column: 'Email', reason: 'is empty' }))
  const noted = [
    { row: 9, column: 'Phone', reason: '=cmd' },
    { row: 9, column: '', reason: 'is cut' },
  ]
  await showPreview(() => read({ refused, noted, counts: { ...read().counts, refused: 70 } }))
  const first = within(screen.getByRole('region', { name: "Rows that can't be imported" }))
  expect(first.getAllByRole('listitem')).toHaveLength(50)
  first.getByText('The download has the first 60 of 70 rows. After the import, you can download all.')
  const second = within(screen.getByRole('region', { name: 'Notes on rows' }))
  expect(second.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Row 9 Phone =cmd',
    'Row 9 is cut',
  ])
  await userEvent.click(second.getByRole('button', { name: 'Download as CSV' }))
  await waitFor(() => expect(text).toContain("9,Phone,'=cmd\r\n9,,is cut"))
  vi.restoreAllMocks()
})
