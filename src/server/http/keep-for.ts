import type { MiddlewareHandler } from 'hono'

/** Files as the handler finds them, with how long they may be kept; what it does not find goes on as it was. */
export const keepFor =
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
