import { act, cleanup, screen, waitFor, type within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PendingUpload, refusal, showScreen, toastTexts } from '#testing/show-screen.tsx'
import { toasts } from '#ui/primitives/toast.ts'
import type { ApplyForm } from '../contract.ts'
import { done, eligibility, form, id, openForm, question, submitted } from './apply-dialog.testing.tsx'
import { ApplyButton } from './components/apply-button.tsx'

const send = (dialog: ReturnType<typeof within>) => dialog.getByRole('button', { name: 'Submit Application' })

beforeEach(() => {
  sessionStorage.clear()
  toasts.close()
  vi.stubGlobal('XMLHttpRequest', PendingUpload)
})

describe('the dialog', () => {
  it('shows the job with its pay, and Basic Information (APPLY-07, APPLY-10)', async () => {
    const { dialog } = await openForm()
    dialog.getByText(/Fernway Health · Remote, US ·/)
    dialog.getByText('$98k - $124k')
    dialog.getByRole('heading', { name: 'Basic Information' })
  })

  it('closes with Cancel and sends nothing (APPLY-09)', async () => {
    const { user, dialog } = await openForm()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Apply for Position' })).toBeNull())
    expect(submitted()).toEqual([])
  })

  it('shows Additional Requirements only for a job with questions (APPLY-08)', async () => {
    const { dialog } = await openForm()
    expect(dialog.queryByRole('heading', { name: 'Additional Requirements' })).toBeNull()
    cleanup()
    const { dialog: withQuestion } = await openForm({ questions: [question(4)] })
    withQuestion.getByRole('heading', { name: 'Additional Requirements' })
  })

  it("fills in the profile's data and the default resume (APPLY-11)", async () => {
    const { dialog } = await openForm()
    expect(dialog.getByLabelText(/^Full Name/)).toHaveProperty('value', 'Maya Okafor')
    expect(dialog.getByLabelText(/^Email/)).toHaveProperty('value', 'maya@okafor.example')
    expect(dialog.getByLabelText(/^Phone Number/)).toHaveProperty('value', '(503) 555-0142')
    expect(dialog.getByRole('radio', { name: /Resume 2/ })).toHaveProperty('checked', true)
  })

  it('shows people outside the countries of the job whom it is open to, and lets them apply', async () => {
    const openTo = 'Open to applicants in Germany, in time zone UTC+14'
    const job = { ...form().job, openTo, applicantUtcFrom: 840, applicantUtcTo: 840 }
    const { dialog } = await openForm({ job, outsidePlace: 'Kathmandu, Nepal' })
    dialog.getByText(`${openTo}.`)
    dialog.getByText(/^Your profile says Kathmandu, Nepal\. Your time zone is UTC.*\. You can still apply\.$/)
    expect(send(dialog)).toHaveProperty('disabled', false)
  })

  it('shows that the form could not be loaded, and retries (APPLY-22)', async () => {
    const formFor = vi.fn().mockRejectedValueOnce(new Error('away')).mockReturnValue(form())
    showScreen(<ApplyButton jobId={id(1)} />, {
      answers: { 'applications.eligibility': () => eligibility, 'applications.formFor': formFor },
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
      expect(toastTexts()).toEqual(['Application Submitted!Your application has been submitted successfully.']),
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
      expect(toastTexts()).toEqual(['Application FailedFailed to submit application. Please try again.']),
    )
    expect(dialog.getByLabelText(/^Full Name/)).toHaveProperty('value', 'Maya O.')
  })

  it('shows success where only the response was lost (APPLY-23, APPLY-25)', async () => {
    let callCount = 0
    const { user, dialog } = await openForm(
      {},
      {
        'applications.eligibility': () => ({ ...eligibility, hasApplied: ++callCount > 1 }),
        'applications.submit': () => {
          throw new Error('the connection was reset')
        },
      },
    )
    await user.click(send(dialog))
    await waitFor(() =>
      expect(toastTexts()).toEqual(['Application Submitted!Your application has been submitted successfully.']),
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
    // changes made now would not be sent
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
    await waitFor(() => expect(toastTexts()).toEqual([`Application Failed${message}`]))
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
    await waitFor(() => expect(toastTexts()).toEqual([failed]))
    await user.click(dialog.getByRole('radio', { name: /Resume 2/ }))
    await user.click(send(dialog))
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(2))
    await waitFor(() => expect(send(dialog)).toHaveProperty('disabled', false))
    expect(toastTexts()).toEqual([failed])
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
    await waitFor(() => expect(toastTexts()).toEqual(['Application FailedYou have already applied to this job']))
  })
})

describe('a job that closes while the form is open', () => {
  it('is named in the dialog, which keeps what was typed and sends nothing more (APPLY-30)', async () => {
    const { dialog, user } = await openForm(
      { questions: [question(4)] },
      {
        'applications.submit': () => {
          throw refusal('APPLICATIONS_CLOSED', 'Applications for this job have closed.')
        },
      },
    )
    await user.type(dialog.getByLabelText(/^Question 4/), 'Half a thou')
    await user.click(send(dialog))
    const notice = await dialog.findByRole('alert')
    expect(notice.textContent).toBe(
      "Applications for this job have closed. Your application wasn't sent. What you typed is still below.",
    )
    expect(notice.parentElement).toBe(document.activeElement)
    expect(send(dialog)).toHaveProperty('disabled', true)
    expect(dialog.getByLabelText(/^Question 4/)).toHaveProperty('value', 'Half a thou')
    await user.type(dialog.getByLabelText(/^Question 4/), '!')
    expect(dialog.getByRole('alert')).toBe(notice)
    expect(submitted()).toHaveLength(1)
    await waitFor(() => expect(toastTexts()).toEqual(['Application FailedApplications for this job have closed.']))
  })
})
