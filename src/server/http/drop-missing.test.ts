import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLog } from '#db/schema/operations.ts'
import { keyAccess } from '#features/integrations/server/keys/key-access.ts'
import { createUser } from '#testing/factories.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'
import { router } from '../router.ts'
import { createApp } from './app.ts'
import { dropMissing } from './drop-missing.ts'
import { mountProcedures } from './rpc.ts'

let product: TestProduct
let app: ReturnType<typeof createApp>
beforeAll(async () => {
  product = await testProduct()
  app = createApp(product.services, product.identify, () => true)
  mountProcedures(app, router, { publicUrl: 'http://localhost:3000', keys: keyAccess })
})
afterAll(() => product.close())

describe('a partial change by plain HTTP', () => {
  it('names what was sent and nothing else, in the audit log and in the history of settings', async () => {
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

  it('is read where an entry of an earlier release names fields that did not change', async () => {
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

it('dropMissing › takes undefined out of objects and lists, and leaves what is no plain object', async () => {
  const [file, at, some] = [new File(['x'], 'x.txt'), new Date(0), new Set([1])]
  const input = { a: undefined, b: null, c: '', d: [{ e: undefined, f: 0 }], file, at, some }
  let handed: unknown
  const next = async (options: never) => {
    handed = (options as { input: unknown }).input
  }
  await dropMissing({ input, next })
  expect(handed).toStrictEqual({ b: null, c: '', d: [{ f: 0 }], file, at, some })
})
