import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { calls, refusal, showScreen } from '#testing/show-screen.tsx'
import type { RepliesDue as Due } from '../../reply-contract.ts'
import { ReplyState } from '../promise/reply-state.tsx'
import { RepliesDue } from './replies-due.tsx'

const id = '0199d1f0-0000-7000-8000-000000000001'
const show = (due: Due) => showScreen(<RepliesDue />, { answers: { 'replies.due': () => due } })

it('shows nothing when no answer is due', async () => {
  show({ items: [], total: 0, overdue: 0 })
  await waitFor(() => expect(calls.map(([name]) => name)).toContain('replies.due'))
  expect(screen.queryByRole('region', { name: /promised/ })).toBeNull()
})

it('names the candidates who wait and for how long, with a link to the application', async () => {
  const one = { applicationId: id, candidateName: 'Maya Okafor', jobTitle: '', dueAt: new Date(0), isOverdue: true }
  show({ items: [one], total: 7, overdue: 2 })
  const card = within(await screen.findByRole('region', { name: '7 promised replies are due' }))
  expect(card.getByText('2 overdue')).toBeTruthy()
  expect(card.getByText(/^Overdue since/)).toBeTruthy()
  expect(card.getByText('Untitled job')).toBeTruthy()
  expect(card.getByText('And 6 more.')).toBeTruthy()
  const link = card.getByRole('link', { name: 'Maya Okafor' })
  expect(link.getAttribute('href')).toBe(`/app/company/applications?application=${id}`)
})

it('shows a failed request', async () => {
  showScreen(<RepliesDue />, {
    answers: {
      'replies.due': () => {
        throw refusal('INTERNAL_SERVER_ERROR', 'away')
      },
    },
  })
  expect(await screen.findByText('Failed to load replies that are due')).toBeTruthy()
})

it.each([
  [new Date(2), new Date(1), /^Replied on time/],
  [new Date(1), new Date(2), /^Replied late/],
  [new Date(1), null, /^Overdue since /],
])('shows next to an application whether the promise was met', async (dueAt, repliedAt, words) => {
  showScreen(<ReplyState id={id} />, { answers: { 'replies.get': () => ({ dueAt, repliedAt }) } })
  expect(await screen.findByText(words)).toBeTruthy()
})
