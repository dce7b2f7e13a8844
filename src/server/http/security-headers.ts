import type { MiddlewareHandler } from 'hono'

const PRIVATE = 'private, no-store'

/** Where scripts, styles, pictures and calls may come from: this origin alone, scripts only with the page's nonce. */
export function contentSecurityPolicy(nonce: string | null, isDev = false): string {
  const script = nonce ? `'self' 'nonce-${nonce}' 'strict-dynamic'` : "'none'"
  // Vite's development client puts styles and a socket into the page
  const style = isDev ? "'self' 'unsafe-inline'" : nonce ? `'self' 'nonce-${nonce}'` : "'self'"
  return [
    "default-src 'none'",
    `script-src ${script}`,
    `style-src ${style}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    `connect-src 'self'${isDev ? ' ws:' : ''}`,
    // what draws the pages of a PDF
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Microphone and camera are for the page on which an interview by voice is held, and for no other. */
const permissionsPolicy = (path: string): string => {
  const ears = /^\/app\/interview\/call\//.test(path) ? '(self)' : '()'
  return `camera=${ears}, geolocation=(), microphone=${ears}, payment=()`
}

const ownPolicy = contentSecurityPolicy(null)

/** Is it served by https, and are the hosts below it? */
type Transport = { isSecure: boolean; withSubdomains: boolean }

/** What is the same on every answer. */
const fixedHeaders = ({ isSecure, withSubdomains }: Transport): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
  ...(isSecure && {
    'strict-transport-security': withSubdomains ? 'max-age=63072000; includeSubDomains' : 'max-age=63072000',
  }),
})

/** Headers that every answer carries, errors and files too; an answer may set stricter ones itself. */
export function securityHeaders(transport: Transport): MiddlewareHandler {
  const always = Object.entries(fixedHeaders(transport))
  return async (c, next) => {
    await next()
    // Hono copies an answer for each header that is set after it was made: once is enough
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

/** Refuses a change that another site's page asks for in the name of the person. */
export function sameOrigin(publicUrl: string): MiddlewareHandler {
  const ours = new URL(publicUrl)
  // with https a page of the same host that was loaded without it is another site's
  const isOurs = (origin: URL, host: string | undefined) =>
    ours.protocol === 'https:' ? origin.origin === ours.origin : [ours.host, host].includes(origin.host)
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
