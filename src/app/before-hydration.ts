import type { AnyRouter } from '@tanstack/react-router'

/**
 * Waits, before hydration of a server-rendered page, for the code that its routes name as `staticData.ready`: React would discard
 * the server's markup while a part of that code is still loading.
 */
export function awaitBeforeHydration(router: AnyRouter): void {
  const hydrate = router.options.hydrate
  router.options.hydrate = async (data) => {
    await hydrate?.(data)
    const matches = router.matchRoutes(router.latestLocation)
    await Promise.all(matches.map(({ staticData, search }) => staticData.ready?.(search as never)))
  }
}
