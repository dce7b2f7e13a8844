import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { useSetStatus } from '#features/hiring-pipeline/ui/use-review-actions.ts'
import { usePostingActions } from '#features/job-postings/ui/use-posting-actions.tsx'
import { useDeadLetterActions } from '#features/operations/ui/use-dead-letter-actions.ts'
import { showScreen } from '#testing/show-screen.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { toasts } from '#ui/primitives/toast.ts'

const id = '0199d1f0-0000-7000-8000-000000000001'
const planner = { id, title: 'Planner', status: 'active' as const, applicationsCount: 0, newApplicationsCount: 0 }
const letter = { id, work: 'Mail to the applicant' } as never

/** A button for each kind of change that companies and the platform make. */
function Changes() {
  const posting = usePostingActions()
  const review = useSetStatus()
  const failed = useDeadLetterActions()
  return (
    <>
      <Button onClick={() => void posting.move(planner, 'paused')}>Pause the job</Button>
      <Button onClick={() => void posting.remove(planner)}>Delete the job</Button>
      <Button onClick={() => review.mutate({ id, status: 'interview' })}>Move the application</Button>
      <Button onClick={() => void failed.retry(letter)}>Retry the work</Button>
      <Button onClick={() => void failed.discard(letter)}>Discard the work</Button>
    </>
  )
}

const changes: [press: string, procedure: string, confirm: string | null, error: string, success: string][] = [
  ['Pause the job', 'postings.setStatus', null, 'Failed to update job status', 'Job status updated successfully'],
  ['Delete the job', 'postings.remove', 'Delete Job', 'Failed to delete job', 'Job deleted successfully'],
  [
    'Move the application',
    'companyApplications.setStatus',
    null,
    'Failed to update application status',
    'Application status updated successfully',
  ],
  [
    'Retry the work',
    'operations.retryDeadLetter',
    'Retry',
    'Failed to retry the job',
    'Mail to the applicant will run again',
  ],
  [
    'Discard the work',
    'operations.discardDeadLetter',
    'Discard',
    'Failed to discard the job',
    'Mail to the applicant discarded',
  ],
]

const shown = () => {
  const toast = document.querySelector('.toast:not([data-limited]):not([data-ending-style])')
  return { title: toast?.querySelector('strong')?.textContent, text: toast?.textContent, is: toast?.className }
}

async function press(button: string, confirm: string | null) {
  await userEvent.click(await screen.findByRole('button', { name: button }))
  if (confirm) await userEvent.click(await screen.findByRole('button', { name: confirm }))
}

beforeEach(() => toasts.close())

it.each(changes)(
  '%s: the toast of a failure has the title Error and is destructive (ERR-01)',
  async (button, procedure, confirm, error) => {
    showScreen(<Changes />, {
      answers: {
        [procedure]: () => {
          throw new Error('select secret from jobs')
        },
      },
    })
    await press(button, confirm)
    await waitFor(() => expect(shown().title).toBe('Error'))
    expect(shown().text).toContain(error)
    expect(shown().text).not.toContain('secret')
    expect(shown().is).toContain('bad')
  },
)

it.each(changes)(
  '%s: the toast of a success is not destructive (ERR-01)',
  async (button, procedure, confirm, _error, success) => {
    showScreen(<Changes />, { answers: { [procedure]: () => ({ id, work: 'Mail to the applicant' }) } })
    await press(button, confirm)
    await waitFor(() => expect(shown().text).toContain(success))
    expect(shown().is).not.toContain('bad')
  },
)
