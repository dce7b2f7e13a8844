import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import { html } from 'hono/html'
import type { App } from './app.ts'
import { keepFor } from './keep-for.ts'
import { contentSecurityPolicy } from './security-headers.ts'

const PAGE = '/api/docs'
const assets = new Set(['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'])
const DAY = 'public, max-age=86400'

const init = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#reference',
  presets: [SwaggerUIBundle.presets.apis],
  layout: 'BaseLayout',
  deepLinking: true,
  defaultModelsExpandDepth: -1,
  validatorUrl: null,
})
`

/** The OpenAPI document to read and to try out, at `/api/docs`: everything from this origin, no script in the page. */
export function mountDocs(app: App): void {
  const root = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')))
  const serve = keepFor(DAY, serveStatic({ root, rewriteRequestPath: (path) => path.slice(PAGE.length) }))
  app.get(PAGE, (c) => {
    c.header('content-security-policy', contentSecurityPolicy(null).replace("script-src 'none'", "script-src 'self'"))
    return c.html(page)
  })
  app.get(`${PAGE}/init.js`, (c) => c.body(init, 200, { 'content-type': 'text/javascript', 'cache-control': DAY }))
  app.get(`${PAGE}/:asset`, (c, next) => (assets.has(c.req.param('asset')) ? serve(c, next) : next()))
}

const page = html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>API reference · Tandem</title>
    <link rel="icon" href="${PAGE}/favicon-32x32.png" />
    <link rel="stylesheet" href="${PAGE}/swagger-ui.css" />
  </head>
  <body>
    <main id="reference">
      <h1>Tandem API</h1>
      <p>The whole document is at <a href="/api/openapi.json">/api/openapi.json</a>.</p>
    </main>
    <script src="${PAGE}/swagger-ui-bundle.js"></script>
    <script src="${PAGE}/init.js"></script>
  </body>
</html>`
