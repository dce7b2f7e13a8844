import { DomainError } from '#server/errors.ts'
import type { App } from '#server/http/app.ts'
import { stopMail } from './mail-stop.ts'

/**
 * `POST /api/unsubscribe?token=`: what mail programs call for one click (RFC 8058), without cookies, and what the page's own
 * form sends; a person is led back to the page. `GET` changes nothing: programs open every link of a mail.
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
