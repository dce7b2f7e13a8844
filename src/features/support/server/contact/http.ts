import { createRouterClient, ORPCError } from '@orpc/server'
import { newId } from '#lib/ids.ts'
import type { App } from '#server/http/app.ts'
import type { WrittenContact } from '../../contact-contract.ts'
import { contactRouter } from './router.ts'

const back = (what: Record<string, string>) => `/contact-us?${new URLSearchParams(what)}#form`

/** The form of the public page works without a script: it is answered by going back to the page, which says what became of it. */
export function mountContactForm(app: App): void {
  app.post('/api/contact-form', async (c) => {
    const form = await c.req.parseBody()
    const typed = (name: string) => (typeof form[name] === 'string' ? form[name] : '')
    const written = {
      id: newId(),
      name: typed('name'),
      email: typed('email'),
      subject: typed('subject'),
      category: (typed('category') || null) as WrittenContact['category'],
      message: typed('message').replaceAll('\r\n', '\n'),
      website: typed('website'),
    }
    try {
      await createRouterClient(contactRouter, { context: c.get('ctx') }).write(written)
    } catch (error) {
      if (!(error instanceof ORPCError) || error.status >= 500) throw error
      const refused = error.status === 429 ? 'often' : 'form'
      return c.redirect(back({ refused }), 303)
    }
    return c.redirect(back({ sent: 'yes' }), 303)
  })
}
