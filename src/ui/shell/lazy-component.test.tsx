import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { fetchAllLazy, lazyComponent } from './lazy-component.tsx'

type Seen = (entries: { isIntersecting: boolean }[]) => void

/** Simulates scrolling: watched elements count as seen when the returned function is called. */
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

it('loads content below the first screen once its place is scrolled into view', async () => {
  const scroll = watchScrolling()
  const load = vi.fn(async () => Words)
  const Later = lazyComponent(load, { isBelow: true })
  render(<Later said="Further down" waiting={<p>Wait</p>} />)
  await scroll(false)
  expect(load).not.toHaveBeenCalled()
  expect(screen.getByText('Wait')).toBeTruthy()
  await scroll(true)
  expect(await screen.findByText('Further down')).toBeTruthy()
  expect(screen.queryByText('Wait')).toBeNull()
})

it('shows content below to users who never scroll, when the page is idle', async () => {
  watchScrolling()
  const Later = lazyComponent(async () => Words, { isBelow: true })
  render(<Later said="Further down" />)
  expect(screen.queryByText('Further down')).toBeNull()
  await act(() => Later.fetchCode())
  expect(screen.getByText('Further down')).toBeTruthy()
})

it('loads a component with `open` when it is opened', async () => {
  const load = vi.fn(async () => Words)
  const Later = lazyComponent<{ said: string; open: boolean }>(load)
  const { rerender } = render(<Later said="A dialog" open={false} />)
  expect(load).not.toHaveBeenCalled()
  rerender(<Later said="A dialog" open />)
  expect(await screen.findByText('A dialog')).toBeTruthy()
})

it('does not load components ahead that the loader of a page loads', async () => {
  const load = vi.fn(async () => Words)
  const Later = lazyComponent(load, { ahead: false })
  await fetchAllLazy()
  expect(load).not.toHaveBeenCalled()
  render(<Later said="A board" />)
  expect(await screen.findByText('A board')).toBeTruthy()
})

it('hydrates with what the server rendered, even if the code was loaded before', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  const page = (Part: ReturnType<typeof lazyComponent<{ said: string }>>) => (
    <Part said="A chart" waiting={<p>Wait</p>} />
  )
  place.innerHTML = renderToString(page(lazyComponent(async () => Words)))
  expect(place.textContent).toBe('Wait')
  const Later = lazyComponent(async () => Words)
  await fetchAllLazy()
  const onRecoverableError = vi.fn()
  const root = await act(async () => hydrateRoot(place, page(Later), { onRecoverableError }))
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(place.textContent).toBe('A chart')
  act(() => root.unmount())
})
