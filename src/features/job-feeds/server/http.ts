import { Readable } from 'node:stream'
import type { Context as HonoContext } from 'hono'
import { findPublicCompany } from '#features/job-board/server/find-public-company.ts'
import type { Services } from '#server/context.ts'
import type { App } from '#server/http/app.ts'
import { readFeedJobs, readFeedState, type Scope } from './read-feed.ts'
import { writeFeed } from './write-feed.ts'

type From = Pick<Services, 'db' | 'env'>

/** `GET /feeds/jobs.xml`, all open jobs for aggregators, and `GET /feeds/companies/{slug}.xml`, those of one company. */
export function mountJobFeeds(app: App, services: From): void {
  app.get('/feeds/jobs.xml', (c) => answer(c, services, {}))
  app.get('/feeds/companies/:file{.+\\.xml}', async (c) => {
    const company = await findPublicCompany(services.db, c.req.param('file').replace(/\.xml$/, ''))
    if (!company) return c.notFound()
    if (company === 'gone') return c.text('This company no longer shows jobs.', 410)
    return answer(c, services, { companyId: company.id })
  })
}

/** The feed, or 304 if the client already has the current version. */
async function answer(c: HonoContext, { db, env }: From, scope: Scope): Promise<Response> {
  const { tag, changedAt } = await readFeedState(db, scope)
  const etag = `W/"${tag}"`
  // `last-modified` has seconds: within the same second another change could follow with the same date
  const isSettled = Date.now() - changedAt.getTime() >= 1000
  c.header('etag', etag)
  if (isSettled) c.header('last-modified', changedAt.toUTCString())
  // a hidden job disappears from caches within a minute
  c.header('cache-control', 'public, max-age=60')
  if (isKnown(c, etag, isSettled ? changedAt : null)) return c.body(null, 304)
  const parts = writeFeed(readFeedJobs(db, scope), { origin: env.PUBLIC_URL, changedAt })
  c.header('content-type', 'application/xml; charset=utf-8')
  return c.body(Readable.toWeb(Readable.from(bytesOf(parts))) as ReadableStream)
}

async function* bytesOf(parts: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const part of parts) yield Buffer.from(part)
}

/** Whether the client has the current version. A tag is more precise than a date, so with a tag the date is ignored. */
function isKnown(c: HonoContext, etag: string, changedAt: Date | null): boolean {
  const tags = c.req.header('if-none-match')
  if (tags !== undefined) return tags.trim() === '*' || tags.split(',').some((one) => one.trim() === etag)
  const since = Date.parse(c.req.header('if-modified-since') ?? '')
  return changedAt !== null && since >= Math.floor(changedAt.getTime() / 1000) * 1000
}
