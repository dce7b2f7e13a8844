import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { calls, refusal, showScreen, toastTexts } from '#testing/show-screen.tsx'
import type { Share } from '../../share-contract.ts'
import { ShareDialog } from './share-dialog.tsx'

const id = '0199d1f0-0000-7000-8000-000000000001'
const at = new Date('2026-11-20T09:14:00Z')
const share: Share = {
  id: '0199d1f0-0000-7000-8000-000000000002',
  label: 'Kestrel',
  hidesContact: true,
  createdAt: at,
  viewCount: 3,
  views: [
    { viewedAt: at, viewer: { name: 'Ada Reader', company: 'Kestrel Ltd' } },
    { viewedAt: new Date(at.getTime() - 1000), viewer: null },
  ],
}
const url = 'https://tandem.example/r/token'

function show(answers: Record<string, (input: never) => unknown> = {}, isUploaded = false) {
  showScreen(<ShareDialog id={id} title="My CV" open onOpenChange={() => {}} isUploaded={isUploaded} />, {
    answers: { 'shares.list': () => [], ...answers },
  })
  return screen.findByRole('dialog', { name: 'Share "My CV"' })
}

it('creates a link and shows it once, to copy (COACH-10)', async () => {
  await show({ 'shares.create': () => ({ id: share.id, url }) })
  await screen.findByText('No links yet')
  fireEvent.change(screen.getByLabelText(/Who is it for/), { target: { value: 'Kestrel' } })
  fireEvent.click(screen.getByLabelText('Hide phone and address'))
  fireEvent.click(screen.getByRole('button', { name: 'Create link' }))
  expect(await screen.findByLabelText('Link to this resume')).toHaveProperty('value', url)
  expect(calls).toContainEqual(['shares.create', { id, label: 'Kestrel', hidesContact: true }])
  fireEvent.click(screen.getByRole('button', { name: 'Create another' }))
  expect(await screen.findByLabelText(/Who is it for/)).toHaveProperty('value', '')
})

it('lists who opened a link and when (COACH-10)', async () => {
  await show({ 'shares.list': () => [share] })
  const row = (await screen.findByText('Kestrel')).closest('li') as HTMLElement
  expect(row.textContent).toContain('Created 20 Nov 2026 · 3 views')
  expect(row.textContent).toContain('Phone and address hidden')
  expect(row.textContent).toContain('20 November 2026, 9:14 AM: Ada Reader, Kestrel Ltd')
  expect(row.textContent).toContain("A visitor who wasn't signed in")
  expect(row.textContent).toContain('and 1 earlier')
})

it('confirms before it revokes a link (COACH-10)', async () => {
  await show({ 'shares.list': () => [share], 'shares.revoke': () => ({ revoked: true }) })
  fireEvent.click(await screen.findByRole('button', { name: 'Revoke Kestrel' }))
  const question = await screen.findByRole('alertdialog', { name: 'Revoke link' })
  expect(calls.filter(([name]) => name === 'shares.revoke')).toEqual([])
  fireEvent.click(within(question).getByRole('button', { name: 'Revoke link' }))
  await waitFor(() => expect(calls).toContainEqual(['shares.revoke', { id: share.id }]))
  await waitFor(() => expect(toastTexts()).toContain('Link revoked'))
})

it('preserves the typed text when a link is rejected, and shows why', async () => {
  const words = 'A resume has at most 20 links.'
  await show({
    'shares.create': () => {
      throw refusal('TOO_MANY_SHARES', words)
    },
  })
  fireEvent.change(screen.getByLabelText(/Who is it for/), { target: { value: 'Kestrel' } })
  fireEvent.click(screen.getByRole('button', { name: 'Create link' }))
  await screen.findByText(words)
  expect(screen.getByLabelText(/Who is it for/)).toHaveProperty('value', 'Kestrel')
})

it('does not offer to hide details of an upload, and offers Retry when the links do not load', async () => {
  await show(
    {
      'shares.list': () => {
        throw new Error('away')
      },
    },
    true,
  )
  await screen.findByText('Failed to load the links of this resume')
  expect(screen.queryByLabelText('Hide phone and address')).toBeNull()
  screen.getByRole('button', { name: /Try again|Retry/ })
})
