import type { AnyRouter } from '@tanstack/react-router'
import {
  defineHandlerCallback,
  getSsrStatus,
  RouterServer,
  renderRouterToString,
} from '@tanstack/react-router/ssr/server'
import { createStartHandler } from '@tanstack/react-start/server'
import { renderToString } from 'react-dom/server'
import type { Bridge } from '#client/bridge.ts'
import { isPlainPage } from './plain-pages.ts'

const render = defineHandlerCallback(({ router, responseHeaders }) => {
  const children = <RouterServer router={router} />
  if (!isPlainPage(router.state.matches)) return renderRouterToString({ router, responseHeaders, children })
  ;(globalThis as unknown as { __tandem?: Bridge }).__tandem?.leavePlain()
  leaveScriptsOut(router)
  return new Response(`<!DOCTYPE html>${renderToString(children)}`, {
    status: getSsrStatus(router),
    headers: responseHeaders,
  })
})

/** Removes the router's own scroll script and the code preload hints; the root route leaves out the rest. */
function leaveScriptsOut(router: AnyRouter): void {
  router.options.scrollRestoration = false
  const manifest = router.ssr?.manifest
  if (!manifest) return
  const routes = Object.entries(manifest.routes).map(([id, { css }]) => [id, { css }])
  router.ssr = { manifest: { ...manifest, routes: Object.fromEntries(routes) } }
}

export default { fetch: createStartHandler(render) }
