import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { awaitBeforeHydration } from './before-hydration.ts'

it('waits for the code of the open route, with its parameters, after earlier waits', async () => {
  const order: string[] = []
  const root = createRootRoute()
  const ready = async ({ tab }: { tab?: string }) => void order.push(`code of ${tab}`)
  const open = createRoute({ getParentRoute: () => root, path: '/open', staticData: { ready } })
  const other = createRoute({
    getParentRoute: () => root,
    path: '/other',
    staticData: { ready: async () => void order.push('code of another page') },
  })
  const router = createRouter({
    routeTree: root.addChildren([open, other]),
    history: createMemoryHistory({ initialEntries: ['/open?tab=questions'] }),
    hydrate: async () => void order.push('answers'),
  })
  awaitBeforeHydration(router)
  await router.options.hydrate?.({})
  expect(order).toEqual(['answers', 'code of questions'])
})
