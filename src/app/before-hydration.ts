import type { AnyRouter } from '@tanstack/react-router'

/**
 * Before a server-rendered page is hydrated, waits for the code that its routes name as `staticData.ready`: React would discard the
 * server's markup if a part of that code were still loading.
 */
export function awaitBeforeHydration(router: AnyRouter): void {
  const hydrate = router.options.hydrate
  router.options.hydrate = async (data) => {
    await hydrate?.(data)
    const matches = router.matchRoutes(router.latestLocation)
    await Promise.all(matches.map(({ staticData, search }) => staticData.ready?.(search as never)))
  }
}
