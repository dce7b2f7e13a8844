import { act, waitFor, type within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { calls, PendingUpload, toastTexts } from '#testing/show-screen.tsx'
import { toasts } from '#ui/primitives/toast.ts'
import { id, openForm, question, submitted } from './apply-dialog.testing.tsx'

const send = (dialog: ReturnType<typeof within>) => dialog.getByRole('button', { name: 'Submit Application' })

beforeEach(() => {
  sessionStorage.clear()
  toasts.close()
  vi.stubGlobal('XMLHttpRequest', PendingUpload)
})

describe('a resume uploaded in the form', () => {
  const pdf = () => new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' })
  // dropped files may have any type
  const dropping = userEvent.setup({ applyAccept: false })
  const staged = { fileId: id(8), fileName: 'cv.pdf', size: 8, contentType: 'application/pdf' }

  it('clears the chosen one and vice versa, with progress (APPLY-14, APPLY-16)', async () => {
    const { user, dialog } = await openForm()
    const input = dialog.getByLabelText('Resume file')
    expect(input).toHaveProperty('accept', '.pdf,.doc,.docx')
    await user.upload(input, pdf())
    expect(dialog.getByRole('radio', { name: /Resume 2/ })).toHaveProperty('checked', false)
    act(() => PendingUpload.last.upload.onprogress?.({ loaded: 4, total: 8 }))
    expect(dialog.getByRole('progressbar', { name: 'Uploading cv.pdf' })).toHaveProperty('value', 50)
    await user.click(send(dialog))
    await dialog.findByText("A file is still uploading. Please submit again when it's done.")
    expect(Object.fromEntries(PendingUpload.last.sent!)).toMatchObject({ purpose: 'resume' })
    act(() => PendingUpload.last.answer(201, staged))
    await dialog.findByText('Uploaded')
    await user.click(send(dialog))
    await waitFor(() => expect(submitted()).toMatchObject([{ resume: { kind: 'upload', fileId: id(8) } }]))
  })

  it('is dropped when an existing one is chosen, and deleted on the server (APPLY-14)', async () => {
    const { user, dialog } = await openForm()
    await user.upload(dialog.getByLabelText('Resume file'), pdf())
    act(() => PendingUpload.last.answer(201, staged))
    await dialog.findByText('Uploaded')
    await user.click(dialog.getByRole('radio', { name: /Resume 3/ }))
    expect(dialog.queryByText('cv.pdf')).toBeNull()
    expect(calls).toContainEqual(['documents.discardUpload', { fileId: id(8) }])
    await user.click(send(dialog))
    await waitFor(() => expect(submitted()).toMatchObject([{ resume: { kind: 'existing', resumeId: id(3) } }]))
  })

  it('can be cancelled during the upload', async () => {
    const { user, dialog } = await openForm()
    await user.upload(dialog.getByLabelText('Resume file'), pdf())
    await user.click(dialog.getByRole('button', { name: 'Cancel upload of cv.pdf' }))
    await waitFor(() => expect(dialog.queryByText('cv.pdf')).toBeNull())
    expect(toastTexts()).toEqual([])
  })

  it('leaves the chosen one where its replacement fails to upload (APPLY-14)', async () => {
    const { user, dialog } = await openForm()
    const input = dialog.getByLabelText('Resume file')
    await user.upload(input, pdf())
    act(() => PendingUpload.last.answer(500, ''))
    await dialog.findByText('Failed to upload file. Please try again.')
    expect(dialog.getByRole('radio', { name: /Resume 2/ })).toHaveProperty('checked', true)
    expect(toastTexts()).toEqual(['Upload ErrorFailed to upload file. Please try again.'])
    await user.upload(input, pdf())
    act(() => PendingUpload.last.answer(201, staged))
    await dialog.findByText('Uploaded')
    // the earlier message is removed
    await waitFor(() => expect(toastTexts()).toEqual([]))
    await dropping.upload(input, new File(['x'], 'bad.txt', { type: 'text/plain' }))
    await dialog.findByText('File type not supported')
    await user.upload(input, new File(['%PDF-1.7'], 'other.pdf', { type: 'application/pdf' }))
    await user.click(dialog.getByRole('button', { name: 'Cancel upload of other.pdf' }))
    await dialog.findByText('cv.pdf')
    expect(calls.filter(([name]) => name === 'documents.discardUpload')).toEqual([])
    await user.click(send(dialog))
    await waitFor(() => expect(submitted()).toMatchObject([{ resume: { kind: 'upload', fileId: id(8) } }]))
  })

  it('deletes the earlier file once another one is uploaded', async () => {
    const { user, dialog } = await openForm()
    for (const fileId of [id(8), id(7)]) {
      await user.upload(dialog.getByLabelText('Resume file'), pdf())
      act(() => PendingUpload.last.answer(201, { ...staged, fileId }))
      await dialog.findByText('Uploaded')
    }
    expect(calls.filter(([name]) => name === 'documents.discardUpload')).toEqual([
      ['documents.discardUpload', { fileId: id(8) }],
    ])
  })

  it('cancels a running upload when an existing one is chosen (APPLY-14)', async () => {
    const { user, dialog } = await openForm()
    await user.upload(dialog.getByLabelText('Resume file'), pdf())
    await user.click(dialog.getByRole('radio', { name: /Resume 3/ }))
    expect(dialog.getByRole('radio', { name: /Resume 3/ })).toHaveProperty('checked', true)
    expect(dialog.queryByText('cv.pdf')).toBeNull()
    await user.click(send(dialog))
    await waitFor(() => expect(submitted()).toMatchObject([{ resume: { kind: 'existing', resumeId: id(3) } }]))
  })

  it('retains the file of an answer where another is refused or fails', async () => {
    const { user, dialog } = await openForm({
      questions: [question(4, { questionType: 'file_upload', validationRules: { allowed_file_types: ['pdf'] } })],
    })
    const input = dialog.getByLabelText(/^Question 4/)
    await user.upload(input, pdf())
    act(() => PendingUpload.last.answer(201, staged))
    await dialog.findByText('cv.pdf')
    await dropping.upload(input, new File(['x'], 'bad.txt', { type: 'text/plain' }))
    await user.upload(input, new File(['%PDF-1.7'], 'other.pdf', { type: 'application/pdf' }))
    act(() => PendingUpload.last.answer(500, ''))
    await dialog.findByText('Failed to upload file. Please try again.')
    await user.click(send(dialog))
    await waitFor(() => expect(submitted()).toMatchObject([{ files: { [id(4)]: id(8) } }]))
  })

  it('removes the message about a running upload once it is finished', async () => {
    const { user, dialog } = await openForm()
    await user.upload(dialog.getByLabelText('Resume file'), pdf())
    await user.click(send(dialog))
    const waiting = "A file is still uploading. Please submit again when it's done."
    await dialog.findByText(waiting)
    act(() => PendingUpload.last.answer(201, staged))
    await waitFor(() => expect(dialog.queryByText(waiting)).toBeNull())
  })

  it("shows the server's reason for a refusal (DOCS-23)", async () => {
    const { user, dialog } = await openForm()
    await user.upload(dialog.getByLabelText('Resume file'), pdf())
    act(() => PendingUpload.last.answer(413, { code: 'FILE_TOO_LARGE', message: 'File size must be less than 10MB' }))
    await dialog.findByText('File size must be less than 10MB')
    await waitFor(() => expect(toastTexts()).toEqual(['Upload ErrorFile size must be less than 10MB']))
    await user.upload(dialog.getByLabelText('Resume file'), pdf())
    act(() => PendingUpload.last.answer(502, '<html>'))
    await dialog.findByText('Failed to upload file. Please try again.')
  })
})
