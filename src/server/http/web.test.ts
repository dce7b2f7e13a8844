import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { isProcedure } from '@orpc/server'
import { eq, sql } from 'drizzle-orm'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWeb } from '#apps/create-web.ts'
import { connect } from '#db/client.ts'
import { sessions, userRoles, users } from '#db/schema/accounts.ts'
import { companyMembers } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { newId } from '#lib/ids.ts'
import { createAuth } from '#server/auth.ts'
import { router } from '#server/router.ts'
import { createCompany, createCredential, createJob, createUser } from '#testing/factories.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'
import type { Services } from '../context.ts'
import { describeError } from '../log.ts'
import type { App } from './app.ts'
import { mountPages } from './pages.ts'

const ORIGIN = 'https://tandem.example'
const PASSWORD = 'a quiet harbour in may'
const METRICS_TOKEN = 'a token for the reader of figures'
const SECRET = 'select secret from users'
const folder = mkdtempSync(join(tmpdir(), 'tandem-web-'))

let product: TestProduct
let services: Services
let app: App
let isReady = true

/** The whole web side as `apps/web.ts` puts it together, with pages that only ask who is signed in and say their nonce. */
function assemble(given: Services): App {
  const web = createWeb(given, () => isReady)
  web.app.get('/api/broken', () => {
    throw new Error(`${SECRET} failed at /srv/tandem/src/server/thing.ts:12:3`)
  })
  const { pageRequests, sharedPages, countReading } = web
  const fetch = async (request: Request) => {
    await web.bridge.caller(() => request).accounts.session(undefined)
    return new Response(`<!doctype html><p id="nonce">${web.pageRequests.getStore()?.nonce}</p>`, {
      headers: { 'content-type': 'text/html; charset=utf-8' },
    })
  }
  mountPages(web.app, { pageRequests, sharedPages, countReading, fetch, folder })
  return web.app
}

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/app.js'), 'export {}')
  product = await testProduct()
  const env = { ...product.services.env, PUBLIC_URL: ORIGIN, DEMO: true, METRICS_TOKEN }
  services = { ...product.services, env, auth: createAuth(product.db, env) }
  app = assemble(services)
})
afterAll(async () => {
  await product.close()
  rmSync(folder, { recursive: true, force: true })
})

