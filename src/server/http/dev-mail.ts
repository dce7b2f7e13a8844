import { desc, eq } from 'drizzle-orm'
import { html, raw } from 'hono/html'
import { devMails } from '#db/schema/operations.ts'
import type { Services } from '../context.ts'
import type { App } from './app.ts'

const LISTED = 100

/** The mailbox of a trial run: what would have been sent, to read (`/dev/mail`) and for tests (`/dev/mail.json?to=`). */
export function mountDevMailbox(app: App, { db }: Services): void {
  const newest = (to?: string) =>
    db
      .select()
      .from(devMails)
      .where(to ? eq(devMails.to, to.toLowerCase()) : undefined)
      .orderBy(desc(devMails.createdAt), desc(devMails.id))
      .limit(LISTED)
  app.get('/dev/mail.json', async (c) => c.json(await newest(c.req.query('to')), 200, { 'cache-control': 'no-store' }))
  app.get('/dev/mail', async (c) => c.html(listPage(await newest(c.req.query('to')))))
  app.get('/dev/mail/:id', async (c) => {
    const [mail] = await db
      .select()
      .from(devMails)
      .where(eq(devMails.id, c.req.param('id')))
    if (!mail) return c.notFound()
    // the mail brings its own styles and must be able to do nothing: an origin of its own, no scripts
    c.header(
      'content-security-policy',
      "sandbox allow-popups allow-top-navigation; default-src 'none'; style-src 'unsafe-inline'; img-src data:",
    )
    return c.html(raw(mail.html) as never)
  })
}

type Mail = typeof devMails.$inferSelect

const listPage = (mails: Mail[]) => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Mailbox · Tandem demo</title>
  </head>
  <body>
    <main>
      <h1>Mailbox</h1>
      <p>This is a demo: mail stays here instead of leaving. Newest first.</p>
      ${mails.length === 0 ? html`<p>No mail yet.</p>` : ''}
      <ol>
        ${mails.map(
          (mail) => html`<li>
            <p>
              <a href="/dev/mail/${mail.id}"><strong>${mail.subject}</strong></a><br />
              to ${mail.to}, <time datetime="${mail.createdAt.toISOString()}">${mail.createdAt.toUTCString()}</time>
            </p>
          </li>`,
        )}
      </ol>
      <p><a href="/">Back to Tandem</a></p>
    </main>
  </body>
</html>`
