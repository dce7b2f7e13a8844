import { isProcedure } from '@orpc/server'
import pino from 'pino'
import { describe, expect, it } from 'vitest'
import { router } from '#apps/router.ts'
import { connect } from '#db/client.ts'
import { userRoles } from '#db/schema/accounts.ts'
import { companyMembers } from '#db/schema/companies.ts'
import { newId } from '#lib/ids.ts'
import { createAuth } from '#server/auth.ts'
import { createCompany, createJob } from '#testing/factories.ts'
import { describeError } from '../log.ts'
import { ask, assemble, ORIGIN, openWeb, product, SECRET, services, signIn } from './web.testing.ts'

openWeb()

describe('plain HTTP', () => {
  it('decodes an address once, and does not change texts', async () => {
    const company = await createCompany(product.db)
    const { slug } = await createJob(product.db, company.id)
    const first = `%${slug.charCodeAt(0).toString(16)}`
    const statusOf = async (path: string) => (await ask(`/api/v1/jobs/${path}`)).status
    expect(await statusOf(first + slug.slice(1))).toBe(200)
    expect(await statusOf(first.replace('%', '%25') + slug.slice(1))).toBe(404)
    const { cookie } = await signIn()
    const bio = 'Ada %41 &amp; &lt;b&gt; \\u0041 +Osei'
    const saved = await ask('/api/v1/profile/personal', {
      method: 'PUT',
      body: JSON.stringify({ displayName: 'Ada Osei', phone: null, location: null, website: null, bio }),
      headers: { cookie, 'content-type': 'application/json' },
    })
    expect(saved.status, await saved.clone().text()).toBe(200)
    expect(await (await ask('/api/v1/profile', { headers: { cookie } })).json()).toMatchObject({ personal: { bio } })
  })

  it('accepts numbers, booleans and dates as text', async () => {
    const { user, cookie } = await signIn()
    const company = await createCompany(product.db)
    await product.db.insert(companyMembers).values({ companyId: company.id, userId: user.id, role: 'client_admin' })
    const job = await createJob(product.db, company.id)
    for (const path of [
      '/api/v1/company/applications?page=2',
      '/api/v1/applications?days=30&salary=1000',
      '/api/v1/jobs?remote=true',
    ]) {
      expect((await ask(path, { headers: { cookie } })).status, path).toBe(200)
    }
    const body = { title: 'Planner', description: '<p>Plan.</p>', salaryMin: 10, readAt: job.updatedAt }
    const changed = await ask(`/api/v1/postings/${job.id}`, {
      method: 'PATCH',
      body: JSON.stringify(body),
      headers: { cookie, 'content-type': 'application/json' },
    })
    expect(changed.status, await changed.clone().text()).toBe(200)
  })

  it.each([
    ['2027-02-30T00:00:00Z', 400],
    ['2027-01-01T00:00:00', 400],
    ['1 January 2027', 400],
    ['', 400],
    [1798761600000, 400],
    ['2027-01-01T00:00:00Z', 200],
    ['2027-01-01T01:00:00+01:00', 200],
    ['2027-01-01T00:00:00.000Z', 200],
  ])('takes the end of an offer as RFC 3339 writes it: %j is answered by %i', async (offerExpiresAt, status) => {
    const { user, cookie } = await signIn()
    await product.db.insert(userRoles).values({ userId: user.id, role: 'platform_admin' }).onConflictDoNothing()
    const prices = { priceMonthly: 9, priceYearly: 90, offerPriceMonthly: 5, offerPriceYearly: null }
    const flags = { active: true, featured: false, offerActive: true, offerPercentage: null, applicationLimit: null }
    const name = `Plan ${newId().slice(-12)}`
    const saved = await ask('/api/v1/admin/plans', {
      method: 'PUT',
      body: JSON.stringify({
        of: null,
        form: { name, description: null, features: [], ...prices, ...flags, offerExpiresAt },
      }),
      headers: { cookie, 'content-type': 'application/json' },
    })
    expect(saved.status, await saved.clone().text()).toBe(status)
    if (status !== 200) return
    const plans = await (await ask('/api/v1/admin/plans', { headers: { cookie } })).json()
    const stored = (plans as { name: string; offerExpiresAt: string }[]).find((plan) => plan.name === name)
    expect(stored?.offerExpiresAt).toBe('2027-01-01T00:00:00.000Z')
  })
})

