import { eq } from 'drizzle-orm'
import type { Context as HonoContext } from 'hono'
import { html } from 'hono/html'
import { savedSearches } from '#db/schema/job-alerts.ts'
import type { App, Variables } from '#server/http/app.ts'
import { acceptsHtml, plainPage } from '#server/http/plain-page.ts'
import { readStopToken, stopAlerts } from './alert-stop.ts'

type Request = HonoContext<Variables>

/**
 * `/api/job-alerts/stop?token=`. `POST` stops the emails: mail programs send it, without cookies, for a one-click unsubscribe
 * (RFC 8058), and the button of the page sends it. `GET` shows the page and changes nothing, because mail scanners open every
 * link of an email.
 */
export function mountAlertStop(app: App): void {
  app.get('/api/job-alerts/stop', async (c) => {
    const search = await searchOf(c)
    if (!search) return invalid(c)
    return search.frequency === 'none' ? stopped(c, search.name) : question(c, search.name)
  })
  app.post('/api/job-alerts/stop', async (c) => {
    const search = await searchOf(c)
    if (!search) return acceptsHtml(c) ? invalid(c) : c.json({ code: 'LINK_INVALID' }, 410)
    await stopAlerts(c.get('ctx').db, search.id)
    return acceptsHtml(c) ? stopped(c, search.name) : c.json({ stopped: true })
  })
}

async function searchOf(c: Request) {
  const { db, env } = c.get('ctx')
  const id = readStopToken(env, c.req.query('token') ?? '')
  if (!id) return undefined
  const { name, frequency } = savedSearches
  const [row] = await db
    .select({ id: savedSearches.id, name, frequency })
    .from(savedSearches)
    .where(eq(savedSearches.id, id))
  return row
}

const question = (c: Request, name: string) =>
  plainPage(c, {
    title: 'Unsubscribe',
    body: html`<section>
      <h1>Unsubscribe from these emails?</h1>
      <p class="lead">You’ll no longer get emails about new jobs for “${name}”. The search isn’t deleted.</p>
      <form method="post"><p class="actions"><button class="btn btn-primary btn-lg">Unsubscribe</button></p></form>
    </section>`,
  })

const stopped = (c: Request, name: string) =>
  plainPage(c, {
    title: 'Unsubscribed',
    body: html`<section>
      <h1>You’re unsubscribed</h1>
      <p class="lead">You won’t get emails about new jobs for “${name}”. You can turn them on again under Saved searches.</p>
      <p class="actions"><a class="btn btn-secondary btn-lg" href="/app/jobs">Go to jobs</a></p>
    </section>`,
  })

const invalid = (c: Request) =>
  plainPage(c, {
    title: 'Link not valid',
    status: 404,
    body: html`<section>
      <h1>This link isn’t valid</h1>
      <p class="lead">The search may have been deleted. Check Saved searches to see which emails you get.</p>
      <p class="actions"><a class="btn btn-secondary btn-lg" href="/app/jobs">Go to jobs</a></p>
    </section>`,
  })
