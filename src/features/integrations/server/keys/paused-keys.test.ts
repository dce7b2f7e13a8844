import { desc, eq } from 'drizzle-orm'
import pino from 'pino'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createWeb } from '#apps/create-web.ts'
import { twoFactors } from '#db/schema/accounts.ts'
import { apiKeys } from '#db/schema/integrations.ts'
import { auditLog, devMails, events } from '#db/schema/operations.ts'
import { makeLink } from '#features/accounts/server/links.ts'
import { accountSubscribers } from '#features/accounts/server/subscribers.ts'
import type { Context } from '#server/context.ts'
import type { App } from '#server/http/app.ts'
import { createCompany, createCredential, createMember } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'

const OLD = 'a quiet harbour in may'
const NEW = 'a loud river in autumn'
const product = productOfFile()
let app: App
let companyId: string
let owner: Awaited<ReturnType<typeof admin>>
beforeAll(() => {
  app = createWeb({ ...product.services, log: pino({ level: 'silent' }) }, () => true).app
})
beforeEach(async () => {
  companyId = (await createCompany(product.db)).id
  owner = await admin(companyId)
})

/** An admin with a password. */
async function admin(ofCompany: string) {
  const user = await createMember(product.db, ofCompany, 'client_admin')
  await createCredential(product.db, user.id, await (await product.services.auth.$context).password.hash(OLD))
  return user
}
const make = (password = OLD, lifetime: 'never' | '30' = 'never', request: Partial<Context> = {}) =>
  product.as(owner.id, request).apiKeys.create({ name: 'Export', scopes: ['applications:read'], lifetime, password })
const confirm = (id: string, password: string, by = owner.id, request: Partial<Context> = {}) =>
  product.as(by, request).apiKeys.confirm({ id, password })
const reset = async (password = NEW) =>
  product.as(null).accounts.resetPassword({ token: await makeLink(product.db, 'reset_password', owner.id), password })
async function call(secret: string) {
  const headers = { authorization: `Bearer ${secret}` }
  const response = await app.request('/api/v1/company/applications', { headers })
  return { status: response.status, code: ((await response.json()) as { code?: string }).code ?? 'ok' }
}
const PAUSED = { status: 403, code: 'API_KEY_PAUSED' }
const WORKS = { status: 200, code: 'ok' }
const listed = async (by = owner.id) => (await product.as(by).apiKeys.list()).keys

/** A context in which a password reset finishes while this call checks the old password. */
async function duringReset(): Promise<Partial<Context>> {
  const { auth } = product.services
  const context = await auth.$context
  const verify: typeof context.password.verify = async (input) => {
    const isRight = await context.password.verify(input)
    await reset()
    return isRight
  }
  const password = { ...context.password, verify }
  return { auth: { ...auth, $context: Promise.resolve({ ...context, password }) } }
}