const ask = (path: string, init: RequestInit = {}) => app.request(`${ORIGIN}${path}`, init)
const readMetrics = async () =>
  (await ask('/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).text()
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  ask(path, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })

/** A user who signed in over HTTP: the cookies that the browser would store. */
async function signIn() {
  const user = await createUser(product.db)
  await createCredential(product.db, user.id, await (await services.auth.$context).password.hash(PASSWORD))
  const response = await post('/api/v1/sign-in', { email: user.email, password: PASSWORD })
  const cookies = response.headers.getSetCookie()
  return { user, response, cookies, cookie: cookies.map((one) => one.split(';')[0]).join('; ') }
}

describe('a page that is opened after a day (AUTH-24)', () => {
  const tokenOf = (cookies: string[]) => cookies.join().match(/session_token=([^;]+)/)?.[1]
  const age = (userId: string, days: number) =>
    product.db
      .update(sessions)
      .set({ expiresAt: sql`now() + ${`${30 - days} days`}::interval` })
      .where(eq(sessions.userId, userId))

  it('brings a new token, good for a month', async () => {
    const { user, cookie, cookies } = await signIn()
    await age(user.id, 2)
    const given = (await ask('/app', { headers: { cookie } })).headers.getSetCookie()
    expect(given).toHaveLength(1)
    expect(given[0]).toMatch(/; Max-Age=2592000;.*HttpOnly/)
    expect(tokenOf(given)).not.toBe(tokenOf(cookies))
    const cookieNow = given[0]!.split(';')[0]!
    const session = await ask('/api/v1/session', { headers: { cookie: cookieNow } })
    expect(await session.json()).toMatchObject({ viewer: { userId: user.id } })
    expect((await ask('/app', { headers: { cookie: `${cookieNow}; theme=dark` } })).headers.getSetCookie()).toEqual([])
  })

  it('takes the cookie back where the session is over', async () => {
    const { user, cookie } = await signIn()
    await age(user.id, 31)
    expect((await ask('/app', { headers: { cookie } })).headers.getSetCookie().join()).toMatch(
      /session_token=; Max-Age=0/,
    )
  })
})

/** One address of every kind, with the status that it answers. */
const addresses: [string, number][] = [
  ['/', 200],
  ['/nothing/here', 200],
  ['/assets/app.js', 200],
  ['/healthz', 200],
  ['/readyz', 200],
  ['/metrics', 404],
  ['/dev/mail', 200],
  ['/dev/mail.json', 200],
  ['/api/docs', 200],
  ['/api/docs/jobs', 200],
  ['/api/docs/package.json', 404],
  ['/api/openapi.json', 200],
  ['/api/v1/jobs', 200],
  ['/api/v1/session', 200],
  ['/api/v1/resumes', 401],
  ['/api/v1/jobs/no-such-job', 404],
  ['/api/v1/jobs?limit=many', 400],
  ['/api/v1/nothing', 404],
  ['/api/nothing', 404],
  ['/api/files/no-such-link', 401],
  ['/api/avatars/no-such-picture', 404],
  ['/api/unsubscribe?token=made-up', 303],
  ['/api/broken', 500],
  ['/api/accounts/verify?token=wrong', 303],
]

describe('headers', () => {
  it.each(addresses)('%s (%i) carries the security headers', async (path, status) => {
    const { headers, status: answered } = await ask(path)
    expect(answered).toBe(status)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("base-uri 'none'")
    expect(policy).toContain("object-src 'none'")
    expect(policy).not.toContain('unsafe-')
    expect(policy).not.toMatch(/https?:|\*/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('permissions-policy')).toBe('camera=(), geolocation=(), microphone=(), payment=()')
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8,}/)
  })

  it.each(addresses)('%s (%i) says what it answers, and texts in which letters', async (path) => {
    const answer = await ask(path)
    const body = await answer.text()
    const type = answer.headers.get('content-type')
    if (body === '') return
    expect(type).toMatch(/^(?:application\/json|text\/(?:plain|html|css|javascript); ?charset=utf-8)$/i)
    const isJson = type?.startsWith('application/json')
    if (isJson) expect(() => JSON.parse(body)).not.toThrow()
    expect(body.startsWith('<!doctype html>')).toBe(type?.startsWith('text/html'))
  })

  it.each([
    [true, 'max-age=63072000; includeSubDomains'],
    [false, 'max-age=63072000'],
  ])('asks https of the hosts below its own: %s', async (HSTS_SUBDOMAINS, header) => {
    const other = assemble({ ...services, env: { ...services.env, HSTS_SUBDOMAINS } })
    expect((await other.request('/healthz')).headers.get('strict-transport-security')).toBe(header)
  })

  it('lets the page of a call, and no page around it, use microphone and camera, for itself alone (INTV-28)', async () => {
    const policyOf = async (path: string) => (await ask(path)).headers.get('permissions-policy')
    expect(await policyOf('/app/interview/call/0199d1f0')).toBe(
      'camera=(self), geolocation=(), microphone=(self), payment=()',
    )
    for (const path of [
      '/app/interview',
      '/app/interview/call',
      '/app/interviewer/call/x',
      '/api/app/interview/call/x',
    ]) {
      expect(await policyOf(path), path).toBe('camera=(), geolocation=(), microphone=(), payment=()')
    }
  })

  it('gives each page a nonce of its own, and scripts and styles no other way in', async () => {
    const seen = new Set<string>()
    for (let i = 0; i < 3; i++) {
      const response = await ask('/')
      const nonce = /<p id="nonce">([\w-]{20,})</.exec(await response.text())?.[1] ?? 'none'
      const policy = response.headers.get('content-security-policy') ?? ''
      expect(policy).toMatch(new RegExp(`script-src 'self' 'nonce-${nonce}'`))
      expect(policy).toMatch(new RegExp(`style-src 'self' 'nonce-${nonce}'`))
      seen.add(nonce)
    }
    expect(seen.size).toBe(3)
  })

  it('keeps pages and answers about people out of every cache, and lets built files stay', async () => {
    const { cookie } = await signIn()
    for (const path of ['/', '/api/v1/profile', '/api/v1/session', '/api/v1/notifications', '/api/v1/nothing']) {
      const { headers } = await ask(path, { headers: { cookie } })
      expect(headers.get('cache-control'), path).toBe('private, no-store')
    }
    expect((await ask('/assets/app.js')).headers.get('cache-control')).toContain('immutable')
    expect((await ask('/api/openapi.json')).headers.get('cache-control')).toContain('public')
  })

  it('hands out a session by a cookie that no script reads and no other site sends', async () => {
    const { response, cookies } = await signIn()
    expect(response.status).toBe(200)
    const session = cookies.find((one) => one.includes('session_token'))
    for (const part of [/httponly/i, /secure/i, /samesite=(lax|strict)/i, /path=\//i]) expect(session).toMatch(part)
  })

  it('names every cookie so that only this host can set it', async () => {
    const { cookies } = await signIn()
    expect(cookies.map((one) => one.split('=')[0]).sort()).toEqual([
      '__Host-tandem.device',
      '__Host-tandem.session_token',
    ])
    for (const one of cookies) {
      expect(one).toMatch(/; Path=\/;?/)
      expect(one).toMatch(/; Secure/)
      expect(one).not.toMatch(/; Domain/i)
    }
  })

  it('takes the session cookie of an earlier version once, and replaces it', async () => {
    const { user, cookie } = await signIn()
    const old = cookie.match(/__Host-(tandem\.session_token=[^;]+)/)?.[1]
    const first = await ask('/api/v1/session', { headers: { cookie: `__Secure-${old}` } })
    expect(await first.json()).toMatchObject({ viewer: { userId: user.id } })
    const given = first.headers.getSetCookie()
    expect(given.map((one) => one.split(';')[0])).toEqual([`__Host-${old}`, '__Secure-tandem.session_token='])
    expect(given[1]).toContain('Max-Age=0')
    const next = await ask('/api/v1/session', { headers: { cookie: given[0]!.split(';')[0]! } })
    expect(await next.json()).toMatchObject({ viewer: { userId: user.id } })
    expect(next.headers.getSetCookie()).toEqual([])
  })

  it('takes no forged cookie of an earlier name, and none beside the one of now', async () => {
    const { user, cookie } = await signIn()
    const other = await signIn()
    const forged = await ask('/api/v1/session', { headers: { cookie: '__Secure-tandem.session_token=x.y' } })
    expect(await forged.json()).toMatchObject({ viewer: null })
    expect(forged.headers.getSetCookie().join()).not.toContain('=x.y')
    const theirs = other.cookie.match(/__Host-(tandem\.session_token=[^;]+)/)?.[1]
    const both = await ask('/api/v1/session', { headers: { cookie: `__Secure-${theirs}; ${cookie}` } })
    expect(await both.json()).toMatchObject({ viewer: { userId: user.id } })
  })
})

describe('requests of other sites', () => {
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: `${ORIGIN}.evil.example` },
    { origin: ORIGIN.replace('https:', 'http:') },
    { origin: 'https://evil.example', host: 'evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ]
  it.each(foreign)('are refused where they would change something: %o', async (headers) => {
    const { cookie } = await signIn()
    for (const path of ['/api/v1/sign-out', '/api/rpc/accounts/signOut', '/api/uploads']) {
      const response = await post(path, {}, { ...headers, cookie })
      expect(response.status, path).toBe(403)
      expect(await response.json()).toMatchObject({ code: 'FORBIDDEN' })
    }
    expect((await ask('/api/v1/profile', { headers: { cookie } })).status).toBe(200)
  })

  it('get no leave to read an answer', async () => {
    const { cookie } = await signIn()
    const headers = { cookie, origin: 'https://evil.example' }
    const preflight = { ...headers, 'access-control-request-method': 'PUT', 'access-control-request-headers': 'x' }
    for (const path of ['/', '/api/v1/profile', '/api/rpc/profiles/own', '/api/v1/jobs', '/api/openapi.json']) {
      for (const answer of [await ask(path, { headers }), await ask(path, { method: 'OPTIONS', headers: preflight })])
        expect(
          [...answer.headers.keys()].filter((name) => name.startsWith('access-control-')),
          path,
        ).toEqual([])
    }
  })

  it('pass from this one', async () => {
    const { cookie } = await signIn()
    expect((await post('/api/v1/sign-out', {}, { origin: ORIGIN, cookie })).status).toBe(200)
  })

  it('cannot change anything by an address alone', async () => {
    const { cookie } = await signIn()
    for (const path of ['/api/rpc/accounts/signOut', '/api/rpc/accounts/signOut?data={}', '/api/v1/sign-out']) {
      expect((await ask(path, { headers: { cookie } })).status, path).toBeGreaterThanOrEqual(404)
    }
    expect((await ask('/api/v1/profile', { headers: { cookie } })).status).toBe(200)
  })

  it('change nothing by HEAD, which is answered with the head of GET', async () => {
    const { cookie } = await signIn()
    for (const path of ['/api/rpc/accounts/signOut', '/api/v1/sign-out']) {
      expect((await ask(path, { method: 'HEAD', headers: { cookie } })).status, path).toBeGreaterThanOrEqual(400)
    }
    for (const path of ['/api/rpc/profiles/own', '/api/v1/profile']) {
      const answer = await ask(path, { method: 'HEAD', headers: { cookie } })
      expect(answer.status, path).toBe(200)
      expect(answer.headers.get('content-type')).toBe('application/json')
      expect(await answer.text()).toBe('')
    }
  })

  it('lead nowhere else: an address that begins with two slashes leads to itself with one', async () => {
    for (const [path, target] of [
      ['//evil.example', '/evil.example'],
      ['///jobs?q=a', '/jobs?q=a'],
    ] as const) {
      const { status, headers } = await app.request(`http://evil.example${path}`)
      expect([status, headers.get('location')]).toEqual([308, target])
    }
  })

  it('lead nowhere else: a plain connection is answered as it is, so that no key is sent twice', async () => {
    for (const path of ['/', '/api/v1/jobs', '/api/v1/session', '/api/openapi.json', '/healthz']) {
      const answer = await app.request(`http://tandem.example${path}`, { headers: { 'x-forwarded-proto': 'http' } })
      expect([answer.status, answer.headers.get('location')], path).toEqual([200, null])
    }
  })

  it('lead nowhere else: a link of ours redirects within the site', async () => {
    for (const query of ['token=x', 'token=x&redirect=https://evil.example', 'token=x&next=//evil.example']) {
      const { headers } = await ask(`/api/accounts/verify?${query}`)
      expect(headers.get('location')).toMatch(/^\/(?!\/)/)
    }
  })
})

describe('limits', () => {
  it('refuses a call that is too large, announced or not', async () => {
    const large = JSON.stringify({ email: 'a@b.example', password: 'x'.repeat(3 * 1024 * 1024) })
    for (const path of ['/api/v1/sign-in', '/api/rpc/accounts/signIn', '/contact-us']) {
      const announced = await post(path, large, { 'content-length': String(large.length) })
      expect(announced.status, path).toBe(413)
      expect(await announced.text(), path).toContain('"code":"PAYLOAD_TOO_LARGE"')
      const body = new Blob([large]).stream()
      const streamed = await ask(path, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
        duplex: 'half',
      } as RequestInit)
      expect(streamed.status, path).toBe(413)
    }
  })

  it('takes 64 KB without a session, and asks for sign-in where a session has ended', async () => {
    const large = JSON.stringify({ email: 'a@b.example', password: 'x'.repeat(100 * 1024) })
    for (const path of ['/api/v1/sign-in', '/api/rpc/accounts/signIn', '/contact-us']) {
      expect((await post(path, large)).status, path).toBe(413)
    }
    const longText = JSON.stringify({ json: { content: 'x'.repeat(100 * 1024) } })
    // a header that says nothing here is no way round
    for (const authorization of ['Bearer made-up', 'Bearer ', 'Basic YTpi']) {
      const passed = await post('/api/rpc/editors/saveResume', longText, { authorization })
      expect(passed.status, authorization).toBe(413)
    }
    for (const [authorization, status] of [
      ['Bearer made-up', 401],
      ['Basic YTpi', 413],
      ['Bearer', 413],
    ] as const) {
      expect((await post('/api/v1/previews/resume', longText, { authorization })).status, authorization).toBe(status)
    }
    const called = await post('/api/rpc/editors/saveResume', longText, { cookie: 'a=b' })
    expect(called.status).toBe(401)
    expect(await called.json()).toMatchObject({ json: { code: 'UNAUTHENTICATED', status: 401 } })
  })

  it('takes 64 KB of a person who is signed in, and more where the input of the call may be larger', async () => {
    const { cookie } = await signIn()
    const large = 'x'.repeat(100 * 1024)
    for (const path of ['/api/v1/saved-searches', '/api/rpc/jobAlerts/save']) {
      const refused = await post(path, JSON.stringify({ json: { name: large } }), { cookie })
      expect(refused.status, path).toBe(413)
      const answer = await refused.json()
      expect(path.includes('rpc') ? answer.json : answer).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' })
    }
    const content = JSON.stringify({ json: { content: large } })
    expect((await post('/api/rpc/editors/saveResume', content, { cookie })).status).toBe(400)
    const asked = await ask(`/api/v1/resumes/${crypto.randomUUID()}/content`, {
      method: 'PUT',
      body: content,
      headers: { cookie, 'content-type': 'application/json', origin: ORIGIN },
    })
    expect(asked.status).toBe(400)
  })

  it('makes no BigInt, URL or RegExp of a text, which takes longer than its length', async () => {
    const { cookie } = await signIn()
    for (const [kind, text] of [
      [0, '9'],
      [4, 'http://a.example'],
      [5, '/a/'],
    ] as const) {
      const body = { json: { title: text }, meta: [[kind, 'title']] }
      const answer = await post('/api/rpc/editors/saveResume', body, { cookie })
      expect(answer.status, text).toBe(400)
      expect(JSON.stringify(await answer.json()), text).toContain('Malformed request')
    }
  })

  it('lets no call reach the prototype of all objects', async () => {
    const { cookie } = await signIn()
    const bodies = [
      '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}',
      '{"json":{"__proto__":{"isAdmin":true},"title":"a"},"meta":[]}',
      '{"json":{"title":"a"},"meta":[[3,"__proto__","isAdmin"]]}',
      '{"json":{"title":"2026-01-01"},"meta":[[1,"__proto__","isAdmin"],[1,"constructor","prototype","isAdmin"]]}',
      '{"json":{},"meta":[[3,"__proto__","toString"]]}',
      '{"json":{},"meta":[[2,"constructor","prototype","valueOf"]]}',
    ]
    for (const path of ['/api/rpc/editors/saveResume', '/api/rpc/accounts/signIn', '/api/v1/sign-in']) {
      for (const body of bodies) expect((await post(path, body, { cookie })).status, body).toBe(400)
    }
    for (const query of ['__proto__[isAdmin]=true', 'constructor[prototype][isAdmin]=true', '__proto__.isAdmin=true'])
      expect((await ask(`/api/v1/jobs?${query}`)).status, query).toBeLessThan(500)
    expect(Object.keys(Object.prototype)).toEqual([])
    expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined()
    expect(typeof {}.toString).toBe('function')
    expect(typeof {}.valueOf).toBe('function')
  })

  it('takes a value once: two of one name are no value, and what the address names is not what the body says', async () => {
    expect((await ask('/api/v1/jobs?limit=5&limit=6')).status).toBe(400)
    const { user, cookie } = await signIn()
    const [company, other] = [await createCompany(product.db), await createCompany(product.db)]
    await product.db.insert(companyMembers).values({ companyId: company.id, userId: user.id, role: 'client_admin' })
    const [mine, theirs] = [await createJob(product.db, company.id), await createJob(product.db, other.id)]
    for (const [at, said] of [
      [mine.id, theirs.id],
      [theirs.id, mine.id],
    ]) {
      const body = { id: said, title: 'Changed', description: '<p>Plan.</p>', readAt: mine.updatedAt }
      await ask(`/api/v1/postings/${at}?id=${said}`, {
        method: 'PUT',
        body: JSON.stringify(body),
        headers: { cookie, 'content-type': 'application/json' },
      })
    }
    const [unchanged] = await product.db.select().from(jobs).where(eq(jobs.id, theirs.id))
    expect(unchanged?.title).toBe(theirs.title)
  })

  it('answers malformed calls with 400, not 500', async () => {
    for (const body of ['{', 'null', '[]', '{"email":{}}', '"text"']) {
      expect((await post('/api/v1/sign-in', body)).status, body).toBe(400)
    }
    expect((await post('/api/rpc/accounts/signIn', '{')).status).toBe(400)
  })
})

