import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Question } from '#features/job-postings/question-shapes.ts'
import { calls, HeldUpload, refusal, seeker, showScreen, toastWords } from '#testing/show-screen.tsx'
import { toasts } from '#ui/primitives/toast.ts'
import type { ApplyForm } from '../contract.ts'
import { ApplyButton } from './components/apply-button.tsx'

const id = (n: number) => `0199d1f0-0000-7000-8000-00000000000${n}`
const question = (n: number, given: Partial<Question> = {}): Question => ({
  id: id(n),
  questionType: 'text',
  label: `Question ${n}`,
  helpText: null,
  placeholder: null,
  required: true,
  private: false,
  options: [],
  validationRules: {},
  groupName: null,
  ...given,
})
const resume = (n: number, isDefault: boolean) => ({
  id: id(n),
  title: `Resume ${n}`,
  documentType: 'platform_created' as const,
  isDefault,
  downloadCount: 0,
  aiScore: null,
  file: null,
  createdAt: new Date(),
  updatedAt: new Date(),
})
const form = (given: Partial<ApplyForm> = {}): ApplyForm => ({
  job: {
    id: id(1),
    slug: 'senior-data-analyst-fernway',
    title: 'Senior Data Analyst',
    companyName: 'Fernway Health',
    companyLogoUrl: null,
    location: 'Remote, US',
    remoteAllowed: true,
    employmentType: 'full-time',
    salaryMin: 98_000,
    salaryMax: 124_000,
  },
  prefill: { fullName: 'Maya Okafor', email: 'maya@okafor.example', phone: '(503) 555-0142' },
  questions: [],
  resumes: [resume(2, true), resume(3, false)],
  coverLetters: [],
  ...given,
})
const standing = { hasApplied: false, isClosed: false, isEntitled: true, hasReachedLimit: false }
const done = { applicationId: id(9), status: 'submitted', appliedAt: new Date() }

type Answers = NonNullable<Parameters<typeof showScreen>[1]>['answers']

async function openForm(given: Partial<ApplyForm> = {}, answers: Answers = {}) {
  const all = {
    'applications.standing': () => standing,
    'applications.formFor': () => form(given),
    'applications.submit': () => done,
    'documents.discardUpload': () => ({ discarded: true }),
    ...answers,
  }
  const shown = showScreen(<ApplyButton jobId={id(1)} />, { answers: all })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Apply Now' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Apply for Position' }))
  await dialog.findByText('Senior Data Analyst')
  return { ...shown, user, dialog }
}
const submitted = () => calls.filter(([name]) => name === 'applications.submit').map(([, input]) => input)
const send = (dialog: ReturnType<typeof within>) => dialog.getByRole('button', { name: 'Submit Application' })

beforeEach(() => {
  sessionStorage.clear()
  toasts.close()
  vi.stubGlobal('XMLHttpRequest', HeldUpload)
})

describe('the dialog', () => {
  it("shows job, Basic Information and the profile's data (APPLY-07, APPLY-08, APPLY-09, APPLY-10, APPLY-11)", async () => {
    const { dialog } = await openForm()
    dialog.getByText(/Fernway Health · Remote, US ·/)
    dialog.getByText('$98k - $124k')
    dialog.getByRole('heading', { name: 'Basic Information' })
    expect(dialog.queryByRole('heading', { name: 'Additional Requirements' })).toBeNull()
    expect(dialog.getByLabelText(/^Full Name/)).toHaveProperty('value', 'Maya Okafor')
    expect(dialog.getByLabelText(/^Email/)).toHaveProperty('value', 'maya@okafor.example')
    expect(dialog.getByLabelText(/^Phone Number/)).toHaveProperty('value', '(503) 555-0142')
    expect(dialog.getByRole('radio', { name: /Resume 2/ })).toHaveProperty('checked', true)
    dialog.getByRole('button', { name: 'Cancel' })
  })

  it('shows that the form could not be loaded, and retries (APPLY-22)', async () => {
    const formFor = vi.fn().mockRejectedValueOnce(new Error('away')).mockReturnValue(form())
    showScreen(<ApplyButton jobId={id(1)} />, {
      answers: { 'applications.standing': () => standing, 'applications.formFor': formFor },
    })
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Apply Now' }))
    await screen.findByText('Failed to load application form data')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('Senior Data Analyst')
  })

  it('shows each error at its field, focuses the first, sends nothing (APPLY-12, APPLY-19)', async () => {
    const { user, dialog } = await openForm({ questions: [question(4), question(5, { required: false })] })
    dialog.getByText('0 of 2 answered')
    await user.clear(dialog.getByLabelText(/^Full Name/))
    await user.clear(dialog.getByLabelText(/^Email/))
    await user.clear(dialog.getByLabelText(/^Phone Number/))
    await user.click(send(dialog))
    for (const words of ['Full name is required', 'Valid email is required', 'Phone number is required']) {
      await dialog.findByText(words)
    }
    dialog.getByText('This question is required')
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText(/^Full Name/)))
    expect(submitted()).toEqual([])
  })

  it('asks for a resume in red until there is one (APPLY-13)', async () => {
    const { user, dialog } = await openForm({ resumes: [] })
    const words = 'Please provide a resume by either uploading a file or selecting an existing resume'
    dialog.getByText(words)
    await user.click(send(dialog))
    expect(submitted()).toEqual([])
    await user.upload(dialog.getByLabelText('Resume file'), new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' }))
    await waitFor(() => expect(dialog.queryByText(words)).toBeNull())
  })
})

