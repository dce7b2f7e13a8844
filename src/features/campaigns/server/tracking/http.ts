import { eq } from 'drizzle-orm'
import type { Context as HonoContext } from 'hono'
import { campaignRecipients } from '#db/schema/campaigns.ts'
import type { App, Variables } from '#server/http/app.ts'
import { isMachine } from '../../machine-rules.ts'
import { readMailToken } from '../newsletter/mail-tokens.ts'
import { wordsPage } from '../newsletter/pages.ts'
import { linkTarget, recordClicked, recordOpened } from './record-reading.ts'

type Request = HonoContext<Variables>

/** One transparent pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/**
 * The requests of campaign emails: `/api/c/open` is the tracking pixel, `/api/c/click` redirects to a link of the
 * same campaign. Neither sets or reads a cookie, and an invalid token redirects nowhere.
 */
export function mountTracking(app: App): void {
  app.get('/api/c/open', async (c) => {
    const id = recipientOf(c)
    if (id) await note(c, id, (by) => recordOpened(c.get('ctx'), id, by))
    return c.body(PIXEL, 200, { 'content-type': 'image/gif', 'cache-control': 'private, no-store' })
  })
  app.get('/api/c/click', async (c) => {
    const id = recipientOf(c)
    const link = c.req.query('l') ?? ''
    const position = /^\d{1,4}$/.test(link) ? Number(link) : null
    const url = id && position !== null ? await linkTarget(c.get('ctx'), id, position) : null
    if (!id || !url || position === null) {
      const text = 'It may be incomplete, or it belongs to a deleted account.'
      return wordsPage(c, { title: "This link doesn't work", text, back: '/', status: 404 })
    }
    await note(c, id, async (by) => {
      if (by === 'person') await recordClicked(c.get('ctx'), id, position)
    })
    c.header('cache-control', 'private, no-store')
    c.header('referrer-policy', 'no-referrer')
    return c.redirect(url, 302)
  })
}

const recipientOf = (c: Request): string | null => {
  const read = readMailToken(c.get('ctx').env, c.req.query('t') ?? '')
  return read?.thing === 'recipient' ? read.id : null
}

/** Readers do not wait for the count. The pixel and the link work even if storing it fails. */
async function note(c: Request, id: string, write: (by: 'person' | 'machine') => Promise<void>): Promise<void> {
  const { db, log } = c.get('ctx')
  try {
    const [row] = await db
      .select({ sentAt: campaignRecipients.sentAt })
      .from(campaignRecipients)
      .where(eq(campaignRecipients.id, id))
    if (!row) return
    const purpose = c.req.header('sec-purpose') ?? c.req.header('purpose') ?? c.req.header('x-purpose')
    const fetched = { userAgent: c.req.header('user-agent'), purpose, method: c.req.raw.method, at: new Date() }
    await write(isMachine({ ...fetched, sentAt: row.sentAt }) ? 'machine' : 'person')
  } catch (err) {
    log.warn({ err, recipient: id }, 'campaign: an opening or click was not counted')
  }
}
