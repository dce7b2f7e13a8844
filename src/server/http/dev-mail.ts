import { desc, eq } from 'drizzle-orm'
import { html, raw } from 'hono/html'
import { devMails } from '#db/schema/operations.ts'
import { isId } from '#lib/ids.ts'
import type { Services } from '../context.ts'
import { contentDisposition } from '../storage/send-file.ts'
import type { App } from './app.ts'
import { plainPage } from './plain-page.ts'

type Mail = typeof devMails.$inferSelect

const LISTED = 100

/** The mailbox of a trial run: shows what would have been sent (`/dev/mail`), also as JSON for tests (`/dev/mail.json?to=`). */
export function mountDevMailbox(app: App, { db, env }: Pick<Services, 'db' | 'env'>): void {
  const newest = (to?: string) =>
    db
      .select()
      .from(devMails)
      .where(to ? eq(devMails.to, to.toLowerCase()) : undefined)
      .orderBy(desc(devMails.createdAt), desc(devMails.id))
      .limit(LISTED)
  const find = async (id: string): Promise<Mail | undefined> =>
    isId(id) ? (await db.select().from(devMails).where(eq(devMails.id, id)))[0] : undefined

  const pictures = new URL(env.PUBLIC_URL).origin
  app.get('/dev/mail.json', async (c) => c.json(await newest(c.req.query('to')), 200, { 'cache-control': 'no-store' }))
  app.get('/dev/mail', async (c) => {
    const to = c.req.query('to')?.trim()
    return plainPage(c, { title: 'Mailbox', body: list(await newest(to), to) })
  })
  app.get('/dev/mail/:id', async (c) => {
    const mail = await find(c.req.param('id'))
    if (!mail) return plainPage(c, { title: 'Email not found', status: 404, body: missing })
    return plainPage(c, { title: mail.subject, body: one(mail, env.MAIL_FROM), frames: true })
  })
  app.get('/dev/mail/:id/files/:at', async (c) => {
    const file = (await find(c.req.param('id')))?.attachments[Number(c.req.param('at'))]
    if (!file) return c.notFound()
    c.header('content-type', file.contentType)
    c.header('content-disposition', contentDisposition(file.fileName))
    c.header('cache-control', 'private, no-store')
    return c.body(file.content)
  })
  app.get('/dev/mail/:id/html', async (c) => {
    const mail = await find(c.req.param('id'))
    if (!mail) return c.notFound()
    // the mail brings its own styles and must not be able to do anything: sandboxed in its own origin, without scripts
    c.header(
      'content-security-policy',
      `sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation; default-src 'none'; style-src 'unsafe-inline'; img-src data: ${pictures}; frame-ancestors 'self'`,
    )
    c.header('x-frame-options', 'SAMEORIGIN')
    c.header('cache-control', 'private, no-store')
    return c.html(raw(mail.html.replace(/<head[^<>]*>/i, '$&<base target="_top">')))
  })
}

const when = (at: Date) =>
  html`<time datetime="${at.toISOString()}">${at.toISOString().slice(0, 16).replace('T', ' ')} UTC</time>`

const list = (mails: Mail[], to = '') => html`
  <h1>Mailbox</h1>
  <p class="lead">Demo mode: emails are listed here instead of being sent. Newest first.</p>
  <form class="find" method="get" action="/dev/mail" role="search">
    <label>Sent to<input type="email" name="to" value="${to}" placeholder="you@example.com" autocomplete="email" /></label>
    <button class="btn btn-secondary">Show</button>
    ${to ? html`<a class="btn btn-ghost" href="/dev/mail">All emails</a>` : ''}
  </form>
  ${mails.length === 0 ? none(to) : ''}
  <ol class="mails" ${mails.length === 0 ? 'hidden' : ''}>
    ${mails.map(
      (mail) => html`<li>
        <a href="/dev/mail/${mail.id}"><strong>${mail.subject}</strong><span>to ${mail.to}</span>${when(mail.createdAt)}</a>
      </li>`,
    )}
  </ol>
  ${mails.length === LISTED ? html`<p>Only the newest ${LISTED} are shown.</p>` : ''}`

const none = (to: string) => html`<div class="none">
  <h2>No emails yet</h2>
  <p>${to ? html`Nothing was sent to ${to}.` : 'Emails that Tandem sends will appear here.'}</p>
</div>`

const missing = html`
  <h1>Email not found</h1>
  <p class="lead">It was deleted, or the address is mistyped.</p>
  <p class="actions"><a class="btn btn-primary" href="/dev/mail">Mailbox</a></p>`

const one = (mail: Mail, from: string) => html`
  <p class="back"><a href="/dev/mail">Mailbox</a></p>
  <h1>${mail.subject}</h1>
  <dl class="facts">
    <dt>From</dt>
    <dd>${from}</dd>
    <dt>To</dt>
    <dd>${mail.to}</dd>
    <dt>Date</dt>
    <dd>${when(mail.createdAt)}</dd>
    ${Object.entries(mail.headers).map(
      ([name, value]) => html`<dt>${name}</dt>
        <dd>${value}</dd>`,
    )}
    ${mail.attachments.map(
      ({ fileName }, at) => html`<dt>Attached</dt>
        <dd><a href="/dev/mail/${mail.id}/files/${at}">${fileName}</a></dd>`,
    )}
  </dl>
  <div class="sides">
    <section aria-labelledby="as-html">
      <h2 id="as-html">As HTML</h2>
      <iframe src="/dev/mail/${mail.id}/html" title="The email as HTML"></iframe>
    </section>
    <section aria-labelledby="as-text">
      <h2 id="as-text">As text</h2>
      <pre tabindex="0">${mail.text}</pre>
    </section>
  </div>`