describe('a resume uploaded in the form', () => {
  const pdf = () => new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' })
  // a dropped file may be of any kind
  const dropping = userEvent.setup({ applyAccept: false })
  const staged = { fileId: id(8), fileName: 'cv.pdf', size: 8, contentType: 'application/pdf' }

  it('clears the chosen one and vice versa, with progress (APPLY-14, APPLY-16)', async () => {
    const { user, dialog } = await openForm()
    const input = dialog.getByLabelText('Resume file')
    expect(input).toHaveProperty('accept', '.pdf,.doc,.docx')
    await user.upload(input, pdf())
    expect(dialog.getByRole('radio', { name: /Resume 2/ })).toHaveProperty('checked', false)
    act(() => HeldUpload.last.upload.onprogress?.({ loaded: 4, total: 8 }))
    expect(dialog.getByRole('progressbar', { name: 'Uploading cv.pdf' })).toHaveProperty('value', 50)
    await user.click(send(dialog))
    await dialog.findByText("A file is still uploading. Please submit again when it's done.")
    expect(Object.fromEntries(HeldUpload.last.sent!)).toMatchObject({ purpose: 'resume' })
    act(() => HeldUpload.last.answer(201, staged))
    await dialog.findByText('Uploaded')
    await user.click(send(dialog))
    await waitFor(() => expect(submitted()).toMatchObject([{ resume: { kind: 'upload', fileId: id(8) } }]))
  })

  it('is dropped when an existing one is chosen, and deleted on the server (APPLY-14)', async () => {
    const { user, dialog } = await openForm()
    await user.upload(dialog.getByLabelText('Resume file'), pdf())
    act(() => HeldUpload.last.answer(201, staged))
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
    expect(toastWords()).toEqual([])
  })

  it('leaves the chosen one where its replacement fails to upload (APPLY-14)', async () => {
    const { user, dialog } = await openForm()
    const input = dialog.getByLabelText('Resume file')
    await user.upload(input, pdf())
    act(() => HeldUpload.last.answer(500, ''))
    await dialog.findByText('Failed to upload file. Please try again.')
    expect(dialog.getByRole('radio', { name: /Resume 2/ })).toHaveProperty('checked', true)
    expect(toastWords()).toEqual(['Upload ErrorFailed to upload file. Please try again.'])
    await user.upload(input, pdf())
    act(() => HeldUpload.last.answer(201, staged))
    await dialog.findByText('Uploaded')
    // the earlier message is removed
    await waitFor(() => expect(toastWords()).toEqual([]))
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
      act(() => HeldUpload.last.answer(201, { ...staged, fileId }))
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
    act(() => HeldUpload.last.answer(201, staged))
    await dialog.findByText('cv.pdf')
    await dropping.upload(input, new File(['x'], 'bad.txt', { type: 'text/plain' }))
    await user.upload(input, new File(['%PDF-1.7'], 'other.pdf', { type: 'application/pdf' }))
    act(() => HeldUpload.last.answer(500, ''))
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
    act(() => HeldUpload.last.answer(201, staged))
    await waitFor(() => expect(dialog.queryByText(waiting)).toBeNull())
  })

  it("shows the server's reason for a refusal (DOCS-23)", async () => {
    const { user, dialog } = await openForm()
    await user.upload(dialog.getByLabelText('Resume file'), pdf())
    act(() => HeldUpload.last.answer(413, { code: 'FILE_TOO_LARGE', message: 'File size must be less than 10MB' }))
    await dialog.findByText('File size must be less than 10MB')
    await waitFor(() => expect(toastWords()).toEqual(['Upload ErrorFile size must be less than 10MB']))
    await user.upload(dialog.getByLabelText('Resume file'), pdf())
    act(() => HeldUpload.last.answer(502, '<html>'))
    await dialog.findByText('Failed to upload file. Please try again.')
  })
})

