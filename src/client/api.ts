import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import type { Bridge } from './bridge.ts'
import type { Client } from './client.ts'
import { companyHeaders } from './company-headers.ts'

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
