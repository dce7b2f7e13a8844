import { createRouterClient, ORPCError } from '@orpc/server'
import { html, raw } from 'hono/html'
import { plainText } from '#lib/html-text.ts'
import { isId } from '#lib/ids.ts'
import { salaryFull } from '#lib/money.ts'
import { printable } from '#lib/xml-text.ts'
import type { Db, Services } from '#server/context.ts'
import type { App } from '#server/http/app.ts'
import { employmentLabel, placeLabel } from '../rules.ts'
import { readNewestJobs, readSitemapCompanies, readSitemapPage, readSitemapStarts } from './feeds.ts'
import { jobsRouter } from './router.ts'

// whoever keeps a copy asks again within a minute, so that a job that is hidden leaves within that time (X-27)
const XML = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=60' }
const declaration = raw('<?xml version="1.0" encoding="UTF-8"?>\n')

/** Public pages that are always there, beside the jobs. */
const fixedPages = [
  '/',
  '/jobs',
  '/salary-analyzer',
  '/guide',
  '/success-stories',
  '/industry-insights',
  '/resume-builder-service',
  '/job-search-service',
  '/auto-apply-service',
  '/career-advice-service',
  '/interview-prep-service',
  '/career-coaching-service',
  '/for-companies',
  '/subscribe',
  '/blog',
  '/help-center',
  '/contact-us',
  '/privacy-policy',
  '/terms-of-service',
]

/** Addresses of another area for the sitemap, by the name of their part of it. */
type MoreAddresses = Record<string, (db: Db) => Promise<{ path: string; at: Date }[]>>

/** What machines read of the board (sitemap, feed, rules for robots), and saving a job by a plain form. */
export function mountJobAddresses(app: App, { db, env }: Pick<Services, 'db' | 'env'>, more: MoreAddresses = {}): void {
  const origin = env.PUBLIC_URL
  app.get('/robots.txt', (c) => c.text(robots(origin), 200, { 'cache-control': 'public, max-age=3600' }))
  app.get('/sitemap.xml', async (c) => {
    const pages = ['pages', 'companies', ...Object.keys(more), ...(await readSitemapStarts(db))]
    return c.body(`${sitemapIndex(origin, pages)}`, 200, XML)
  })
  app.get('/sitemaps/:page{.+\\.xml}', async (c) => {
    const page = c.req.param('page').replace(/\.xml$/, '')
    if (page === 'pages') return c.body(`${sitemap(fixedPages.map((path) => ({ url: `${origin}${path}` })))}`, 200, XML)
    const others = Object.hasOwn(more, page) ? more[page] : undefined
    if (others) {
      const addresses = (await others(db)).map(({ path, at }) => ({ url: `${origin}${path}`, at }))
      return c.body(`${sitemap(addresses)}`, 200, XML)
    }
    if (page !== 'companies' && !isId(page)) return c.notFound()
    const [folder, rows] =
      page === 'companies' ? ['companies', await readSitemapCompanies(db)] : ['jobs', await readSitemapPage(db, page)]
    const addresses = rows.map((row) => ({ url: `${origin}/${folder}/${row.slug}`, at: row.updatedAt }))
    return c.body(`${sitemap(addresses)}`, 200, XML)
  })
  app.get('/jobs.rss', async (c) =>
    c.body(`${feed(origin, await readNewestJobs(db))}`, 200, {
      ...XML,
      'content-type': 'application/rss+xml; charset=utf-8',
    }),
  )
  mountSaving(app)
}

/** The button of the public page works without a script: the form is answered by going back to the job. */
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
    'Disallow: /dev',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')

const sitemapIndex = (
  origin: string,
  pages: string[],
) => html`${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map(
  (page) => html`<sitemap><loc>${origin}/sitemaps/${page}.xml</loc></sitemap>
`,
)}</sitemapindex>`

const sitemap = (
  addresses: { url: string; at?: Date }[],
) => html`${declaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map(
  ({ url, at }) => html`<url><loc>${url}</loc>${at ? html`<lastmod>${at.toISOString()}</lastmod>` : ''}</url>
`,
)}</urlset>`

type Announced = Awaited<ReturnType<typeof readNewestJobs>>[number]

const feed = (
  origin: string,
  rows: Announced[],
) => html`${declaration}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>New jobs on Tandem</title>
<link>${origin}/jobs</link>
<description>The newest open jobs.</description>
<language>en</language>
<atom:link href="${origin}/jobs.rss" rel="self" type="application/rss+xml"/>
${rows.map((job) => feedItem(origin, job))}</channel></rss>`

function feedItem(origin: string, job: Announced) {
  const facts = [placeLabel(job), employmentLabel(job.employmentType), salaryFull(job.salaryMin, job.salaryMax)]
  const about = printable(plainText(job.description)).slice(0, 500)
  return html`<item>
<title>${printable(`${job.title} at ${job.company}`)}</title>
<link>${origin}/jobs/${job.slug}?ref=feed</link>
<guid isPermaLink="false">${job.id}</guid>
<pubDate>${job.postedAt?.toUTCString() ?? ''}</pubDate>
<description>${printable(facts.join(' · '))}. ${about}</description>
</item>
`
}
