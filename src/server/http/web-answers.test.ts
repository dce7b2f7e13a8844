import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { connect } from '#db/client.ts'
import { newId } from '#lib/ids.ts'
import { createAuth } from '#server/auth.ts'
import { createCompany, createJob } from '#testing/factories.ts'
import { ask, assemble, METRICS_TOKEN, ORIGIN, openWeb, product, services, setReady, signIn } from './web.testing.ts'

openWeb()

const readMetrics = async () =>
  (await ask('/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).text()

/** One address of every kind, with its status. */
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
  it.each(addresses)('%s (%i) has the security headers', async (path, status) => {
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

  it.each(addresses)('%s (%i) has a content type, and a charset for text', async (path) => {
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
  ])('requires https for subdomains: %s', async (HSTS_SUBDOMAINS, header) => {
    const other = assemble({ ...services, env: { ...services.env, HSTS_SUBDOMAINS } })
    expect((await other.request('/healthz')).headers.get('strict-transport-security')).toBe(header)
  })

  it('allows microphone and camera on the page of a call only, for its own origin (INTV-28)', async () => {
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

  it('gives each page its own nonce, and allows no other scripts or styles', async () => {
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

  it('caches no pages or answers with personal data, and lets built files be cached', async () => {
    const { cookie } = await signIn()
    for (const path of ['/', '/api/v1/profile', '/api/v1/session', '/api/v1/notifications', '/api/v1/nothing']) {
      const { headers } = await ask(path, { headers: { cookie } })
      expect(headers.get('cache-control'), path).toBe('private, no-store')
    }
    expect((await ask('/assets/app.js')).headers.get('cache-control')).toContain('immutable')
    expect((await ask('/api/openapi.json')).headers.get('cache-control')).toContain('public')
  })

  it('sends the session in a cookie that no script reads and no other site sends', async () => {
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

  it('accepts the session cookie of an earlier version once, and replaces it', async () => {
    const { user, cookie } = await signIn()
    const old = cookie.match(/__Host-(tandem\.session_token=[^;]+)/)?.[1]
    const first = await ask('/api/v1/session', { headers: { cookie: `__Secure-${old}` } })
    expect(await first.json()).toMatchObject({ viewer: { userId: user.id } })
    const set = first.headers.getSetCookie()
    expect(set.map((one) => one.split(';')[0])).toEqual([`__Host-${old}`, '__Secure-tandem.session_token='])
    expect(set[1]).toContain('Max-Age=0')
    const next = await ask('/api/v1/session', { headers: { cookie: set[0]!.split(';')[0]! } })
    expect(await next.json()).toMatchObject({ viewer: { userId: user.id } })
    expect(next.headers.getSetCookie()).toEqual([])
  })

  it('rejects a forged cookie with an earlier name, and one next to the current cookie', async () => {
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

describe('the size of answers', () => {
  it('compresses answers above a kilobyte for clients that accept it, and nothing else', async () => {
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

describe('health', () => {
  it('is ready only when everything runs', async () => {
    setReady(false)
    expect((await ask('/readyz')).status).toBe(503)
    expect((await ask('/healthz')).status).toBe(200)
    setReady(true)
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

  it('lists no folder, and has no development page in production', async () => {
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

  it('shows no metrics without the token', async () => {
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

  it('counts requests by kind, without the paths of people or items', async () => {
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

describe('/.well-known/security.txt', () => {
  it('exists only with a contact, as plain text', async () => {
    const path = '/.well-known/security.txt'
    expect((await ask(path)).status).toBe(404)
    const named = assemble({ ...services, env: { ...services.env, SECURITY_CONTACT: ['mailto:s@example.org'] } })
    const response = await named.request(`${ORIGIN}${path}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8$/i)
    expect(await response.text()).toMatch(/^Contact: mailto:s@example\.org\nExpires: \d{4}-\d\d-\d\dT00:00:00Z\n/)
  })
})
