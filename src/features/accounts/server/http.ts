import { DomainError } from '#server/errors.ts'
import type { App } from '#server/http/app.ts'
import { mountPlainForms } from './plain-forms.ts'
import { verifyEmail } from './verify-email.ts'

/**
 * The form of /auth/verify, which confirms the address of a new account, signs its owner in and leads to the site's root
 * (AUTH-22), and the plain forms of /auth.
 */
export function mountAccountLinks(app: App): void {
  mountPlainForms(app)
  // Mail scanners open every link of an email, so a GET request confirms nothing. Emails of earlier versions link here.
  app.get('/api/accounts/verify', (c) => c.redirect(pageOf(c.req.query('token') ?? ''), 303))
  app.post('/api/accounts/verify', async (c) => {
    const ctx = c.get('ctx')
    const { token } = await c.req.parseBody().catch((): Record<string, unknown> => ({}))
    const code = typeof token === 'string' ? token.slice(0, 200) : ''
    let target = '/?verified=1'
    try {
      const verified = await verifyEmail(ctx, code)
      if ('asksForCode' in verified) target = '/auth?step=code'
      if ('asksForPassword' in verified) target = `/auth/reset#token=${verified.asksForPassword}&first=1`
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      // the page explains the error of the link
      target = pageOf(code)
    }
    for (const cookie of ctx.resHeaders.getSetCookie()) c.header('set-cookie', cookie, { append: true })
    return c.redirect(target, 303)
  })
}

const pageOf = (token: string) => `/auth/verify?${new URLSearchParams({ token: token.slice(0, 200) })}`
