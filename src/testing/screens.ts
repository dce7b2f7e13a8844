import { createORPCClient } from '@orpc/client'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach } from 'vitest'
import type { Client } from '#app/api.ts'
import type { Bridge } from '#server/bridge.ts'
import { fetchPopups } from '#ui/primitives/load-popups.ts'
import { fetchAllLater } from '#ui/shell/load-later.tsx'

// a busy machine draws later: whoever waits for something waits this long before it is missing
configure({ asyncUtilTimeout: 10_000 })

afterEach(cleanup)

// a closed page takes its timers with it; here they are Node's own, and would find no document once a file's page is gone
const set = globalThis.setTimeout
const pending = new Set<ReturnType<typeof set>>()
globalThis.setTimeout = Object.assign(
  ((run: (...given: unknown[]) => void, ...rest: [number?, ...unknown[]]) => {
    const timer = set(
      (...given: unknown[]) => {
        pending.delete(timer)
        run(...given)
      },
      ...rest,
    )
    pending.add(timer)
    return timer
  }) as typeof set,
  set,
)
afterAll(() => {
  for (const timer of pending) clearTimeout(timer)
})

// screens are tested as they are once a page rests
await fetchPopups()
beforeEach(fetchAllLater)

// without Start's compiler an isomorphic function takes its server side, which asks the bridge
const bridge: Bridge = {
  nonce: () => undefined,
  leavePlain: () => {},
  caller: () =>
    createORPCClient<Client>({
      call: async (path) => {
        throw new Error(`${path.join('.')} was called: screens are tested with the data they are given`)
      },
    }),
}
Object.assign(globalThis, { __tandem: bridge })
