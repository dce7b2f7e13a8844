import { QueryCache, QueryClient } from '@tanstack/react-query'
import { createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { Bridge } from '#client/bridge.ts'
import { refetchSession } from '#features/accounts/ui/use-session.ts'
import { awaitBeforeHydration } from './before-hydration.ts'
import { ErrorPage } from './error-page.tsx'
import { mutationCache } from './mutation-cache.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { reloadForPlainPages } from './plain-pages.ts'
import { routeTree } from './route-tree.gen.ts'
import { parseSearch, stringifySearch } from './search-params.ts'
import './zod-in-browsers.ts'

const pageNonce = createIsomorphicFn()
  .server(() => (globalThis as unknown as { __tandem?: Bridge }).__tandem?.nonce())
  .client(() => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce)

// rarely rendered in a browser, because the server answers unknown paths outside the app with HTML
const notFoundPage = createIsomorphicFn()
  .server(() => NotFoundPage)
  .client(() => lazyRouteComponent(() => import('./not-found-page.tsx'), 'NotFoundPage'))

/** A new router for each request and each browser, with a fresh query cache. */
export function getRouter() {
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error, { meta }) => refetchSession(queryClient, error, meta) }),
    mutationCache: mutationCache(),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry,
        // Queries are passed to components that render later (a dialog's body waits for its code), so it is not yet known which fields they
        // read. Notify the component that made the query of every change, or a skeleton would never become an error.
        notifyOnChangeProps: 'all',
      },
    },
  })
  const router = createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    // Back restores the scroll position at once, whatever scroll behavior the stylesheet sets
    scrollRestorationBehavior: 'instant',
    parseSearch,
    stringifySearch,
    ssr: { nonce: pageNonce() },
    defaultNotFoundComponent: notFoundPage(),
    defaultErrorComponent: ErrorPage,
  })
  setupRouterSsrQueryIntegration({ router, queryClient })
  awaitBeforeHydration(router)
  reloadForPlainPages(router)
  return router
}

/** Retries only if the server is unavailable or failing, and only in a browser, so that server rendering does not wait. */
function retry(count: number, error: unknown): boolean {
  const status = (error as { status?: number }).status
  return typeof document !== 'undefined' && count < 2 && (status === undefined || status >= 502)
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
  interface StaticDataRouteOption {
    hydrate?: false
    /** Loads code that the page needs at its first render, but that its route does not load. */
    ready?: (search: never) => Promise<unknown>
  }
}
