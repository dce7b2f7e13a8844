import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, expect, it, vi } from 'vitest'
import { Button } from './button.tsx'
import { Menu, MenuItem } from './menu.tsx'
import { Popover } from './popover.tsx'

let root: Root | undefined
afterEach(() => {
  act(() => root?.unmount())
  document.body.replaceChildren()
})

/** Renders a page as the server does, without the code of menus. */
async function openPage(part: ReactElement) {
  const place = document.createElement('div')
  document.body.append(place)
  place.innerHTML = renderToString(part)
  const fault = vi.fn()
  await act(async () => {
    root = hydrateRoot(place, part, { onRecoverableError: fault })
  })
  expect(fault).not.toHaveBeenCalled()
  return userEvent.setup()
}

const onRow = vi.fn()
const onSelect = vi.fn()
const menu = (
  // biome-ignore lint/a11y/noStaticElementInteractions: a row that opens something when it is pressed
  // biome-ignore lint/a11y/useKeyWithClickEvents: as above
  <div onClick={onRow}>
    <Menu trigger={<Button>More</Button>}>
      <MenuItem onSelect={onSelect}>Rename</MenuItem>
      <MenuItem onSelect={() => {}}>Delete</MenuItem>
    </Menu>
  </div>
)
const button = () => screen.getByRole('button', { name: 'More' })

it('announces what it opens before the code is loaded', async () => {
  await openPage(menu)
  expect(button().getAttribute('aria-haspopup')).toBe('menu')
  expect(button().getAttribute('aria-expanded')).toBe('false')
})

it('handles the first press, and sends it to the surrounding elements only once', async () => {
  onRow.mockClear()
  const user = await openPage(menu)
  await user.click(button())
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }))
  expect(onSelect).toHaveBeenCalledTimes(1)
  expect(onRow.mock.calls.filter(([event]) => event.target.closest('button'))).toHaveLength(1)
})

it.each(['{Enter}', ' ', '{ArrowDown}'])('opens by key at its first item: %j', async (key) => {
  const user = await openPage(menu)
  await user.tab()
  expect(document.activeElement).toBe(button())
  await user.keyboard(key)
  const first = await screen.findByRole('menuitem', { name: 'Rename' })
  await waitFor(() => expect(document.activeElement).toBe(first))
  expect(button().getAttribute('aria-expanded')).toBe('true')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  expect(document.activeElement).toBe(button())
})

it('opens a popover with the first press and closes it with the second', async () => {
  const user = await openPage(
    <Popover label="Why" trigger={<button type="button">Why</button>}>
      Because
    </Popover>,
  )
  await user.click(screen.getByRole('button', { name: 'Why' }))
  expect(await screen.findByRole('dialog', { name: 'Why' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Why' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
