import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { users } from '#db/schema/accounts.ts'
import { campaignOptOuts, mailConsents } from '#db/schema/campaigns.ts'
import { createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'

const product = productOfFile()

const others = ['newsletter', 'job_alert', 'announcement'] as const

it('rejects a choice for an unconfirmed address, and unknown kinds', async () => {
  const user = await createUser(product.db)
  const my = product.as(user.id).mailChoices
  await expect(my.save({ kinds: ['spam' as 'newsletter'] })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await product.db.update(users).set({ emailVerified: false }).where(eq(users.id, user.id))
  await expect(my.save({ kinds: ['promotional'] })).rejects.toMatchObject({ code: 'ADDRESS_NOT_CONFIRMED' })
  expect(await product.db.$count(mailConsents, eq(mailConsents.email, user.email))).toBe(0)
})

it('gives a new account every kind except offers', async () => {
  const user = await createUser(product.db)
  expect(await product.as(user.id).mailChoices.get()).toEqual({ kinds: [...others], agreedAt: null })
})

it('stores when and where a person agreed, with their account, and the end of it', async () => {
  const user = await createUser(product.db)
  const my = product.as(user.id).mailChoices
  const agreed = await my.save({ kinds: [...others, 'promotional'] })
  expect(agreed).toEqual({ kinds: [...others, 'promotional'], agreedAt: expect.any(Date) })
  expect(await my.save({ kinds: [...others, 'promotional'] })).toEqual(agreed)
  const consents = () => product.db.select().from(mailConsents).where(eq(mailConsents.email, user.email))
  expect(await consents()).toMatchObject([
    { kind: 'promotional', place: 'account', userId: user.id, withdrawnAt: null },
  ])
  expect(await my.save({ kinds: ['announcement'] })).toEqual({ kinds: ['announcement'], agreedAt: null })
  expect(await consents()).toMatchObject([{ place: 'account', withdrawnAt: expect.any(Date) }])
  expect(await product.db.$count(campaignOptOuts, eq(campaignOptOuts.email, user.email))).toBe(2)
})

it("counts an account's consent only for its address", async () => {
  const user = await createUser(product.db)
  const my = product.as(user.id).mailChoices
  await my.save({ kinds: [...others, 'promotional'] })
  await product.db
    .update(users)
    .set({ email: `new-${user.email}` })
    .where(eq(users.id, user.id))
  expect((await my.get()).agreedAt).toBeNull()
})
