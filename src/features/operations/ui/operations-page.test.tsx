import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { Role } from '#lib/viewer.ts'
import { calls, seeker, showScreen } from '#testing/show-screen.tsx'
import { OperationsPage } from './operations-page.tsx'

const letter = (n: number) => ({
  ...{ id: `0199d1f0-0000-7000-8000-00000000000${n}`, work: 'Mail to the applicant', failedAt: new Date() },
  ...{ tries: 8, errorCode: null, eventId: null },
})
const later = () => new Promise(() => {})
const show = (role: Role, total: number) =>
  showScreen(<OperationsPage />, {
    viewer: { ...seeker, roles: [role] },
    answers: {
      'operations.health': later,
      'operations.queues': later,
      'autoApply.platformState': later,
      'operations.deadLetters': () => ({ items: Array.from({ length: total }, (_, at) => letter(at)), total }),
      'operations.retryDeadLetters': () => ({ count: total }),
    },
  })
const retries = () => calls.filter(([name]) => name === 'operations.retryDeadLetters')

it('retries all failed jobs only after a confirmation with their number', async () => {
  show('platform_admin', 2)
  await userEvent.click(await screen.findByRole('button', { name: 'Retry all' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Retry all' }))
  question.getByText(/^All 2 failed jobs will run again/)
  expect(retries()).toEqual([])
  await userEvent.click(question.getByRole('button', { name: 'Retry all' }))
  await waitFor(() => expect(retries()).toHaveLength(1))
})

it.each([
  ['platform_user' as const, 2],
  ['platform_admin' as const, 1],
])('offers a %s no Retry all for %i failed jobs', async (role, total) => {
  show(role, total)
  expect((await screen.findAllByText('Mail to the applicant')).length).toBe(total)
  expect(screen.queryByRole('button', { name: 'Retry all' })).toBeNull()
})
