import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { users } from '#db/schema/accounts.ts'
import { securityEvents } from '#db/schema/operations.ts'
import { newId } from '#lib/ids.ts'
import { createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { operationsSchedules } from '../schedules.ts'

const product = productOfFile()
let admin: string
let seeker: string
beforeAll(async () => {
  admin = (await createUser(product.db, { roles: ['platform_admin'] })).id
  seeker = (await createUser(product.db)).id
})
beforeEach(async () => {
  await product.services.security.flush()
  await product.db.delete(securityEvents)
})

const api = () => product.as(admin).securityEvents
const wrong = { kind: 'wrong', reason: 'INVALID_CREDENTIALS', procedure: 'session.signIn', userId: null } as const
const at = (minutes: number) => new Date(Date.UTC(2026, 10, 20, 8, minutes))

describe('security events', () => {
  it('count a refused call with its reason, its person and its request', async () => {
    await expect(product.as(seeker, { requestId: 'r-1' }).audit.chain()).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(product.as(seeker, { requestId: 'r-2' }).audit.chain()).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await product.services.security.flush()
    const { items } = await api().list({ userId: seeker })
    expect(items.reduce((total, { count }) => total + count, 0)).toBe(2)
    expect(items[0]).toMatchObject({ kind: 'refused', reason: 'FORBIDDEN', procedure: 'audit.chain', requestId: 'r-2' })
    expect(items[0]?.person?.id).toBe(seeker)
  })

  it('add up over several flushes', async () => {
    for (let n = 0; n < 3; n++) {
      product.services.security.add({ ...wrong, requestId: `r-${n}` })
      product.services.security.add({ ...wrong, requestId: `s-${n}` })
      await product.services.security.flush()
    }
    const { items } = await api().list({})
    expect(items.reduce((total, { count }) => total + count, 0)).toBe(6)
    expect((await api().day()).wrong).toBe(6)
  })

  it('are stored separately up to a limit, and counted together beyond it', async () => {
    for (let n = 0; n < 700; n++) product.services.security.add({ ...wrong, procedure: `p.${n}`, requestId: 'r' })
    await product.services.security.flush()
    expect(await product.db.$count(securityEvents)).toBeLessThanOrEqual(503)
    expect((await api().day()).wrong).toBe(700)
  })

  it('have no user if the account does not exist, and are deleted with the account', async () => {
    const { id: gone } = await createUser(product.db)
    for (const userId of [newId(), newId(), gone]) product.services.security.add({ ...wrong, userId, requestId: 'r' })
    await product.services.security.flush()
    await product.db.delete(users).where(sql`id = ${gone}`)
    const { items } = await api().list({})
    expect(items.map(({ person }) => person)).toEqual(items.map(() => null))
    expect((await api().day()).wrong).toBe(2)
  })

  it('are listed newest first, by kind and by page', async () => {
    const rows = Array.from({ length: 60 }, (_, n) => ({
      id: newId(),
      at: at(n),
      kind: n % 2 === 0 ? ('wrong' as const) : ('signed_in' as const),
      reason: '',
      procedure: '',
      count: 1,
      requestId: 'r',
    }))
    await product.db.insert(securityEvents).values(rows)
    const first = await api().list({})
    expect(first.items.map((item) => item.at)).toEqual(
      rows
        .slice(10)
        .reverse()
        .map((row) => row.at),
    )
    const second = await api().list({ cursor: first.after ?? '' })
    expect(second.items).toHaveLength(10)
    expect((await api().list({ kind: 'wrong' })).items).toHaveLength(30)
    expect(await api().day()).toEqual({ signedIn: 0, wrong: 0, limited: 0, refused: 0 })
  })

  it('are deleted after ninety days', async () => {
    const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60 * 1000)
    const row = { kind: 'wrong' as const, reason: '', procedure: '', count: 1, requestId: 'r' }
    await product.db.insert(securityEvents).values([91, 89].map((count) => ({ ...row, id: newId(), at: days(count) })))
    const forget = operationsSchedules.find(({ name }) => name === 'operations.forget-security-events')
    await forget?.run(product.services)
    expect(await product.db.$count(securityEvents)).toBe(1)
  })
})
