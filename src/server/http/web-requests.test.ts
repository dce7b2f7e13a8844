import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sessions, users } from '#db/schema/accounts.ts'
import { companyMembers } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { createCompany, createJob, createUser } from '#testing/factories.ts'
import { app, ask, ORIGIN, openWeb, post, product, signIn } from './web.testing.ts'

openWeb()

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
    const setCookies = (await ask('/app', { headers: { cookie } })).headers.getSetCookie()
    expect(setCookies).toHaveLength(1)
    expect(setCookies[0]).toMatch(/; Max-Age=2592000;.*HttpOnly/)
    expect(tokenOf(setCookies)).not.toBe(tokenOf(cookies))
    const cookieNow = setCookies[0]!.split(';')[0]!
    const session = await ask('/api/v1/session', { headers: { cookie: cookieNow } })
    expect(await session.json()).toMatchObject({ viewer: { userId: user.id } })
    expect((await ask('/app', { headers: { cookie: `${cookieNow}; theme=dark` } })).headers.getSetCookie()).toEqual([])
  })

  it('deletes the cookie of an expired session', async () => {
    const { user, cookie } = await signIn()
    await age(user.id, 31)
    expect((await ask('/app', { headers: { cookie } })).headers.getSetCookie().join()).toMatch(
      /session_token=; Max-Age=0/,
    )
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
  it.each(foreign)('are refused if they would change something: %o', async (headers) => {
    const { cookie } = await signIn()
    for (const path of ['/api/v1/sign-out', '/api/rpc/accounts/signOut', '/api/uploads']) {
      const response = await post(path, {}, { ...headers, cookie })
      expect(response.status, path).toBe(403)
      expect(await response.json()).toMatchObject({ code: 'FORBIDDEN' })
    }
    expect((await ask('/api/v1/profile', { headers: { cookie } })).status).toBe(200)
  })

  it('get no permission to read an answer', async () => {
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

  it('pass if they come from this site', async () => {
    const { cookie } = await signIn()
    expect((await post('/api/v1/sign-out', {}, { origin: ORIGIN, cookie })).status).toBe(200)
  })

  it('changes nothing by a GET request', async () => {
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

  it('redirect a path that begins with two slashes to the same path with one', async () => {
    for (const [path, target] of [
      ['//evil.example', '/evil.example'],
      ['///jobs?q=a', '/jobs?q=a'],
    ] as const) {
      const { status, headers } = await app.request(`http://evil.example${path}`)
      expect([status, headers.get('location')]).toEqual([308, target])
    }
  })

  it('do not redirect a plain connection to https, so that no key is sent twice', async () => {
    for (const path of ['/', '/api/v1/jobs', '/api/v1/session', '/api/openapi.json', '/healthz']) {
      const answer = await app.request(`http://tandem.example${path}`, { headers: { 'x-forwarded-proto': 'http' } })
      expect([answer.status, answer.headers.get('location')], path).toEqual([200, null])
    }
  })

  it('redirect links only within the site', async () => {
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

  it('accepts 64 KB without a session, and asks for sign-in if the session has expired', async () => {
    const large = JSON.stringify({ email: 'a@b.example', password: 'x'.repeat(100 * 1024) })
    for (const path of ['/api/v1/sign-in', '/api/rpc/accounts/signIn', '/contact-us']) {
      expect((await post(path, large)).status, path).toBe(413)
    }
    const longText = JSON.stringify({ json: { content: 'x'.repeat(100 * 1024) } })
    // an ignored header cannot bypass the limit
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

  it('accepts 64 KB from a signed-in user, and more for procedures with larger inputs', async () => {
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

  it('parses no BigInt, URL or RegExp from a text, because the time is not linear', async () => {
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

  it('prevents calls from changing the prototype of objects', async () => {
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

  it('rejects a parameter that is sent twice, and ignores a path parameter in the body', async () => {
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

describe('identity', () => {
  it('comes only from the session: ids in headers, query and body are ignored', async () => {
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
