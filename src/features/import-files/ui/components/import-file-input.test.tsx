import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PendingUpload, showScreen } from '#testing/show-screen.tsx'
import { ImportFileInput, type UploadedImport } from './import-file-input.tsx'

const LABEL = 'File with applications'

beforeEach(() => {
  PendingUpload.last = undefined as never
  vi.stubGlobal('XMLHttpRequest', PendingUpload)
})
afterEach(() => vi.unstubAllGlobals())

function show(blocked?: string) {
  const uploaded: UploadedImport[] = []
  showScreen(
    <ImportFileInput
      label={LABEL}
      target={{ purpose: 'applications' }}
      maxBytes={1024}
      maxRows={100_000}
      blocked={blocked}
      onUploaded={(file) => uploaded.push(file)}
    />,
  )
  return uploaded
}
const give = async (chosen: File) =>
  userEvent.upload(await screen.findByLabelText(LABEL), chosen, { applyAccept: false })
const file = (name: string, content = 'a,b\n1,2') => new File([content], name)

it.each([
  ['people.xls', 'a,b', "We can't read .xls files. Save it as .xlsx or CSV, then choose that file."],
  ['people.pdf', 'a,b', 'Choose a CSV, Excel (.xlsx), OpenDocument (.ods), JSON or XML file.'],
  ['people', 'a,b', 'Choose a CSV, Excel (.xlsx), OpenDocument (.ods), JSON or XML file.'],
  ['empty.csv', '', 'This file is empty.'],
  ['large.csv', 'x'.repeat(1025), 'This file is larger than 1KB. Please split it.'],
])('ImportFileInput › refuses %s before it is sent', async (name, content, words) => {
  show()
  await give(file(name, content))
  await screen.findByText(words)
  expect(PendingUpload.last).toBeUndefined()
})

it('ImportFileInput › refuses several files', async () => {
  show()
  await screen.findByText(/with up to 100,000 rows, up to 1KB/)
  fireEvent.drop(screen.getByLabelText(LABEL), { dataTransfer: { files: [file('a.csv'), file('b.csv')] } })
  await screen.findByText('Choose one file.')
  expect(PendingUpload.last).toBeUndefined()
})

it('ImportFileInput › uploads a file as it is, with its progress', async () => {
  const uploaded = show()
  await give(file('people.ods'))
  const progress = await screen.findByRole<HTMLProgressElement>('progressbar', { name: 'Uploading people.ods' })
  PendingUpload.last.upload.onprogress?.({ loaded: 1, total: 2 })
  await waitFor(() => expect(progress.value).toBe(50))
  expect(PendingUpload.last.sent?.get('purpose')).toBe('applications')
  expect((PendingUpload.last.sent?.get('file') as File | null)?.name).toBe('people.ods')
  PendingUpload.last.answer(201, { fileId: 'one' })
  await waitFor(() => expect(uploaded).toEqual([{ fileId: 'one', fileName: 'people.ods' }]))
})

it('ImportFileInput › uploads tab-separated values as text', async () => {
  const uploaded = show()
  await give(file('people.tsv', 'a\tb\n1\t2'))
  await waitFor(() => expect((PendingUpload.last.sent?.get('file') as File | null)?.name).toBe('people.txt'))
  PendingUpload.last.answer(201, { fileId: 'one' })
  await waitFor(() => expect(uploaded).toEqual([{ fileId: 'one', fileName: 'people.tsv' }]))
})

it("ImportFileInput › shows the server's refusal, and accepts another file", async () => {
  const uploaded = show()
  await give(file('people.xlsx'))
  await waitFor(() => expect(PendingUpload.last).toBeDefined())
  PendingUpload.last.answer(422, { code: 'FILE_DANGEROUS', message: 'This file contains macros.' })
  await screen.findByText('This file contains macros.')
  await give(file('people.csv'))
  expect(screen.queryByText('This file contains macros.')).toBeNull()
  PendingUpload.last.answer(201, { fileId: 'two' })
  await waitFor(() => expect(uploaded).toHaveLength(1))
})

it('ImportFileInput › cancels an upload, and moves the focus back to the input', async () => {
  const uploaded = show()
  await give(file('people.csv'))
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(LABEL)))
  expect(screen.queryByText(/couldn't be uploaded/)).toBeNull()
  expect(uploaded).toEqual([])
})

it('ImportFileInput › says what to do before a file can be chosen', async () => {
  show('Choose a job first')
  await screen.findByText('Choose a job first')
  expect(screen.getByLabelText<HTMLInputElement>(LABEL).disabled).toBe(true)
})
