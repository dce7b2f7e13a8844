import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import type { ContractRouterClient } from '@orpc/contract'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import type { Bridge } from './bridge.ts'
import { companyHeaders } from './company-headers.ts'

/** `src/app/contract.ts` adds the contract of all areas here, so that an area can use the client without importing the others. */
// biome-ignore lint/suspicious/noEmptyInterface: another module adds to it
export interface Register {}

export type Client = ContractRouterClient<Register['contract']>

const connect = createIsomorphicFn()
  .server((): Client => (globalThis as unknown as { __tandem: Bridge }).__tandem.caller(getRequest))
  .client(
    (): Client =>
      createORPCClient(
        new RPCLink({
          url: () => `${location.origin}/api/rpc`,
          headers: companyHeaders,
          // a stream has no body to send; the others may be too long for an address
          method: (_options, path) => (isStream(path) ? 'GET' : 'POST'),
          fetch: (request, init, _options, path, input) =>
            // one stream does not wait for another of the same address to be stored
            fetch(
              request,
              isStream(path) ? { ...init, cache: 'no-store' } : { ...init, keepalive: mayOutliveUs(input) },
            ),
        }),
      ),
  )

const isStream = (path: readonly string[]) => path.join('.') === 'notifications.live'

/** Browsers carry at most 64 KiB on for pages that are gone; of a call, its input is nearly all. */
const LAST_WORDS_BYTES = 60_000

/** Whether a request may outlive the page: one that is sent as the page is left or hidden, if its body is short enough. */
const mayOutliveUs = (input: unknown): boolean =>
  document.visibilityState === 'hidden' &&
  new TextEncoder().encode(JSON.stringify(input) ?? '').length < LAST_WORDS_BYTES

let browserClient: Client | undefined

function currentClient(): Client {
  if (typeof document === 'undefined') return connect()
  browserClient ??= connect()
  return browserClient
}

/** On the server a caller bound to the running request; in the browser one shared HTTP client. */
export const client: Client = new Proxy({} as Client, { get: (_target, key) => Reflect.get(currentClient(), key) })

/** The same as query and mutation options: `api.jobs.search.queryOptions({ input })`. */
export const api = createTanstackQueryUtils(client)
