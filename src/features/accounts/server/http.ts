import { DomainError } from '#server/errors.ts'
import type { App } from '#server/http/app.ts'
import { mountPlainForms } from './plain-forms.ts'
import { verifyEmail } from './verify-email.ts'

/** The address in the verification mail, which signs the person in and leads back to the site's root (AUTH-22), and plain forms. */
export function mountAccountLinks(app: App): void {
  mountPlainForms(app)
  app.get('/api/accounts/verify', async (c) => {
    const ctx = c.get('ctx')
    let target = '/?verified=1'
    try {
      const verified = await verifyEmail(ctx, c.req.query('token') ?? '')
      if ('asksForCode' in verified) target = '/auth?step=code'
      if ('asksForPassword' in verified) target = `/auth/reset#token=${verified.asksForPassword}&first=1`
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      // a second click by somebody who is in already is no news
      target = ctx.viewer ? '/' : '/auth?notice=link-expired'
    }
    for (const cookie of ctx.resHeaders.getSetCookie()) c.header('set-cookie', cookie, { append: true })
    return c.redirect(target, 303)
  })
}
