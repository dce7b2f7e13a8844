import { desc, eq } from 'drizzle-orm'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createWeb } from '#apps/create-web.ts'
import { sessions, twoFactors, users } from '#db/schema/accounts.ts'
import { applicationResponses } from '#db/schema/applications.forms.ts'
import { applications } from '#db/schema/applications.ts'
import { companies, companyMembers } from '#db/schema/companies.ts'
import { apiKeys } from '#db/schema/integrations.ts'
import { auditLog } from '#db/schema/operations.ts'
import { describeApi } from '#server/http/api-document.ts'
import type { App } from '#server/http/app.ts'
import { router } from '#server/router.ts'
import {
  createCompany,
  createCredential,
  createJob,
  createMember,
  createRequirement,
  createUser,
} from '#testing/factories.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'
import type { CreateKey } from '../../key-contract.ts'
import { type Scope, scopeOf, scopes } from '../../rules.ts'
import { keyAccess } from './key-access.ts'

const PASSWORD = 'a quiet harbour in may'
let product: TestProduct
let app: App
const said: string[] = []
let companyId: string
let adminId: string
let jobId: string
beforeAll(async () => {
  product = await testProduct()
  const log = pino({ level: 'info' }, { write: (line: string) => void said.push(line) })
  app = createWeb({ ...product.services, log }, () => true).app
})
afterAll(() => product.close())
beforeEach(async () => {
  companyId = (await createCompany(product.db)).id
  adminId = (await createMember(product.db, companyId, 'client_admin')).id
  await createCredential(product.db, adminId, await (await product.services.auth.$context).password.hash(PASSWORD))
  jobId = (await createJob(product.db, companyId, { title: 'Planner' })).id
})

const make = (given: Partial<CreateKey> = {}) =>
  product.as(adminId).apiKeys.create({
    name: 'Careers site',
    scopes: ['jobs:read'],
    lifetime: '90',
    password: PASSWORD,
    ...given,
  })
