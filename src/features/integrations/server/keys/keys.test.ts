import { desc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { router } from '#apps/router.ts'
import { twoFactors } from '#db/schema/accounts.ts'
import { applicationResponses } from '#db/schema/applications.forms.ts'
import { applications } from '#db/schema/applications.ts'
import { apiKeys } from '#db/schema/integrations.ts'
import { auditLog } from '#db/schema/operations.ts'
import { describeApi } from '#server/http/api-document.ts'
import { applicantDetails } from '#testing/applicant-details.ts'
import { createCompany, createJob, createRequirement, createUser } from '#testing/factories.ts'
import { type Scope, scopeOf, scopes } from '../../rules.ts'
import { keyAccess } from './key-access.ts'
import { adminId, call, codeOf, companyId, jobId, make, openKeys, product } from './keys.testing.ts'

openKeys()

/** Creates an application with an answer that only admins can read. */
async function apply() {
  const person = await createUser(product.db)
  const hidden = await createRequirement(product.db, jobId, { label: 'Pay', private: true })
  const [row] = await product.db
    .insert(applications)
    .values({ jobId, userId: person.id, ...applicantDetails({ phone: '5' }) })
    .returning()
  await product.db
    .insert(applicationResponses)
    .values({ applicationId: row!.id, requirementId: hidden.id, responseText: 'private words' })
  return row!.id
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
