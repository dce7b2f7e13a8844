import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { users } from '#db/schema/accounts.ts'
import { mailSuppressions } from '#db/schema/mail.ts'
import { auditLog } from '#db/schema/operations.ts'
import { suppressAddress } from '#server/suppressions.ts'
import { createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'

const product = productOfFile()

it('is refused to a user with an unconfirmed address, which may belong to another person', async () => {
  const user = await createUser(product.db)
  await suppressAddress(product.db, { email: user.email, reason: 'complaint' })
  await product.db.update(users).set({ emailVerified: false }).where(eq(users.id, user.id))
  await expect(product.as(user.id).notifications.resumeMail()).rejects.toMatchObject({ code: 'FORBIDDEN' })
  expect(await product.db.$count(mailSuppressions, eq(mailSuppressions.email, user.email))).toBe(1)
})

it('shows a user why emails do not arrive, and enables them again on request, five times a day', async () => {
  const user = await createUser(product.db)
  const my = product.as(user.id).notifications
  expect(await my.mailState()).toEqual({ address: user.email, stopped: null })
  for (let n = 0; n < 5; n += 1) {
    await suppressAddress(product.db, { email: user.email, reason: 'bounce', answer: '550 5.1.1 no' })
    expect((await my.mailState()).stopped).toMatchObject({ reason: 'bounce', answer: '550 5.1.1 no' })
    expect((await my.resumeMail()).stopped).toBeNull()
  }
  await suppressAddress(product.db, { email: user.email, reason: 'complaint' })
  await expect(my.resumeMail()).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  const entries = await product.db.select().from(auditLog).where(eq(auditLog.action, 'mail.resumed'))
  expect(entries).toHaveLength(5)
})

it('does not change or show an address that staff blocked', async () => {
  const user = await createUser(product.db)
  await suppressAddress(product.db, { email: user.email, reason: 'staff' })
  const my = product.as(user.id).notifications
  expect((await my.mailState()).stopped).toBeNull()
  await my.resumeMail()
  expect(await product.db.$count(mailSuppressions, eq(mailSuppressions.email, user.email))).toBe(1)
})
