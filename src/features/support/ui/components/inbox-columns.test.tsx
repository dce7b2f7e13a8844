import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { InboxColumns } from './inbox-columns.tsx'

function Inbox() {
  const [id, setId] = useState<string | null>(null)
  return (
    <InboxColumns
      labels={{ list: 'Messages', open: 'Message', none: 'No message open' }}
      list={
        <button type="button" onClick={() => setId('one')}>
          My invoice
        </button>
      }
      open={id ? { id, room: <p>It names the wrong company.</p> } : null}
      onClose={() => setId(null)}
    />
  )
}
const showAt = (isWide: boolean) => {
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  render(<Inbox />)
}

it('focuses the opened item, and the list after going back on narrow screens (COACH-06)', async () => {
  showAt(false)
  expect(screen.getByRole('heading', { name: 'No message open' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'My invoice' }))
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Message' }))
  await userEvent.click(screen.getByRole('button', { name: 'Messages' }))
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Messages' }))
  cleanup()
  showAt(true)
  await userEvent.click(screen.getByRole('button', { name: 'My invoice' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'My invoice' }))
  vi.unstubAllGlobals()
})
