import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { router } from '#apps/router.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { keyAccess } from '#features/integrations/server/keys/key-access.ts'
import { createCompany, createJob, createMember, createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { createApp } from './app.ts'
import { currentPath, currentRoute, DEPRECATED_AT } from './former-paths.ts'
import { mountProcedures } from './rpc.ts'

const product = productOfFile()
let app: ReturnType<typeof createApp>
beforeAll(() => {
  app = createApp(product.services, product.identify, () => true)
  mountProcedures(app, router, { publicUrl: 'http://localhost:3000', keys: keyAccess })
})

const ask = (path: string, init: RequestInit = {}) => app.request(`http://localhost:3000${path}`, init)

type Document = { paths: Record<string, Record<string, unknown>> }
/** 'GET /jobs/{}': parameter names do not matter for matching. */
const nameless = (route: string) => route.replaceAll(/\{\w+\}/g, '{}')

describe('the API of an earlier release', () => {
  it('has every route of 0.2.0, unchanged or under its current path', async () => {
    const { paths } = (await (await ask('/api/openapi.json')).json()) as Document
    const today = new Set(
      Object.entries(paths).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => nameless(`${method.toUpperCase()} ${path}`)),
      ),
    )
    const former = readFileSync('src/testing/releases/0.2.0-routes.txt', 'utf8').trim().split('\n')
    expect(former.length).toBeGreaterThan(500)
    const lost = former.filter((route) => {
      const [method = '', path = ''] = route.split(' ')
      const current = currentRoute(method, path) ?? { method, path }
      return !today.has(nameless(`${current.method} ${current.path}`))
    })
    expect(lost).toEqual([])
  })

  it('rewrites no current route', async () => {
    const { paths } = (await (await ask('/api/openapi.json')).json()) as Document
    const routes = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => [method.toUpperCase(), path] as const),
    )
    expect(routes.filter(([method, path]) => currentRoute(method, path) !== null)).toEqual([])
  })

  it.each([
    ['PUT', '/postings/7', { method: 'PATCH', path: '/postings/7' }],
    ['PUT', '/postings/7/requirements/8', null],
    ['PUT', '/postings/', null],
    ['DELETE', '/postings/7', null],
    ['PATCH', '/company/profile', null],
    ['GET', '/reviews', { method: 'GET', path: '/company/applications' }],
  ])('%s %s is today %j', (method, path, today) => {
    expect(currentRoute(method, path)).toEqual(today)
  })

  it('answers a former PUT like the PATCH of today, with a Deprecation header', async () => {
    const company = await createCompany(product.db)
    const { id: admin } = await createMember(product.db, company.id, 'client_admin')
    const { id } = await createJob(product.db, company.id, { location: 'Lisbon' })
    const headers = { 'x-test-user': admin, origin: 'http://localhost:3000', 'content-type': 'application/json' }
    const change = (method: string, title: string) =>
      ask(`/api/v1/postings/${id}`, { method, headers, body: JSON.stringify({ title }) })
    for (const [method, title, deprecation] of [
      ['PUT', 'Data Engineer', DEPRECATED_AT],
      ['PATCH', 'Data Scientist', null],
    ] as const) {
      const answer = await change(method, title)
      expect([answer.status, answer.headers.get('deprecation')]).toEqual([200, deprecation])
      const [row] = await product.db.select().from(jobs).where(eq(jobs.id, id))
      expect(row).toMatchObject({ title, location: 'Lisbon' })
    }
    // a former method allows the same body size as its current one
    const long = JSON.stringify({ title: 'x'.repeat(100_000) })
    expect((await ask(`/api/v1/postings/${id}`, { method: 'PUT', headers, body: long })).status).toBe(400)
  })

  it.each([
    ['/jobs', null],
    ['/reviewsx', null],
    ['/interviews/1/cancel', null],
    ['/jobs//standing', null],
    ['', null],
    ['/reviews', '/company/applications'],
    ['/reviews/7/evaluation/draft', '/company/applications/7/scorecard/draft'],
    ['/conversations/messages/7/retry', '/company/messages/7/retry'],
    ['/conversations/7', '/company/applications/7/messages'],
    ['/interviews/mocks/7', '/interview-prep/mocks/7'],
    ['/interview/next', '/interview-prep/next'],
  ])('%s is today %s', (path, today) => {
    expect(currentPath(path)).toBe(today)
  })

  it('answers a former path like the current one, with a Deprecation header', async () => {
    const [former, today] = await Promise.all([ask('/api/v1/tracking/reminders'), ask('/api/v1/job-tracker/reminders')])
    expect([former.status, today.status]).toEqual([401, 401])
    expect(former.headers.get('deprecation')).toBe(DEPRECATED_AT)
    expect(today.headers.get('deprecation')).toBeNull()
    expect(await former.json()).toEqual(await today.json())
  })

  it('accepts the query and the body of a former path', async () => {
    const { id } = await createUser(product.db)
    const headers = { 'x-test-user': id, origin: 'http://localhost:3000', 'content-type': 'application/json' }
    const funnel = async (period: string) => (await ask(`/api/v1/tracking/funnel?period=${period}`, { headers })).status
    expect([await funnel('never'), await funnel('all')]).toEqual([400, 200])
    const body = JSON.stringify({ link: 'ftp://fernway.example/job' })
    const answer = await ask('/api/v1/tracking/read-link', { method: 'POST', headers, body })
    expect(await answer.json()).toMatchObject({ code: 'LINK_REFUSED' })
    // a former path allows the same body size as its current one
    const long = JSON.stringify({ title: 'x'.repeat(100_000) })
    expect((await ask('/api/v1/stories', { method: 'POST', headers, body: long })).status).toBe(400)
    expect((await ask('/api/v1/tracking/read-link', { method: 'POST', headers, body: long })).status).toBe(413)
  })

  it('has no former paths for calls of our own pages', async () => {
    expect((await ask('/api/rpc/tracking/openReminders', { method: 'POST', body: '{}' })).status).toBe(404)
  })
})
