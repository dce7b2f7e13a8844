import { readFileSync } from 'node:fs'
import { etag } from 'hono/etag'
import { inProduct } from '#root.ts'
import type { Services } from '#server/context.ts'
import type { App } from '#server/http/app.ts'
import { findPublicCompany } from '../find-public-company.ts'
import { readEmbedded } from './read-embedded.ts'

const read = (name: string) => readFileSync(inProduct(`src/features/job-board/server/embed/${name}`), 'utf8')

/** The script with its styles included, so that a site needs only one request. */
const script = (): string =>
  read('embed-jobs.js').replace("'/* style */'", () => JSON.stringify(read('embed-jobs.css')))

/** Allows requests from any site, without cookies, also from pages with cross-origin isolation. */
const FOR_ANY_SITE = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}
const GONE = { code: 'GONE', message: 'This company no longer shows jobs.' }
const UNKNOWN = { code: 'NOT_FOUND', message: "There's no company with this name." }

/** `GET /embed/jobs.js`, the script for a company's own site, and `GET /embed/companies/{slug}/jobs.json`, the jobs that it shows. */
export function mountEmbeddedJobs(app: App, { db, env }: Pick<Services, 'db' | 'env'>): void {
  const made = script()
  app.use('/embed/*', etag())
  app.get('/embed/jobs.js', (c) =>
    c.body(made, 200, {
      ...FOR_ANY_SITE,
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    }),
  )
  app.get('/embed/companies/:slug/jobs.json', async (c) => {
    // other sites stop showing a hidden job within a minute
    const headers = { ...FOR_ANY_SITE, 'cache-control': 'public, max-age=60' }
    const company = await findPublicCompany(db, c.req.param('slug'))
    if (!company) return c.json(UNKNOWN, 404, headers)
    if (company === 'gone') return c.json(GONE, 410, headers)
    return c.json(await readEmbedded(db, company, env.PUBLIC_URL), 200, headers)
  })
}
