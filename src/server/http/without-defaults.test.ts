import { desc, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { router } from '#apps/router.ts'
import { companyMembers } from '#db/schema/companies.ts'
import { auditLog } from '#db/schema/operations.ts'
import { keyAccess } from '#features/integrations/server/keys/key-access.ts'
import { createCompany, createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { createApp } from './app.ts'
import { mountProcedures } from './rpc.ts'
import { withoutDefaults } from './without-defaults.ts'

const product = productOfFile()
let app: ReturnType<typeof createApp>
beforeAll(() => {
  app = createApp(product.services, product.identify, () => true)
  mountProcedures(app, router, { publicUrl: 'http://localhost:3000', keys: keyAccess })
})

describe('a partial change by plain HTTP', () => {
  it('records only the sent fields, in the audit log and in the history of settings', async () => {
    const { id } = await createUser(product.db, { roles: ['platform_admin'] })
    const settings = product.as(id).settings
    const seen = (await settings.get()).settings.updatedAt
    const answer = await app.request('http://localhost:3000/api/v1/admin/settings', {
      method: 'PUT',
      headers: { 'content-type': 'application/json', origin: 'http://localhost:3000', 'x-test-user': id },
      body: JSON.stringify({ seen, form: { trialDays: 21 } }),
    })
    expect(answer.status).toBe(200)
    const changes = [{ field: 'trialDays', from: 14, to: 21 }]
    const [entry] = await product.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'settings.changed'))
      .orderBy(desc(auditLog.at))
    expect(entry?.data).toEqual({ changes })
    expect(await settings.history()).toMatchObject([{ changes }])
  })

  it('is shown even if an entry of an earlier release names fields that did not change', async () => {
    const data = {
      changes: [
        { field: 'supportEmail', from: null },
        { field: 'trialDays', from: 21, to: 14 },
      ],
    }
    await product.db.insert(auditLog).values({ action: 'plan.changed', subjectType: 'plan', subjectId: 'x', data })
    const { id } = await createUser(product.db, { roles: ['platform_user'] })
    const [latest] = await product.as(id).settings.history()
    expect(latest?.changes).toEqual([{ field: 'trialDays', from: 21, to: 14 }])
  })
})

describe('a required list, by plain HTTP', () => {
  const put = async (id: string, path: string, body: object) =>
    app.request(`http://localhost:3000/api/v1${path}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', origin: 'http://localhost:3000', 'x-test-user': id },
      body: JSON.stringify(body),
    })

  it('is refused if the body omits it, and emptied by an empty list', async () => {
    const { id } = await createUser(product.db, { roles: ['platform_admin'] })
    const company = await createCompany(product.db)
    const user = await createUser(product.db)
    await product.db.insert(companyMembers).values({ companyId: company.id, userId: user.id, role: 'client_user' })
    const path = `/admin/users/${user.id}`
    expect((await put(id, path, { name: 'Mara Voss', access: { roles: ['job_seeker'] } })).status).toBe(400)
    expect(await product.db.$count(companyMembers, eq(companyMembers.userId, user.id))).toBe(1)
    const access = { roles: ['job_seeker'], memberships: [] }
    expect((await put(id, path, { name: 'Mara Voss', access })).status).toBe(200)
    expect(await product.db.$count(companyMembers, eq(companyMembers.userId, user.id))).toBe(0)
  })

  it('is empty if a query omits it', async () => {
    expect((await app.request('http://localhost:3000/api/v1/jobs')).status).toBe(200)
  })
})

describe('withoutDefaults', () => {
  const answered = async (hasBody: boolean, sent: unknown, coerced: unknown) => {
    const { plugin, interceptor } = withoutDefaults(() => hasBody)
    const options: { clientInterceptors?: unknown[] } = {}
    plugin.init?.(options as never, {} as never)
    const [remember] = options.clientInterceptors as [(options: unknown) => Promise<void>]
    const context = { resHeaders: new Headers() }
    let handed: unknown
    const next = async ({ input }: { input: unknown }) => {
      handed = input
    }
    await remember({ context, input: sent, next: () => interceptor({ context, input: coerced, next } as never) })
    return handed
  }

  it('passes on the coerced values that were sent, and no others', async () => {
    const [file, at, some] = [new File(['x'], 'x.txt'), new Date(0), new Set([1])]
    const sent = { b: null, c: '', d: [{ f: '0' }], file, at: at.toJSON(), some }
    const coerced = { a: undefined, b: null, c: '', d: [{ e: undefined, f: 0, g: [] }], file, at, some, h: [] }
    expect(await answered(true, sent, coerced)).toStrictEqual({ b: null, c: '', d: [{ f: 0 }], file, at, some })
  })

  it('leaves out an empty list, which a query string cannot express', async () => {
    expect(await answered(false, {}, { a: undefined, h: [] })).toStrictEqual({ h: [] })
  })
})
