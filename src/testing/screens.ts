import { onlineManager } from '@tanstack/react-query'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import type { Bridge } from '#client/bridge.ts'
import { fetchPopups } from '#ui/primitives/load-popups.ts'
import { fetchAllLazy } from '#ui/shell/lazy-component.tsx'
import { setTheme } from '#ui/shell/theme.ts'
import { answerWith, client } from './answers.ts'

// a busy machine renders later: queries wait this long before an element counts as missing
configure({ asyncUtilTimeout: 60_000 })

// Test files share a page, so each test resets the page, its clock, its network and its server.
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  onlineManager.setOnline(true)
  answerWith({})
  // some test files only test server rendering and have no page
  if ('document' in globalThis) clearPage()
})

function clearPage() {
  setTheme('system')
  for (const element of [document.documentElement, document.body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name)
  document.body.replaceChildren()
  document.title = ''
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
}

// a closed page ends its timers; here they are Node's timers, which would run after their component is gone
const shared = globalThis as { __tandem?: Bridge; __timers?: Set<ReturnType<typeof setTimeout>> }
shared.__timers ??= keepTimers()
const pending = shared.__timers
afterEach(() => {
  for (const timer of pending) clearTimeout(timer)
  pending.clear()
})

function keepTimers() {
  const set = globalThis.setTimeout
  const timers = new Set<ReturnType<typeof set>>()
  globalThis.setTimeout = Object.assign(
    ((run: (...args: unknown[]) => void, ...rest: [number?, ...unknown[]]) => {
      const timer = set(
        (...args: unknown[]) => {
          timers.delete(timer)
          run(...args)
        },
        ...rest,
      )
      timers.add(timer)
      return timer
    }) as typeof set,
    set,
  )
  return timers
}

// screens are tested in the state after a page has loaded everything
await fetchPopups()
beforeEach(fetchAllLazy)

// without the compiler of TanStack Start, an isomorphic function runs its server side, which uses the bridge
shared.__tandem = { nonce: () => undefined, leavePlain: () => {}, caller: () => client }
