import { asc } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { mailDeliveries } from '#db/schema/operations.ts'
import { DAY_MS } from '#lib/dates.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { deleteOldDeliveries } from './delete-old-deliveries.ts'

const product = productOfFile()

const ago = (days: number) => new Date(Date.now() - days * DAY_MS)

it('deletes deliveries older than 90 days and no others, with any batch size', async () => {
  const mail = (key: string, created: number, sent: number | null) => ({
    key,
    state: sent === null ? ('sending' as const) : ('sent' as const),
    createdAt: ago(created),
    sentAt: sent === null ? null : ago(sent),
  })
  await product.db
    .insert(mailDeliveries)
    .values([
      mail('b sent long ago', 91, 91),
      mail('a sent lately', 89, 89),
      mail('d asked for long ago, sent lately', 91, 1),
      mail('e never confirmed, long ago', 400, null),
      mail('c never confirmed, lately', 2, null),
      mail('f sent long ago', 200, 200),
    ])
  expect(await deleteOldDeliveries(product.services, { atOnce: 2 })).toBe(3)
  const left = await product.db
    .select({ key: mailDeliveries.key })
    .from(mailDeliveries)
    .orderBy(asc(mailDeliveries.key))
  expect(left.map(({ key }) => key)).toEqual([
    'a sent lately',
    'c never confirmed, lately',
    'd asked for long ago, sent lately',
  ])
})
