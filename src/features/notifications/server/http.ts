import { DomainError } from '#server/errors.ts'
import type { App } from '#server/http/app.ts'
import { stopMail } from './mail-stop.ts'

/**
 * `POST /api/unsubscribe?token=`: one-click unsubscribe of mail programs (RFC 8058), without cookies. The page's form uses it too and
 * is redirected back to the page. `GET` changes nothing, because mail scanners open every link.
 */
export function mountMailStop(app: App): void {
  const pageOf = (token: string) => `/unsubscribe?${new URLSearchParams({ token })}`
  app.get('/api/unsubscribe', (c) => c.redirect(pageOf(c.req.query('token') ?? ''), 303))
  app.post('/api/unsubscribe', async (c) => {
    const token = c.req.query('token') ?? ''
    const isPerson = c.req.header('accept')?.includes('text/html') ?? false
    try {
      await stopMail(c.get('ctx'), token)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      return isPerson ? c.redirect(pageOf(token), 303) : c.json({ code: error.code }, 410)
    }
    return isPerson ? c.redirect(pageOf(token), 303) : c.json({ stopped: true })
  })
}
