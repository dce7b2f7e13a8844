import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { loadLater } from './load-later.tsx'

type Seen = (entries: { isIntersecting: boolean }[]) => void

/** A reader who has to be told to scroll: what is watched is seen when the last answer is called. */
function watchScrolling() {
  const watching: Seen[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: Seen) {
        watching.push(seen)
      }
      observe() {}
      disconnect() {}
    },
  )
  return (isIntersecting: boolean) => act(async () => watching.at(-1)?.([{ isIntersecting }]))
}

const Words = ({ said }: { said: string }) => <p>{said}</p>

it('fetches what is below the first screen once its place is scrolled to', async () => {
  const scroll = watchScrolling()
  const load = vi.fn(async () => Words)
  const Later = loadLater(load, { isBelow: true })
  render(<Later said="Further down" waiting={<p>Wait</p>} />)
  await scroll(false)
  expect(load).not.toHaveBeenCalled()
  expect(screen.getByText('Wait')).toBeTruthy()
  await scroll(true)
  expect(await screen.findByText('Further down')).toBeTruthy()
  expect(screen.queryByText('Wait')).toBeNull()
})

it('shows what is below to those who never scroll, when the page has rested', async () => {
  watchScrolling()
  const Later = loadLater(async () => Words, { isBelow: true })
  render(<Later said="Further down" />)
  expect(screen.queryByText('Further down')).toBeNull()
  await act(() => Later.fetchCode())
  expect(screen.getByText('Further down')).toBeTruthy()
})

it('fetches the rest at once, and what opens when it is opened', async () => {
  const load = vi.fn(async () => Words)
  const Later = loadLater<{ said: string; open: boolean }>(load)
  const { rerender } = render(<Later said="A dialog" open={false} />)
  expect(load).not.toHaveBeenCalled()
  rerender(<Later said="A dialog" open />)
  expect(await screen.findByText('A dialog')).toBeTruthy()
})
