import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PendingUpload, seeker, showScreen } from '#testing/show-screen.tsx'
import { toasts } from '#ui/primitives/toast.ts'
import type { ApplyForm } from '../contract.ts'
import type { ApplyDraft } from '../draft-shape.ts'
import { eligibility, form, id, openForm, question } from './apply-dialog.testing.tsx'
import { ApplyButton } from './components/apply-button.tsx'

beforeEach(() => {
  sessionStorage.clear()
  toasts.close()
  vi.stubGlobal('XMLHttpRequest', PendingUpload)
})

describe('the draft', () => {
  /** A fake server that stores drafts, for the forms of one test. */
  function savingServer(overrides: Partial<ApplyForm> = {}) {
    let draft: ApplyForm['draft'] = null
    return {
      'applications.formFor': () => form({ questions: [question(4)], ...overrides, draft }),
      'applications.saveDraft': vi.fn(({ values }: { values: ApplyDraft }) => {
        draft = { values, savedAt: new Date() }
        return { savedAt: draft.savedAt }
      }),
      'applications.discardDraft': vi.fn(() => {
        draft = null
        return null
      }),
    }
  }

  /** Hides the page, like switching to another tab: pending changes are saved immediately. */
  function hidePage() {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    vi.restoreAllMocks()
  }

  it('survives closing and a reload: you can close this and come back, nothing is lost', async () => {
    const server = savingServer()
    const first = await openForm({}, server)
    await first.user.type(first.dialog.getByLabelText(/^Question 4/), 'Half a thou')
    await first.user.click(first.dialog.getByRole('radio', { name: /Resume 3/ }))
    await first.user.click(first.dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(server['applications.saveDraft']).toHaveBeenCalled())
    await waitFor(() => expect(sessionStorage.length).toBe(0))
    first.unmount()
    // another device
    const { dialog } = await openForm({}, server)
    expect(dialog.getByLabelText(/^Question 4/)).toHaveProperty('value', 'Half a thou')
    expect(dialog.getByRole('radio', { name: /Resume 3/ })).toHaveProperty('checked', true)
    dialog.getByText(/We restored your draft, saved/)
  })

  it('is replaced by a newer draft of another device', async () => {
    const server = savingServer()
    const { user, dialog } = await openForm({}, server)
    await user.type(dialog.getByLabelText(/^Question 4/), 'Here')
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(sessionStorage.length).toBe(0))
    const { values } = server['applications.saveDraft'].mock.lastCall![0]
    server['applications.saveDraft']({ values: { ...values, answers: { [id(4)]: 'On the phone' } } })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Apply Now' }))
    expect(await screen.findByLabelText(/^Question 4/)).toHaveProperty('value', 'On the phone')
  })

  it('is retained in the tab while the server cannot save it, with a message, and saved when the form opens again', async () => {
    const away = savingServer()
    away['applications.saveDraft'].mockImplementation(() => {
      throw new Error('away')
    })
    const first = await openForm({}, away)
    await first.user.type(first.dialog.getByLabelText(/^Question 4/), 'Half')
    hidePage()
    await first.dialog.findByText("We couldn't save your draft. Keep this page open.")
    first.unmount()
    const server = savingServer()
    const { dialog, unmount } = await openForm({}, server)
    expect(dialog.getByLabelText(/^Question 4/)).toHaveProperty('value', 'Half')
    unmount()
    await waitFor(() =>
      expect(server['applications.saveDraft'].mock.lastCall?.[0]).toMatchObject({
        values: { answers: { [id(4)]: 'Half' } },
      }),
    )
    await waitFor(() => expect(sessionStorage.length).toBe(0))
  })

  it('is deleted by Start over, which asks first and leaves the form with the data of the profile', async () => {
    const server = savingServer()
    const first = await openForm({}, server)
    await first.user.type(first.dialog.getByLabelText(/^Question 4/), 'Half')
    first.unmount()
    await waitFor(() => expect(sessionStorage.length).toBe(0))
    const { user, dialog } = await openForm({}, server)
    await user.click(dialog.getByRole('button', { name: 'Start over' }))
    await user.click(await screen.findByRole('button', { name: 'Delete draft' }))
    await waitFor(() => expect(dialog.queryByText(/We restored your draft/)).toBeNull())
    expect(dialog.getByLabelText(/^Question 4/)).toHaveProperty('value', '')
    expect(server['applications.discardDraft']).toHaveBeenCalledOnce()
    expect(sessionStorage.length).toBe(0)
  })

  it('is not shown to another account', async () => {
    const answers = {
      'applications.saveDraft': () => {
        throw new Error('away')
      },
    }
    const first = await openForm({}, answers)
    await first.user.type(first.dialog.getByLabelText(/^Full Name/), ' the first')
    first.unmount()
    expect(sessionStorage.length).toBe(1)
    const other = { ...seeker, userId: id(7) }
    const others = { 'applications.eligibility': () => eligibility, 'applications.formFor': () => form() }
    showScreen(<ApplyButton jobId={id(1)} />, { viewer: other, answers: others })
    await userEvent.click(await screen.findByRole('button', { name: 'Apply Now' }))
    expect(await screen.findByLabelText(/^Full Name/)).toHaveProperty('value', 'Maya Okafor')
  })
})
