import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { calls, showScreen } from '#testing/show-screen.tsx'
import { OrderDialog } from './order-dialog.tsx'

const articles = ['First', 'Second'].map((title, at) => ({ id: `0199d1f0-0000-7000-8000-00000000000${at + 1}`, title }))

it('Save order is enabled by a change, stores it and closes the dialog', async () => {
  const onClose = vi.fn()
  showScreen(<OrderDialog topic="account" onClose={onClose} />, {
    answers: { 'helpDesk.list': () => ({ items: articles, nextCursor: null }), 'helpDesk.move': () => ({}) },
  })
  const grip = await screen.findByRole('button', { name: 'Move First' })
  const save = screen.getByRole('button', { name: 'Save order' })
  expect(save).toHaveProperty('disabled', true)
  grip.focus()
  await userEvent.keyboard(' ')
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.keyboard(' ')
  await waitFor(() => expect(save).toHaveProperty('disabled', false))
  await userEvent.click(save)
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  const ids = articles.map(({ id }) => id).toReversed()
  expect(calls).toContainEqual(['helpDesk.move', { topic: 'account', ids }])
})