it('documents timestamps as date-time', async () => {
  const document = JSON.stringify(await (await ask('/api/openapi.json')).json())
  expect(document).toContain('"offerExpiresAt":{"anyOf":[{"type":"string","format":"date-time"')
  expect(document).not.toMatch(/"offerExpiresAt":(?!\{"anyOf":\[\{"type":"string","format":"date-time")/)
})

describe('answers about failures', () => {
  const hidden = [SECRET, 'src/server', '.ts:', 'node_modules', 'Failed query', 'params:', 'at ']

  it('contain no stack, path or SQL, but the request id that the log has', async () => {
    const lines: { level: number; msg: string; requestId?: string; err?: { message: string } }[] = []
    const log = pino({ serializers: { err: describeError } }, { write: (line) => void lines.push(JSON.parse(line)) })
    const response = await assemble({ ...services, log }).request(`${ORIGIN}/api/broken`)
    const { requestId } = await response.clone().json()
    expect(lines.find(({ msg }) => msg === 'request failed')).toMatchObject({
      level: 50,
      requestId,
      err: { message: expect.stringContaining(SECRET) },
    })
    const text = await response.text()
    for (const word of hidden) expect(text).not.toContain(word)
    expect(JSON.parse(text)).toEqual({
      code: 'INTERNAL_SERVER_ERROR',
      message: 'Something went wrong on our side. Please try again.',
      requestId: expect.stringMatching(/^[\w-]{36}$/),
    })
  })

  it('reveal as little if a procedure breaks', async () => {
    const db = new Proxy(services.db, {
      get: (target, key) => {
        if (key === 'select') throw new Error(`Failed query: ${SECRET}\nparams: 1`)
        return Reflect.get(target, key) as unknown
      },
    })
    const broken = assemble({ ...services, db })
    for (const path of ['/api/v1/site', '/api/rpc/site/facts']) {
      const response = await broken.request(`${ORIGIN}${path}`)
      const text = await response.text()
      expect(response.status, path).toBe(500)
      for (const word of hidden) expect(text).not.toContain(word)
      expect(text).toContain('Something went wrong on our side. Please try again.')
    }
  })

  it('are 503 while the database is away, and health still answers', async () => {
    const away = connect('postgres://nobody@127.0.0.1:1/none')
    const { cookie } = await signIn()
    const cut = assemble({ ...services, db: away.db, readOnly: away.db, auth: createAuth(away.db, services.env) })
    for (const path of ['/readyz', '/api/v1/jobs', '/api/rpc/jobs/search', '/api/v1/profile']) {
      const response = await cut.request(`${ORIGIN}${path}`, { headers: { cookie } })
      expect(response.status, path).toBe(503)
      for (const word of [...hidden, '127.0.0.1', 'ECONNREFUSED'])
        expect(await response.clone().text()).not.toContain(word)
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    }
    expect((await cut.request(`${ORIGIN}/healthz`)).status).toBe(200)
    await away.pool.end()
  })
})

type Operation = { operationId?: string; summary?: string; parameters?: { name: string; in: string }[] }
type Document = { openapi: string; info: { title: string }; paths: Record<string, Record<string, Operation>> }

function count(part: unknown): number {
  if (isProcedure(part)) return 1
  return Object.values(part as object).reduce((sum: number, inner) => sum + count(inner), 0)
}

describe('the OpenAPI document', () => {
  it('names every procedure once, with a summary and its path parameters, and refers to nothing that is missing', async () => {
    const text = await (await ask('/api/openapi.json')).text()
    const document = JSON.parse(text) as Document
    expect(document.openapi).toMatch(/^3\.1\./)
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.values(methods).map((operation) => ({ path, ...operation })),
    )
    expect(operations).toHaveLength(count(router))
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
    for (const { path, summary, parameters = [] } of operations) {
      expect(summary, path).toBeTruthy()
      const named = parameters.filter((one) => one.in === 'path').map(({ name }) => name)
      expect(named.sort(), path).toEqual([...path.matchAll(/{(\w+)}/g)].map(([, name]) => name).sort())
    }
    for (const [, pointer = ''] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const target = pointer
        .split('/')
        .reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], document)
      expect(target, pointer).toBeDefined()
    }
  })

  it('is shown at /api/docs, each operation on the page of its area, with files of this origin only', async () => {
    const page = await (await ask('/api/docs')).text()
    const document = (await (await ask('/api/openapi.json')).json()) as Document
    const ids = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map((one) => one.operationId!),
    )
    const linked = [...page.matchAll(/href="\/api\/docs\/(\w+)#([\w.]+)"/g)]
    expect(linked.map(([, , id]) => id).sort()).toEqual([...ids].sort())
    const pages = new Map<string, string>()
    for (const [, area = '', id = ''] of linked) {
      const text = pages.get(area) ?? (await (await ask(`/api/docs/${area}`)).text())
      pages.set(area, text)
      expect(text).toContain(`id="${id}"`)
    }
    for (const text of [page, ...pages.values()]) {
      expect([...text.matchAll(/(?:src|href)="([^"]+)"/g)].filter(([, path = '']) => !/^[/#]/.test(path))).toEqual([])
      expect(text).not.toMatch(/<script>|<style|style="|onload=|\[object/)
    }
    const apply = pages.get('applications')!
    expect(apply).toContain('POST /api/v1/applications')
    expect(apply).toContain('APPLY_SIGNED_OUT')
    expect(pages.get('jobs')).toContain('limit')
  })
})
