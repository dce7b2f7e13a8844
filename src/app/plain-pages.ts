import type { AnyRouter } from '@tanstack/react-router'
import type { Bridge } from '#server/bridge.ts'

type Marked = { staticData?: { hydrate?: boolean } | undefined }

const isPlain = (match: Marked) => match.staticData?.hydrate === false
/** Where nothing but the root is matched, the page says that nothing is there. */
const leadsNowhere = (matches: readonly unknown[]) => matches.length === 1

/** Does a page of these matches leave the server as HTML and CSS alone? */
export const isPlainPage = (matches: readonly Marked[]): boolean => matches.some(isPlain) || leadsNowhere(matches)

/** A route marked `staticData: { hydrate: false }`, and an address that leads nowhere, leaves the server as HTML and CSS; every link to it is a full page load. */
export function plainPages(router: AnyRouter): void {
  if (typeof document === 'undefined') shipNoFramework(router)
  else loadWhole(router)
}

function shipNoFramework(router: AnyRouter): void {
  router.serverSsrLifecycle = {
    ...router.serverSsrLifecycle,
    onServerSsrAttach: [
      ...(router.serverSsrLifecycle?.onServerSsrAttach ?? []),
      (ssr) => {
        const { dehydrate } = ssr
        ssr.dehydrate = async (options) => {
          const matches = router.stores.matches.get()
          if (!isPlainPage(matches)) return dehydrate(options)
          ssr.disableHydration()
          ;(globalThis as unknown as { __tandem?: Bridge }).__tandem?.leavePlain()
          // its inline script would fight the browser's own restoration
          router.options.scrollRestoration = false
          keepOnlyStyles(router)
        }
      },
    ],
  }
}

function keepOnlyStyles(router: AnyRouter): void {
  const manifest = router.ssr?.manifest
  if (!manifest) return
  const routes = Object.entries(manifest.routes).map(([id, route]) => [id, { css: (route as { css?: never }).css }])
  router.ssr = { manifest: { ...manifest, routes: Object.fromEntries(routes) } }
}

function loadWhole(router: AnyRouter): void {
  const { navigate, preloadRoute } = router
  const leads = (to: { href?: string }) => {
    const path = to.href ? new URL(to.href, location.href).pathname : router.buildLocation(to as never).pathname
    return router.getMatchedRoutes(path)[0].some((route) => isPlain(route.options))
  }
  // decided before anything is pushed to history: a redirect afterwards would leave Back on a page without a router
  router.navigate = (to) => navigate(leads(to) ? { ...to, reloadDocument: true } : to)
  router.preloadRoute = async (to) => (leads(to) ? undefined : preloadRoute(to))
}