describe('sending', () => {
  it('sends once, closes with a message, shows the job as applied and deletes the draft (APPLY-23, APPLY-09)', async () => {
    const held = Promise.withResolvers()
    const { user, dialog } = await openForm({ questions: [question(4)] }, { 'applications.submit': () => held.promise })
    await user.type(dialog.getByLabelText(/^Question 4/), 'Because')
    dialog.getByText('1 of 1 answered')
    await user.dblClick(send(dialog))
    await dialog.findByRole('button', { name: 'Submitting...' })
    await act(async () => held.resolve(done))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Apply for Position' })).toBeNull())
    expect(submitted()).toHaveLength(1)
    expect(submitted()[0]).toMatchObject({ jobId: id(1), answers: { [id(4)]: 'Because' } })
    await waitFor(() =>
      expect(toastWords()).toEqual(['Application Submitted!Your application has been submitted successfully.']),
    )
    expect(screen.getByRole('button', { name: 'Applied' })).toHaveProperty('disabled', true)
    expect(sessionStorage.length).toBe(0)
  })

  it('retains all values when it fails, with a message (APPLY-24)', async () => {
    const { user, dialog } = await openForm(
      {},
      {
        'applications.submit': () => {
          throw new Error('the network is gone')
        },
      },
    )
    await user.clear(dialog.getByLabelText(/^Full Name/))
    await user.type(dialog.getByLabelText(/^Full Name/), 'Maya O.')
    await user.click(send(dialog))
    await waitFor(() =>
      expect(toastWords()).toEqual(['Application FailedFailed to submit application. Please try again.']),
    )
    expect(dialog.getByLabelText(/^Full Name/)).toHaveProperty('value', 'Maya O.')
  })

  it('shows success where only the response was lost (APPLY-23, APPLY-25)', async () => {
    let asked = 0
    const { user, dialog } = await openForm(
      {},
      {
        'applications.standing': () => ({ ...standing, hasApplied: ++asked > 1 }),
        'applications.submit': () => {
          throw new Error('the connection was reset')
        },
      },
    )
    await user.click(send(dialog))
    await waitFor(() =>
      expect(toastWords()).toEqual(['Application Submitted!Your application has been submitted successfully.']),
    )
    await screen.findByRole('button', { name: 'Applied' })
    expect(screen.queryByRole('dialog', { name: 'Apply for Position' })).toBeNull()
    expect(sessionStorage.length).toBe(0)
  })

  it('waits for the connection, with a message, and sends once it is back', async () => {
    const { user, dialog } = await openForm()
    const connect = (isOnline: boolean) =>
      act(() => {
        vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
        window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
      })
    connect(false)
    dialog.getByText("You're offline. What you typed is saved.")
    await user.click(send(dialog))
    await dialog.findByText("You're offline. Your application will be sent when you're back.")
    expect(submitted()).toEqual([])
    // a change now would not be sent
    expect(dialog.getByLabelText(/^Full Name/).closest('[inert]')).not.toBeNull()
    connect(true)
    await waitFor(() => expect(submitted()).toHaveLength(1))
    await screen.findByRole('button', { name: 'Applied' })
  })

  it("shows the server's refusals at their fields (APPLY-24, APPLY-19)", async () => {
    const message = 'Please check the marked answers.'
    const refuse = vi.fn().mockImplementationOnce(() => {
      throw refusal('ANSWERS_INVALID', message, { answers: { [id(4)]: 'Please write at least 5 characters' } })
    })
    refuse.mockImplementationOnce(() => {
      throw refusal('ATTACHMENT_GONE', 'This file is no longer here.', { field: 'resume' })
    })
    const { user, dialog } = await openForm({ questions: [question(4)] }, { 'applications.submit': refuse })
    await user.type(dialog.getByLabelText(/^Question 4/), 'Yes')
    await user.click(send(dialog))
    await dialog.findByText('Please write at least 5 characters')
    await waitFor(() => expect(toastWords()).toEqual([`Application Failed${message}`]))
    await user.click(send(dialog))
    await dialog.findByText('This file is no longer here.')
    expect(dialog.getByRole('radio', { name: /Resume 2/ })).toHaveProperty('checked', false)
  })

  it('focuses a question that was added since, and requires no optional one (APPLY-18, APPLY-19)', async () => {
    let questions: ApplyForm['questions'] = []
    const submit = vi.fn().mockImplementationOnce(() => {
      questions = [question(5, { required: false }), question(4)]
      throw refusal('ANSWERS_INVALID', 'Please check the marked answers.', {
        answers: { [id(4)]: 'This question is required' },
      })
    })
    submit.mockReturnValue(done)
    const { user, dialog } = await openForm(
      {},
      { 'applications.formFor': () => form({ questions }), 'applications.submit': submit },
    )
    await user.click(send(dialog))
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText(/^Question 4/)))
    await user.click(send(dialog))
    expect(await dialog.findAllByText('This question is required')).toHaveLength(1)
    expect(dialog.queryByText('This field is required')).toBeNull()
    await user.type(dialog.getByLabelText(/^Question 4/), 'Yes')
    await user.click(send(dialog))
    await screen.findByRole('button', { name: 'Applied' })
    expect(submitted().at(-1)).toMatchObject({ answers: { [id(4)]: 'Yes' } })
  })

  it('shows that the application failed for a missing file, and for an unreachable database (APPLY-29)', async () => {
    const failed = 'Application FailedFailed to submit application. Please try again.'
    const submit = vi.fn().mockImplementationOnce(() => {
      throw refusal('ATTACHMENT_GONE', 'This file is no longer here.', { field: 'resume' })
    })
    submit.mockImplementationOnce(() => {
      const message = 'Tandem is temporarily unavailable. Please try again.'
      throw Object.assign(new Error(message), { code: 'SERVICE_UNAVAILABLE', status: 503 })
    })
    const { user, dialog } = await openForm({}, { 'applications.submit': submit })
    await user.click(send(dialog))
    await dialog.findByText('This file is no longer here.')
    await waitFor(() => expect(toastWords()).toEqual([failed]))
    await user.click(dialog.getByRole('radio', { name: /Resume 2/ }))
    await user.click(send(dialog))
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(2))
    await waitFor(() => expect(send(dialog)).toHaveProperty('disabled', false))
    expect(toastWords()).toEqual([failed])
    expect(dialog.getByRole('radio', { name: /Resume 2/ })).toHaveProperty('checked', true)
  })

  it('closes and shows the job as applied where it was sent before (APPLY-25)', async () => {
    const { user, dialog } = await openForm(
      {},
      {
        'applications.submit': () => {
          throw refusal('ALREADY_APPLIED', 'You have already applied to this job')
        },
      },
    )
    await user.click(send(dialog))
    await screen.findByRole('button', { name: 'Applied' })
    await waitFor(() => expect(toastWords()).toEqual(['Application FailedYou have already applied to this job']))
  })
})

