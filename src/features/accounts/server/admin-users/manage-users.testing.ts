import { eq } from 'drizzle-orm'
import { afterAll, beforeAll } from 'vitest'
import { auditLog } from '#db/schema/operations.ts'
import { createUser } from '#testing/factories.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'

export const PASSWORD = 'quiet river stone'
export let product: TestProduct
export let hash: string

/** Opens a product before the tests of a file, and closes it afterwards. */
export function openUsers(): void {
  beforeAll(async () => {
    product = await testProduct()
    hash = await (await product.services.auth.$context).password.hash(PASSWORD)
  })
  afterAll(() => product.close())
}

export const staff = (role: 'platform_admin' | 'platform_user') => createUser(product.db, { roles: [role] })

export const auditOf = async (userId: string) =>
  product.db.select().from(auditLog).where(eq(auditLog.subjectId, userId)).orderBy(auditLog.at)
