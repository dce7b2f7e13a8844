import { asc } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { oneTimeLinks, sessions } from '#db/schema/accounts.ts'
import { DAY_MS } from '#lib/dates.ts'
import { createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { deleteEndedSessions } from './delete-ended-sessions.ts'

const product = productOfFile()

const days = (count: number) => new Date(Date.now() + count * DAY_MS)

it('deletes sessions and links a month after their end, and no open or recent ones', async () => {
  const { id: userId } = await createUser(product.db)
  const { id: staffId } = await createUser(product.db, { roles: ['platform_admin'] })
  const session = (token: string, [created, active, expires]: [number, number, number], of = userId) =>
    product.db.insert(sessions).values({
      userId: of,
      token,
      createdAt: days(created),
      lastActiveAt: days(active),
      expiresAt: days(expires),
      ipAddress: '192.0.2.1',
    })
  await session('open', [-50, -1, 29])
  await session('open, not used for 29 days', [-29, -29, 1])
  await session('ended lately', [-60, -29.5, -0.1])
  await session('ended long ago', [-500, -430, -400])
  await session('older than 90 days, and in use till then', [-200, -110, 1])
  await session('of staff, ended by rest', [-6, -6, 20], staffId)
  const link = (tokenHash: string, expires: number) =>
    product.db.insert(oneTimeLinks).values({ kind: 'undo_email', userId, tokenHash, expiresAt: days(expires) })
  await link('works', 1)
  await link('ended lately', -29)
  await link('ended long ago', -31)
  await deleteEndedSessions(product.services)
  const left = await product.db.select({ name: sessions.token }).from(sessions).orderBy(asc(sessions.token))
  expect(left.map(({ name }) => name)).toEqual([
    'ended lately',
    'of staff, ended by rest',
    'open',
    'open, not used for 29 days',
  ])
  const links = await product.db.select({ name: oneTimeLinks.tokenHash }).from(oneTimeLinks)
  expect(links.map(({ name }) => name).toSorted()).toEqual(['ended lately', 'works'])
})
