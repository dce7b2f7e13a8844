import { createRouterClient, ORPCError } from '@orpc/server'
import type { Services } from '#server/context.ts'
import type { App } from '#server/http/app.ts'
import { readJobFeed } from './job-feed/read-job-feed.ts'
import { writeJobFeed } from './job-feed/write-job-feed.ts'
import { jobsRouter } from './router.ts'
import { type MoreAddresses, mountSitemap } from './sitemap/http.ts'

// caches reload within a minute, so that a hidden job disappears from them within that time
const RSS = { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'public, max-age=60' }

/** The endpoints for machines (sitemap, feed, robots.txt) and the one that saves a job by a plain form. */
export function mountJobAddresses(app: App, { db, env }: Pick<Services, 'db' | 'env'>, more: MoreAddresses = {}): void {
  const origin = env.PUBLIC_URL
  app.get('/robots.txt', (c) => c.text(robots(origin), 200, { 'cache-control': 'public, max-age=3600' }))
  mountSitemap(app, { db, env }, more)
  app.get('/jobs.rss', async (c) => {
    const feed = await readJobFeed(db, c.req.query())
    if (feed === 'unknown') return c.notFound()
    if (feed === 'gone') return c.text('This company no longer shows jobs.', 410)
    return c.body(writeJobFeed(origin, feed), 200, RSS)
  })
  mountSaving(app)
}

/** Saves or removes a job by a form, so that the public page works without JavaScript. Redirects back to the job. */
function mountSaving(app: App): void {
  app.post('/api/saved-jobs/:jobId', async (c) => {
    const jobId = c.req.param('jobId')
    const { save, unsave } = createRouterClient(jobsRouter, { context: c.get('ctx') })
    const { saved } = await c.req.parseBody()
    try {
      await (saved === 'no' ? unsave({ jobId }) : save({ jobId }))
    } catch (error) {
      if (!(error instanceof ORPCError) || error.status >= 500) throw error
      return c.redirect(error.status === 401 ? '/auth?redirect=%2Fjobs' : '/jobs', 303)
    }
    return c.redirect(`/jobs/${jobId}`, 303)
  })
}

const robots = (origin: string) =>
  [
    'User-agent: *',
    'Disallow: /app',
    'Disallow: /api',
    // images of companies and articles on public pages
    'Allow: /api/company-logos/',
    'Allow: /api/blog-pictures/',
    'Disallow: /dev',
    'Disallow: /sandbox',
    'Disallow: /invitation',
    'Disallow: /staff-invitation',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
