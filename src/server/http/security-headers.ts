import type { MiddlewareHandler } from 'hono'

const PRIVATE = 'private, no-store'

/** Limits scripts, styles, images and calls to this origin; scripts also need the page's nonce. */
export function contentSecurityPolicy(nonce: string | null, isDev = false): string {
  const script = nonce ? `'self' 'nonce-${nonce}' 'strict-dynamic'` : "'none'"
  // Vite's development client adds styles and a web socket to the page
  const style = isDev ? "'self' 'unsafe-inline'" : nonce ? `'self' 'nonce-${nonce}'` : "'self'"
  return [
    "default-src 'none'",
    `script-src ${script}`,
    `style-src ${style}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    `connect-src 'self'${isDev ? ' ws:' : ''}`,
    // the worker that renders PDF pages
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Only the page of a voice interview may use the microphone and the camera. */
const permissionsPolicy = (path: string): string => {
  const ears = /^\/app\/interview\/call\//.test(path) ? '(self)' : '()'
  return `camera=${ears}, geolocation=(), microphone=${ears}, payment=()`
}

const ownPolicy = contentSecurityPolicy(null)

/** Whether the product is served over HTTPS, and whether that includes its subdomains. */
type Transport = { isSecure: boolean; withSubdomains: boolean }

/** Headers that are the same on every response. */
const fixedHeaders = ({ isSecure, withSubdomains }: Transport): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
  ...(isSecure && {
    'strict-transport-security': withSubdomains ? 'max-age=63072000; includeSubDomains' : 'max-age=63072000',
  }),
})

/** Sets the headers of every response, including errors and files. A response may set stricter ones itself. */
export function securityHeaders(transport: Transport): MiddlewareHandler {
  const always = Object.entries(fixedHeaders(transport))
  return async (c, next) => {
    await next()
    // Hono copies a response at the first header that is set after it was created: do that only once
    c.header('x-content-type-options', 'nosniff')
    const { headers } = c.res
    const set = (name: string, value: string) => headers.has(name) || headers.set(name, value)
    set('content-security-policy', ownPolicy)
    for (const [name, value] of always) set(name, value)
    set('permissions-policy', permissionsPolicy(c.req.path))
    if (c.req.path.startsWith('/api/')) set('cache-control', PRIVATE)
  }
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Refuses a change that another site's page requests with the user's cookies. */
export function sameOrigin(publicUrl: string): MiddlewareHandler {
  const publicAddress = new URL(publicUrl)
  // with HTTPS, a page of the same host that was loaded over HTTP counts as another site
  const isOurs = (origin: URL, host: string | undefined) =>
    publicAddress.protocol === 'https:'
      ? origin.origin === publicAddress.origin
      : [publicAddress.host, host].includes(origin.host)
  return async (c, next) => {
    if (SAFE.has(c.req.method)) return next()
    const origin = c.req.header('origin')
    const site = c.req.header('sec-fetch-site')
    const isForeign = origin
      ? !URL.canParse(origin) || !isOurs(new URL(origin), c.req.header('host'))
      : site !== undefined && site !== 'same-origin' && site !== 'none'
    if (isForeign) return c.json({ code: 'FORBIDDEN', message: 'This request came from another site.' }, 403)
    return next()
  }
}
