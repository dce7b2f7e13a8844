import type { MiddlewareHandler } from 'hono'

/** Sets how long files may be cached. If the handler does not find the file, the request continues unchanged. */
export const cacheFor =
  (cacheControl: string, serve: MiddlewareHandler): MiddlewareHandler =>
  async (c, next) => {
    let isMissing = false
    const response = await serve(c, async () => {
      isMissing = true
      await next()
    })
    if (response && !isMissing) response.headers.set('cache-control', cacheControl)
    return response
  }