describe('the size of answers', () => {
  it('is small: what is longer than a kilobyte is compressed for those who can read it, and nothing else', async () => {
    const company = await createCompany(product.db)
    for (let n = 0; n < 10; n++) await createJob(product.db, company.id)
    const get = (path: string, encoding: string) => ask(path, { headers: { 'accept-encoding': encoding } })
    const plain = await get('/api/v1/jobs', 'identity')
    const bytes = await plain.arrayBuffer()
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(bytes.byteLength).toBeGreaterThan(2_000)
    const packed = await get('/api/v1/jobs', 'gzip, br')
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    expect(packed.headers.get('vary')).toMatch(/accept-encoding/i)
    const sent = Buffer.from(await packed.arrayBuffer())
    expect(sent.length).toBeLessThan(bytes.byteLength / 2)
    expect(gunzipSync(sent).equals(Buffer.from(bytes))).toBe(true)
    const short = await get('/api/v1/session', 'gzip')
    expect(short.headers.get('content-encoding')).toBeNull()
    expect(short.headers.get('content-length')).toBe(String((await short.arrayBuffer()).byteLength))
  })
})

describe('plain HTTP', () => {
  it('takes escapes out of an address once, and leaves texts as they were typed', async () => {
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

  it('says numbers, booleans and dates in words', async () => {
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
      method: 'PUT',
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

it('describes what it reads as a moment as a date-time', async () => {
  const document = JSON.stringify(await (await ask('/api/openapi.json')).json())
  expect(document).toContain('"offerExpiresAt":{"anyOf":[{"type":"string","format":"date-time"')
  expect(document).not.toMatch(/"offerExpiresAt":(?!\{"anyOf":\[\{"type":"string","format":"date-time")/)
})

describe('answers about failures', () => {
  const hidden = [SECRET, 'src/server', '.ts:', 'node_modules', 'Failed query', 'params:', 'at ']

  it('say no stack, path or SQL, and name the request, with which the log says what it was', async () => {
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

  it('say as little where a procedure breaks', async () => {
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

describe('health', () => {
  it('is ready only when everything runs', async () => {
    isReady = false
    expect((await ask('/readyz')).status).toBe(503)
    expect((await ask('/healthz')).status).toBe(200)
    isReady = true
    expect((await ask('/readyz')).status).toBe(200)
  })

  it('is ready while requests have taken every connection', async () => {
    const small = connect(product.url, { max: 1, waitMs: 60_000 })
    const busy = assemble({ ...services, db: small.db, auth: createAuth(small.db, services.env) })
    const held = await small.pool.connect()
    expect((await busy.request(`${ORIGIN}/readyz`)).status).toBe(200)
    held.release()
    await small.pool.end()
  })

  it('lists no folder, and has no page of those who build in a real run', async () => {
    for (const path of ['/assets/', '/assets', '/assets/..%2f', '/api/files/', '/api/avatars/']) {
      const text = await (await ask(path)).text()
      expect(text, path).not.toContain('app.js')
      expect(text, path).not.toContain('Index of')
    }
    const real = assemble({ ...services, env: { ...services.env, DEMO: false } })
    const page = await (await real.request(`${ORIGIN}/nothing/here`)).text()
    for (const path of ['/dev/mail', '/dev/mail.json', `/dev/mail/${newId()}/html`]) {
      const text = await (await real.request(`${ORIGIN}${path}`)).text()
      expect(text.replace(/id="nonce">.*/, ''), path).toBe(page.replace(/id="nonce">.*/, ''))
    }
  })

  it('shows no metrics without their token', async () => {
    expect((await ask('/metrics')).status).toBe(404)
    expect((await ask('/metrics', { headers: { authorization: 'Bearer a-token-that-is-another' } })).status).toBe(404)
    expect(await readMetrics()).toContain('tandem_live_streams')
  })

  it('has no series for each unknown address and method', async () => {
    const series = (text: string) => text.match(/^tandem_http_request_seconds_count/gm)?.length ?? 0
    const scan = async (n: number) => {
      for (const path of [`/api/${n}`, `/api/v1/${n}`, `/api/rpc/${n}/x`, `/${n}`]) await ask(path)
    }
    await scan(1)
    const before = series(await readMetrics())
    for (let n = 2; n < 12; n++) await scan(n)
    expect(series(await readMetrics())).toBe(before)
    for (const method of ['PURGE', 'TRACE-LIKE', 'LINK']) {
      const refused = await ask('/jobs', { method })
      expect(refused.status).toBe(405)
      expect(refused.headers.get('content-security-policy')).toContain('default-src')
    }
    expect(series(await readMetrics())).toBe(before + 1)
    expect((await ask('/_serverFn/x', { method: 'POST', body: '{}' })).status).toBe(404)
  })

  it('counts requests by kind, without addresses of people or things', async () => {
    const { user, cookie } = await signIn()
    await ask(`/api/v1/jobs/a-secret-slug?email=${user.email}`, { headers: { cookie } })
    const secrets = [
      'shared-resumes',
      'own-data',
      'files',
      'exports',
      'avatars',
      'interviews',
      'scan',
      'v1/scan',
      'rpc/scan',
    ]
    for (const area of secrets) await ask(`/api/${area}/a-secret-${area.replace('/', '-')}/file`)
    await ask('/a-secret-page')
    const text = await readMetrics()
    expect(text).toContain('tandem_http_request_seconds_count')
    expect(text).toContain('kind="/api/v1 jobs.')
    expect(text).not.toContain('a-secret')
    expect(text).not.toContain(user.email)
    expect(text).not.toContain(user.id)
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

  it('is readable at /api/docs, every call on the page of its area, with files of this origin alone', async () => {
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

describe('/.well-known/security.txt', () => {
  it('is not there without a contact, and a plain text with one', async () => {
    const path = '/.well-known/security.txt'
    expect((await ask(path)).status).toBe(404)
    const named = assemble({ ...services, env: { ...services.env, SECURITY_CONTACT: ['mailto:s@example.org'] } })
    const response = await named.request(`${ORIGIN}${path}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8$/i)
    expect(await response.text()).toMatch(/^Contact: mailto:s@example\.org\nExpires: \d{4}-\d\d-\d\dT00:00:00Z\n/)
  })
})

describe('identity', () => {
  it('comes from the session alone: ids in headers, query and body say nothing', async () => {
    const [mine, other] = [await signIn(), await createUser(product.db)]
    const headers = { cookie: mine.cookie, 'x-user-id': other.id, 'x-forwarded-user': other.email }
    const response = await ask(`/api/v1/profile?userId=${other.id}&email=${other.email}`, { headers })
    expect(await response.json()).toMatchObject({ userId: mine.user.id })
  })

  it('ends with the account: a suspended user is signed out at the next request', async () => {
    const { user, cookie } = await signIn()
    await product.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, user.id))
    expect((await ask('/api/v1/profile', { headers: { cookie } })).status).toBe(401)
  })
})