describe('the draft', () => {
  it('survives closing and a reload: you can close this and come back, nothing is lost', async () => {
    const first = await openForm({ questions: [question(4)] })
    await first.user.type(first.dialog.getByLabelText(/^Question 4/), 'Half a thou')
    await first.user.click(first.dialog.getByRole('radio', { name: /Resume 3/ }))
    await first.user.click(first.dialog.getByRole('button', { name: 'Cancel' }))
    first.unmount()
    const { dialog } = await openForm({ questions: [question(4)] })
    expect(dialog.getByLabelText(/^Question 4/)).toHaveProperty('value', 'Half a thou')
    expect(dialog.getByRole('radio', { name: /Resume 3/ })).toHaveProperty('checked', true)
  })

  it('is only for its own account', async () => {
    const first = await openForm()
    await first.user.type(first.dialog.getByLabelText(/^Full Name/), ' the first')
    first.unmount()
    const other = { ...seeker, userId: id(7) }
    const answers = { 'applications.standing': () => standing, 'applications.formFor': () => form() }
    showScreen(<ApplyButton jobId={id(1)} />, { viewer: other, answers })
    await userEvent.click(await screen.findByRole('button', { name: 'Apply Now' }))
    expect(await screen.findByLabelText(/^Full Name/)).toHaveProperty('value', 'Maya Okafor')
  })
})
