import type { AnyRouter } from '@tanstack/react-router'

type Marked = { staticData?: { hydrate?: boolean } | undefined }

const isPlain = (match: Marked) => match.staticData?.hydrate === false

/** Whether a page of these matches is sent as HTML and CSS only. */
export const isPlainPage = (matches: readonly Marked[]): boolean => matches.some(isPlain)

/** In a browser: makes every link to a page without the framework (`staticData: { hydrate: false }`) a full page load. */
export function reloadForPlainPages(router: AnyRouter): void {
  if (typeof document === 'undefined') return
  const { navigate, preloadRoute } = router
  const leadsToPlainPage = (to: { href?: string }) => {
    const path = to.href ? new URL(to.href, location.href).pathname : router.buildLocation(to as never).pathname
    return router.getMatchedRoutes(path)[0].some((route) => isPlain(route.options))
  }
  // decide before the history changes: a redirect afterwards would make Back open a page that has no router
  router.navigate = (to) => navigate(leadsToPlainPage(to) ? { ...to, reloadDocument: true } : to)
  router.preloadRoute = async (to) => (leadsToPlainPage(to) ? undefined : preloadRoute(to))
}
