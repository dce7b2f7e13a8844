import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { calls, refusal, seeker, showScreen, toastTexts } from '#testing/show-screen.tsx'
import { toasts } from '#ui/primitives/toast.ts'
import type { ReviewDetails } from '../../contract.ts'
import { DeleteImported } from './delete-imported.tsx'

const id = '0199d1f0-0000-7000-8000-000000000001'
const application = { id, candidateName: 'Imani Diallo' } as ReviewDetails
const show = (role: 'client_admin' | 'client_user', answer: () => unknown) => {
  const onGone = vi.fn()
  showScreen(<DeleteImported application={application} onGone={onGone} />, {
    viewer: { ...seeker, roles: [role] },
    answers: { 'applicationImports.removeCandidate': answer },
  })
  return onGone
}
const press = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Delete candidate' }))
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
}

beforeEach(() => toasts.close())

it('asks before an imported candidate is deleted, then closes the application', async () => {
  const onGone = show('client_admin', () => ({ id }))
  await press()
  await waitFor(() => expect(onGone).toHaveBeenCalled())
  expect(calls).toContainEqual(['applicationImports.removeCandidate', { id }])
  expect(toastTexts()).toEqual(['Imani Diallo was deleted'])
})

it('shows what failed, and remains open', async () => {
  const onGone = show('client_admin', () => {
    throw refusal('NOT_FOUND', 'There is nothing here.')
  })
  await press()
  await waitFor(() => expect(toastTexts()).toEqual(['ErrorThere is nothing here.']))
  expect(onGone).not.toHaveBeenCalled()
})

it('is for admins only', async () => {
  show('client_user', () => ({ id }))
  await waitFor(() => expect(calls.map(([name]) => name)).toContain('accounts.session'))
  expect(screen.queryByRole('button')).toBeNull()
})