describe('confirming a paused key', () => {
  it('requires the current password, and a code if two-factor is on', async () => {
    const { key, secret } = await make()
    await reset()
    await expect(confirm(key.id, OLD)).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
    await expect(confirm(key.id, '')).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await product.db.insert(twoFactors).values({ userId: owner.id, secret: 'x', enabledAt: new Date() })
    await expect(confirm(key.id, NEW)).rejects.toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' })
    expect(await call(secret)).toEqual(PAUSED)
  })

  it('is for admins of its company only', async () => {
    const { key, secret } = await make()
    await reset()
    const stranger = await admin((await createCompany(product.db)).id)
    await expect(confirm(key.id, OLD, stranger.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const colleague = await createMember(product.db, companyId, 'client_user')
    await expect(confirm(key.id, OLD, colleague.id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(await call(secret)).toEqual(PAUSED)
  })

  it('reactivates the key and writes an audit entry', async () => {
    const { key, secret } = await make()
    await reset()
    await confirm(key.id, NEW)
    expect(await call(secret)).toEqual(WORKS)
    expect(await listed()).toMatchObject([{ isPaused: false }])
    const [entry] = await product.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, key.id))
      .orderBy(desc(auditLog.id))
    expect(entry).toMatchObject({ action: 'api_key.confirmed', actorId: owner.id, companyId })
  })

  it('works for another admin, who also sees that it is paused and can revoke it', async () => {
    const [one, two] = [await make(), await make()]
    await reset()
    const other = await admin(companyId)
    expect((await listed(other.id)).map(({ isPaused }) => isPaused)).toEqual([true, true])
    await confirm(one.key.id, OLD, other.id)
    expect([await call(one.secret), await call(two.secret)]).toEqual([WORKS, PAUSED])
    await product.as(other.id).apiKeys.revoke({ id: two.key.id })
    expect(await call(two.secret)).toEqual({ status: 401, code: 'API_KEY_INVALID' })
  })

  it('leaves it paused if a reset finishes in the meantime', async () => {
    const { key, secret } = await make()
    await product.as(owner.id).accounts.changePassword({ currentPassword: OLD, password: 'a grey pond in june' })
    const password = 'a grey pond in june'
    await confirm(key.id, password, owner.id, await duringReset())
    expect(await call(secret)).toEqual(PAUSED)
  })
})

describe('a key is paused', () => {
  it('from the next call after its creator resets the password, and that call does not count as use', async () => {
    const { secret } = await make()
    expect(await call(secret)).toEqual(WORKS)
    await product.db.update(apiKeys).set({ lastUsedAt: null })
    await reset()
    expect(await call(secret)).toEqual(PAUSED)
    expect(await listed()).toMatchObject([{ isPaused: true, lastUsedAt: null }])
  })

  it('after its creator changes the password, and again after each further change', async () => {
    const { key, secret } = await make()
    await product.as(owner.id).accounts.changePassword({ currentPassword: OLD, password: NEW })
    expect(await call(secret)).toEqual(PAUSED)
    await confirm(key.id, NEW)
    await reset('a grey pond in june')
    expect(await call(secret)).toEqual(PAUSED)
  })

  it('from the start if the reset finishes during its creation', async () => {
    const { secret } = await make(OLD, 'never', await duringReset())
    expect(await call(secret)).toEqual(PAUSED)
  })

  it('but not a key of another admin or one created later', async () => {
    const other = await admin(companyId)
    const theirs = await product
      .as(other.id)
      .apiKeys.create({ name: 'Theirs', scopes: ['applications:read'], lifetime: '30', password: OLD })
    await reset()
    expect(await call(theirs.secret)).toEqual(WORKS)
    expect(await call((await make(NEW)).secret)).toEqual(WORKS)
  })
})

describe('the mail about a new password', () => {
  async function mailed() {
    const [event] = await product.db
      .select()
      .from(events)
      .where(eq(events.name, 'account.security_changed'))
      .orderBy(desc(events.id))
    for (const { eventName, handle } of accountSubscribers) {
      if (eventName !== event?.name) continue
      await handle(product.services, event.payload, { eventId: event.id, occurredAt: new Date() })
    }
    const [mail] = await product.db.select().from(devMails).where(eq(devMails.to, owner.email))
    return mail?.text.replaceAll(/\s+/g, ' ')
  }

  it('mentions no keys if there are none or only expired ones', async () => {
    const { key } = await make(OLD, '30')
    await product.db
      .update(apiKeys)
      .set({ expiresAt: new Date(0) })
      .where(eq(apiKeys.id, key.id))
    await reset()
    expect(await mailed()).not.toContain('API key')
  })

  it.each([
    [1, 'One API key that you created is paused until you or another admin of its company confirms it.'],
    [2, '2 API keys that you created are paused until you or another admin of their company confirms them.'],
  ])('says that %i of the keys are paused', async (count, words) => {
    for (let n = 0; n < count; n++) await make()
    await reset()
    expect(await mailed()).toContain(words)
  })
})
