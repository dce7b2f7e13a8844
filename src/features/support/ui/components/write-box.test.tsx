import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { showScreen } from '#testing/show-screen.tsx'
import { WriteBox } from './write-box.tsx'

async function type(words: string, more: { reachesPerson?: boolean } = {}) {
  const onSend = vi.fn(async () => {})
  const props = { label: 'Answer', placeholder: 'Answer Maya', limit: 100, storageKey: 'test' }
  showScreen(<WriteBox {...props} {...more} onSend={onSend} />)
  await userEvent.type(await screen.findByRole('textbox', { name: 'Answer' }), words)
  return onSend
}

it('sends with Enter (COACH-02)', async () => {
  const onSend = await type('Hello{Enter}')
  await waitFor(() => expect(onSend).toHaveBeenCalledWith('Hello'))
})

it('sends an email only by its button: Enter starts a new line', async () => {
  const onSend = await type('Hello{Enter}Maya', { reachesPerson: true })
  expect(onSend).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(onSend).toHaveBeenCalledWith('Hello\nMaya'))
})
