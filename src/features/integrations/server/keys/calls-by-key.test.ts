import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sessions, users } from '#db/schema/accounts.ts'
import { companies, companyMembers } from '#db/schema/companies.ts'
import { apiKeys } from '#db/schema/integrations.ts'
import { scopes } from '../../rules.ts'
import { adminId, call, codeOf, companyId, make, openKeys, PASSWORD, product, said } from './keys.testing.ts'

openKeys()

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
