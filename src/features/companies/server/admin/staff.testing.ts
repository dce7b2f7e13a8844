import { eq } from 'drizzle-orm'
import { afterAll, beforeAll } from 'vitest'
import { auditLog } from '#db/schema/operations.ts'
import { newId } from '#lib/ids.ts'
import { createUser } from '#testing/factories.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'

export let product: TestProduct
export let staff: Awaited<ReturnType<typeof createStaff>>

/** Opens a product with staff before the tests of a file. */
export function openStaff(): void {
  beforeAll(async () => {
    product = await testProduct()
    staff = await createStaff(product)
  })
  afterAll(() => product.close())
}

/** A platform admin and a platform user, with a client for each. */
async function createStaff(product: TestProduct) {
  const admin = await createUser(product.db, { roles: ['platform_admin'], name: 'Priya Natarajan' })
  const user = await createUser(product.db, { roles: ['platform_user'] })
  return { admin, user, asAdmin: product.as(admin.id), asUser: product.as(user.id) }
}

/** The input that the form of a company sends. */
export const company = (overrides: Record<string, unknown> = {}) => ({
  id: newId(),
  name: 'Northwind',
  description: 'Boats and oars.',
  location: 'Bergen, Norway',
  industry: 'Manufacturing' as const,
  sizeRange: '51-200' as const,
  website: 'https://northwind.example',
  ...overrides,
})

/** The actions in the audit log about a subject, in order. */
export const actsOn = async ({ db }: TestProduct, subjectId: string): Promise<string[]> =>
  (await db.select().from(auditLog).where(eq(auditLog.subjectId, subjectId)).orderBy(auditLog.id)).map(
    (row) => row.action,
  )

/** The error texts for an invalid input, by field. */
export async function issuesOf(call: Promise<unknown>): Promise<Record<string, string>> {
  const error = (await call.then(() => null).catch((refusal) => refusal)) as {
    data: { issues: { path: string[]; message: string }[] }
  }
  return Object.fromEntries(error.data.issues.map(({ path, message }) => [path.at(-1), message]))
}
