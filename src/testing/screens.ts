import { createORPCClient } from '@orpc/client'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import type { Client } from '#app/api.ts'
import type { Bridge } from '#server/bridge.ts'
import { fetchPopups } from '#ui/primitives/load-popups.ts'
import { fetchAllLater } from '#ui/shell/load-later.tsx'

// a busy machine draws later: whoever waits for something waits this long before it is missing
configure({ asyncUtilTimeout: 5000 })

afterEach(cleanup)

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
