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
          // a stream request has no body; other inputs may be too long for a URL
          method: (_options, path) => (isStream(path) ? 'GET' : 'POST'),
          fetch: (request, init, _options, path, input) =>
            // a stream must not wait until the browser has cached another one with the same URL
            fetch(
              request,
              isStream(path) ? { ...init, cache: 'no-store' } : { ...init, keepalive: mayOutliveUs(input) },
            ),
        }),
      ),
  )

const isStream = (path: readonly string[]) => path.join('.') === 'notifications.live'

/** Browsers send at most 64 KiB in requests that outlive their page; a call's body is little more than its input. */
const LAST_WORDS_BYTES = 60_000

/** Whether a request may outlive the page: it is sent while the page is being left or hidden, and its body is short enough. */
const mayOutliveUs = (input: unknown): boolean =>
  document.visibilityState === 'hidden' &&
  new TextEncoder().encode(JSON.stringify(input) ?? '').length < LAST_WORDS_BYTES

let browserClient: Client | undefined

function currentClient(): Client {
  if (typeof document === 'undefined') return connect()
  browserClient ??= connect()
  return browserClient
}

/** On the server a client bound to the current request; in the browser one shared HTTP client. */
export const client: Client = new Proxy({} as Client, { get: (_target, key) => Reflect.get(currentClient(), key) })

/** The same as query and mutation options: `api.jobs.search.queryOptions({ input })`. */
export const api = createTanstackQueryUtils(client)