type Init = { method?: string; body?: unknown; headers?: Record<string, string> }
async function call(path: string, secret: string | null, { method = 'GET', body, headers = {} }: Init = {}) {
  const response = await app.request(path, {
    method,
    headers: {
      ...(secret !== null && { authorization: `Bearer ${secret}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, json: text === '' ? null : JSON.parse(text) }
}
const codeOf = async (path: string, secret: string | null, init?: Init) =>
  (await call(path, secret, init)).json?.code ?? 'ok'

/** Creates an application with an answer that only admins can read. */
async function apply() {
  const person = await createUser(product.db)
  const hidden = await createRequirement(product.db, jobId, { label: 'Pay', private: true })
  const [row] = await product.db
    .insert(applications)
    .values({ jobId, userId: person.id, fullName: 'Maya Okafor', email: 'maya@okafor.example', phone: '5' })
    .returning()
  await product.db
    .insert(applicationResponses)
    .values({ applicationId: row!.id, requirementId: hidden.id, responseText: 'private words' })
  return row!.id
}

async function signIn(userId: string): Promise<string> {
  const [user] = await product.db.select().from(users).where(eq(users.id, userId))
  const { headers } = await call('/api/v1/sign-in', null, {
    method: 'POST',
    body: { email: user!.email, password: PASSWORD },
  })
  return headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
}

const countKeys = async () => (await product.as(adminId).apiKeys.list()).keys.length

describe('making a key', () => {
  it('requires the password of the viewer, and creates no key without it', async () => {
    await expect(make({ password: 'not this one' })).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
    await expect(make({ password: '' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(await countKeys()).toBe(0)
  })

  it('requires a code as well if two-factor is on', async () => {
    await product.db.insert(twoFactors).values({ userId: adminId, secret: 'x', enabledAt: new Date() })
    await expect(make({ password: 'not this one' })).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
    await expect(make()).rejects.toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' })
    expect(await countKeys()).toBe(0)
  })
})

describe('a key', () => {
  it('acts for its company by plain HTTP within its scopes', async () => {
    const { secret } = await make({ scopes: ['jobs:read', 'jobs:write'] })
    const { json } = await call('/api/v1/postings', secret)
    expect(json.rows.map(({ id }: { id: string }) => id)).toEqual([jobId])
    expect(
      await codeOf(`/api/v1/postings/${jobId}/status`, secret, { method: 'POST', body: { status: 'paused' } }),
    ).toBe('ok')
    const [entry] = await product.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, jobId))
      .orderBy(desc(auditLog.id))
    const key = (await product.as(adminId).apiKeys.list()).keys[0]
    expect(entry).toMatchObject({ actorId: adminId, companyId, data: { apiKeyId: key?.id } })
    expect(key?.lastUsedAt).toBeInstanceOf(Date)
  })

  it('is stored as a hash and shown once', async () => {
    const { secret, key } = await make()
    expect(secret).toMatch(/^tdm_[\w-]{43}$/)
    const [row] = await product.db.select().from(apiKeys).where(eq(apiKeys.id, key.id))
    expect(JSON.stringify(row)).not.toContain(secret.slice(12))
    expect(JSON.stringify(await product.as(adminId).apiKeys.list())).not.toContain(secret.slice(12))
    expect(secret.startsWith(key.prefix)).toBe(true)
  })

  it('reads an application without its private answers, even if an admin created the key', async () => {
    const id = await apply()
    const { secret } = await make({ scopes: ['applications:read', 'applications:write'] })
    const { json } = await call(`/api/v1/company/applications/${id}`, secret)
    expect(json).toMatchObject({ candidateName: 'Maya Okafor', hiddenAnswers: 1, answers: [] })
    expect(JSON.stringify(json)).not.toContain('private words')
    const moved = await call(`/api/v1/company/applications/${id}/status`, secret, {
      method: 'POST',
      body: { status: 'interview' },
    })
    expect(moved.json).toMatchObject({ status: 'interview' })
  })

  it('finds nothing of another company', async () => {
    const { secret } = await make({ scopes: [...scopes] })
    const foreign = await createJob(product.db, (await createCompany(product.db)).id)
    expect(await codeOf(`/api/v1/postings/${foreign.id}`, secret)).toBe('NOT_FOUND')
    expect((await call('/api/v1/postings', secret)).json.rows).toHaveLength(1)
  })

  it('is refused beyond twenty per company', async () => {
    for (let n = 0; n < 17; n++) await make()
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => make()))
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
    expect(refused).toEqual(['API_KEY_LIMIT', 'API_KEY_LIMIT', 'API_KEY_LIMIT'])
    expect(await countKeys()).toBe(20)
  })
})

type Operation = { method: string; path: string; procedure: string }

/** Every procedure of the router with its HTTP method and path. */
async function operations(): Promise<Operation[]> {
  const { paths = {} } = await describeApi(router, '', keyAccess)
  return Object.entries(paths).flatMap(([pattern, ofPath]) =>
    Object.entries(ofPath).map(([method, { operationId = '' }]) => ({
      method: method.toUpperCase(),
      path: `/api/v1${pattern.replace(/\{\w+\}/g, () => crypto.randomUUID())}`,
      procedure: operationId,
    })),
  )
}
const every = await operations()

describe('the scopes', () => {
  it('refuse unlisted procedures to a key with all scopes, before the input is read', async () => {
    const { secret } = await make({ scopes: [...scopes] })
    const open: string[] = []
    for (const { method, path, procedure } of every) {
      await product.db.execute('delete from rate_limits')
      const init = method === 'GET' || method === 'DELETE' ? { method } : { method, body: {} }
      const { status, json } = await call(path, secret, init)
      if (json?.code !== 'API_KEY_SCOPE') open.push(procedure)
      else expect(status, procedure).toBe(403)
    }
    expect(open.sort()).toEqual(Object.keys(scopeOf).sort())
  })

  it('allow only their own procedures', async () => {
    const withScope = new Map<Scope, string>()
    for (const scope of scopes) withScope.set(scope, (await make({ scopes: [scope] })).secret)
    for (const { method, path, procedure } of every.filter((one) => scopeOf[one.procedure])) {
      for (const [scope, secret] of withScope) {
        const init = method === 'GET' || method === 'DELETE' ? { method } : { method, body: {} }
        const code = await codeOf(path, secret, init)
        expect([procedure, scope, code === 'API_KEY_SCOPE']).toEqual([procedure, scope, scopeOf[procedure] !== scope])
      }
    }
  })
})

describe('a key at the next call', () => {
  const INVALID = 'API_KEY_INVALID'
  it('is refused once it is revoked', async () => {
    const { secret, key } = await make()
    expect(await codeOf('/api/v1/postings', secret)).toBe('ok')
    await product.as(adminId).apiKeys.revoke({ id: key.id })
    expect(await call('/api/v1/postings', secret)).toMatchObject({ status: 401, json: { code: INVALID } })
  })

  it('is refused once its creator leaves the company, also after they join again', async () => {
    const { secret } = await make()
    await product.db.delete(companyMembers).where(eq(companyMembers.userId, adminId))
    expect(await codeOf('/api/v1/postings', secret)).toBe(INVALID)
    await product.db.insert(companyMembers).values({ companyId, userId: adminId, role: 'client_admin' })
    expect(await codeOf('/api/v1/postings', secret)).toBe(INVALID)
  })

  it('is refused while its creator is suspended or its company is archived', async () => {
    const { secret } = await make()
    await product.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, adminId))
    expect(await codeOf('/api/v1/postings', secret)).toBe(INVALID)
    await product.db.update(users).set({ suspendedAt: null }).where(eq(users.id, adminId))
    expect(await codeOf('/api/v1/postings', secret)).toBe('ok')
    await product.db.update(companies).set({ archivedAt: new Date() }).where(eq(companies.id, companyId))
    expect(await codeOf('/api/v1/postings', secret)).toBe(INVALID)
  })

  it('is refused once it has expired', async () => {
    const { secret, key } = await make()
    const soon = { expiresAt: new Date(Date.now() - 1) }
    await product.db.update(apiKeys).set(soon).where(eq(apiKeys.id, key.id))
    expect(await codeOf('/api/v1/postings', secret)).toBe(INVALID)
  })

  it('is refused if it is invented', async () => {
    for (const secret of ['tdm_', 'x', `tdm_${'a'.repeat(43)}`, 'a'.repeat(5000)]) {
      expect(await codeOf('/api/v1/postings', secret)).toBe(INVALID)
    }
  })
})

describe('the caller', () => {
  it('is either a session or a key, never both', async () => {
    const { secret } = await make()
    const cookie = await signIn(adminId)
    expect(await codeOf('/api/v1/postings', null, { headers: { cookie } })).toBe('ok')
    expect(await call('/api/v1/postings', secret, { headers: { cookie } })).toMatchObject({
      status: 400,
      json: { code: 'API_KEY_WITH_COOKIE' },
    })
    const all = await product.db.select().from(sessions).where(eq(sessions.userId, adminId))
    expect(all).toHaveLength(1)
  })

  it('is not identified by a key outside /api/v1, for example in the calls of the pages and for files', async () => {
    const { secret } = await make({ scopes: [...scopes] })
    const rpc = await call('/api/rpc/postings/list', secret, { method: 'POST', body: { json: {} } })
    expect(rpc.status).toBe(401)
    expect(await codeOf('/api/own-data/x', secret)).toBe('UNAUTHENTICATED')
  })

  it('is limited per key, with the time of the next try', async () => {
    const { secret } = await make()
    const spend = Array.from({ length: 300 }, () => call('/api/v1/postings/stats', secret))
    expect(new Set((await Promise.all(spend)).map(({ status }) => status))).toEqual(new Set([200]))
    const refused = await call('/api/v1/postings/stats', secret)
    expect(refused).toMatchObject({ status: 429, json: { code: 'RATE_LIMITED' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await call('/api/v1/postings/stats', (await make()).secret)).status).toBe(200)
  })

  it('is logged only by ids', async () => {
    const { secret, key } = await make()
    said.length = 0
    await call('/api/v1/postings?search=Maya', secret)
    const line = said.find((one) => one.includes('called by key'))
    expect(JSON.parse(line ?? '{}')).toMatchObject({ apiKey: key.id, procedure: 'postings.list' })
    expect(said.join('')).not.toMatch(/Maya|tdm_/)
  })
})

it('documents in the OpenAPI document which calls accept a key, and with which scope', async () => {
  const { json } = await call('/api/openapi.json', null)
  expect(json.components.securitySchemes.apiKey).toMatchObject({ type: 'http', scheme: 'bearer' })
  const found: Record<string, string> = {}
  for (const operation of Object.values(json.paths).flatMap((path) => Object.values(path as object))) {
    const named = operation.security.find((one: object) => 'apiKey' in one)
    if (named) found[operation.operationId] = named.apiKey[0]
  }
  expect(found).toEqual(scopeOf)
})
