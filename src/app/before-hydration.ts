import type { AnyRouter } from '@tanstack/react-router'

/**
 * Waits, before a page that the server drew comes alive, for the code that its routes name as `staticData.ready`: React would
 * throw away what stands there while a part of it is still on its way.
 */
export function awaitBeforeHydration(router: AnyRouter): void {
  const hydrate = router.options.hydrate
  router.options.hydrate = async (data) => {
    await hydrate?.(data)
    const matches = router.matchRoutes(router.latestLocation)
    await Promise.all(matches.map(({ staticData, search }) => staticData.ready?.(search as never)))
  }
}
