import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { userRoles, users } from '#db/schema/accounts.ts'
import { companyMembers } from '#db/schema/companies.ts'
import { newId } from '#lib/ids.ts'
import { createCompany, createUser } from '#testing/factories.ts'
import { type Api, type TestProduct, testProduct } from '#testing/product.ts'

let product: TestProduct
let staff: Api
const day = (n: number) => new Date(Date.UTC(2026, 0, n))

beforeAll(async () => {
  product = await testProduct()
  const { db } = product
  const user = await createUser(db, { name: 'Zed Staff', email: 'zed@tandem.example', roles: ['platform_user'] })
  staff = product.as(user.id)
  await createUser(db, { name: 'Adaeze Bello', email: 'adaeze@bello.example', createdAt: day(3), lastSignInAt: day(9) })
  await createUser(db, { name: 'Carmen Ruiz', email: 'c.ruiz@mail.example', createdAt: day(1) })
  const daniel = await createUser(db, { name: 'Daniel Reyes', email: 'd@fernway.example', createdAt: day(2) })
  const company = await createCompany(db, { name: 'Fernway Health' })
  await db.insert(companyMembers).values({ companyId: company.id, userId: daniel.id, role: 'client_admin' })
  await createUser(db, {
    name: 'Elena Petrova',
    email: 'elena@mail.example',
    createdAt: day(4),
    suspendedAt: day(5),
    suspendedReason: 'Sold offers',
  })
})
afterAll(() => product.close())

const names = async (filters: Parameters<Api['adminUsers']['list']>[0]) =>
  (await staff.adminUsers.list(filters)).rows.map(({ name }) => name)

describe('the list of users', () => {
  it('finds by a part of the name or email address, ignores case, and treats special characters literally (AUSER-01)', async () => {
    expect(await names({ q: 'DAEZE' })).toEqual(['Adaeze Bello'])
    expect(await names({ q: 'ruiz@mail' })).toEqual(['Carmen Ruiz'])
    expect(await names({ q: 'mail.example' })).toEqual(['Carmen Ruiz', 'Elena Petrova'])
    expect(await names({ q: '%' })).toEqual([])
    expect(await names({ q: '_' })).toEqual([])
    // one or two letters match only the start of a word
    expect(await names({ q: 'da' })).toEqual(['Daniel Reyes'])
    expect(await names({ q: 'e' })).toEqual(['Elena Petrova'])
  })

  it('finds words in any order and without accents, each in the name or the email address (AUSER-01)', async () => {
    const jorg = { id: newId(), name: 'Jörg Müller-Strauß', email: 'post@łódź.example' }
    const wide = { id: newId(), name: '100％ Sure', email: 'sure@office.example' }
    await product.db.insert(users).values([jorg, wide])
    for (const q of ['mull', 'MÜLLER jorg', 'strauss Jörg', 'muller POST@', 'lodz', 'jo mu']) {
      expect([q, await names({ q })]).toEqual([q, [jorg.name]])
    }
    for (const q of ['muller daniel', 'jorg_muller', 'j%m', '\\\\', '＿', '0％x'])
      expect([q, await names({ q })]).toEqual([q, []])
    expect(await names({ q: '100%' })).toEqual([wide.name])
    expect(await names({ q: '％' })).toEqual([])
    expect(await names({ q: Array.from({ length: 30 }, () => 'mu').join(' ') })).toEqual([jorg.name])
    expect(await names({ q: 'Reyes Daniel' })).toEqual(['Daniel Reyes'])
    await product.db.delete(users).where(inArray(users.id, [jorg.id, wide.id]))
  })

  it('lists matches at the start of the name first, on every page (AUSER-01)', async () => {
    expect(await names({ q: 'el' })).toEqual(['Elena Petrova'])
    expect(await names({ q: 'mail' })).toEqual(['Carmen Ruiz', 'Elena Petrova'])
    await product.db.insert(users).values({ id: newId(), name: 'Mail Carrier', email: 'post@office.example' })
    expect(await names({ q: 'mail' })).toEqual(['Mail Carrier', 'Carmen Ruiz', 'Elena Petrova'])
    expect(await names({ q: 'mail', desc: true })).toEqual(['Mail Carrier', 'Elena Petrova', 'Carmen Ruiz'])
    expect(await names({ q: 'mail', sort: 'joined' })).toEqual(['Carmen Ruiz', 'Elena Petrova', 'Mail Carrier'])
    await product.db.delete(users).where(eq(users.name, 'Mail Carrier'))
  })

  it('filters by role, including company roles, and by state (AUSER-01)', async () => {
    expect(await names({ role: 'platform_user' })).toEqual(['Zed Staff'])
    expect(await names({ role: 'client_admin' })).toEqual(['Daniel Reyes'])
    expect(await names({ role: 'client_user' })).toEqual([])
    expect(await names({ role: 'job_seeker', state: 'suspended' })).toEqual(['Elena Petrova'])
    expect(await names({ role: 'job_seeker', state: 'active' })).toEqual([
      'Adaeze Bello',
      'Carmen Ruiz',
      'Daniel Reyes',
    ])
    expect(await names({ role: 'job_seeker', q: 'mail', state: 'active' })).toEqual(['Carmen Ruiz'])
  })

  it('shows the email address, the last sign-in and the roles (AUSER-02)', async () => {
    const { rows, total, isCapped } = await staff.adminUsers.list({ role: 'job_seeker' })
    expect(rows[0]).toMatchObject({ email: 'adaeze@bello.example', joinedAt: day(3), lastSignInAt: day(9) })
    expect(rows[1]).toMatchObject({ email: 'c.ruiz@mail.example', lastSignInAt: null, roles: ['job_seeker'] })
    expect(rows[2]).toMatchObject({ roles: ['job_seeker', 'client_admin'], companies: [{ name: 'Fernway Health' }] })
    expect(rows[3]).toMatchObject({ suspendedAt: day(5), suspendedReason: 'Sold offers' })
    expect({ total, isCapped }).toEqual({ total: 4, isCapped: false })
  })

  it('sorts by name, sign-up date and last sign-in, in both directions', async () => {
    const seekers = { role: 'job_seeker' } as const
    expect(await names({ ...seekers, sort: 'name', desc: true })).toEqual([
      'Elena Petrova',
      'Daniel Reyes',
      'Carmen Ruiz',
      'Adaeze Bello',
    ])
    expect(await names({ ...seekers, sort: 'joined' })).toEqual([
      'Carmen Ruiz',
      'Daniel Reyes',
      'Adaeze Bello',
      'Elena Petrova',
    ])
    expect((await names({ ...seekers, sort: 'signIn', desc: true }))[0]).toBe('Adaeze Bello')
  })

  it("counts accounts, today's sign-ups and suspended accounts", async () => {
    expect(await staff.adminUsers.stats(undefined)).toEqual({ total: 5, today: 1, suspended: 1 })
  })
})

describe('a long list', () => {
  it('pages through all users once, forward and back, with and without a search, and counts to a thousand', async () => {
    const long = await testProduct()
    try {
      const own = await createUser(long.db, { name: 'AA first', roles: ['platform_admin'] })
      const people = Array.from({ length: 1100 }, (_, n) => ({
        id: newId(),
        // a few matches late in the order, so that the database uses the search index
        name: n < 1040 ? `Common ${n % 9}` : `Zoe Rare ${n % 3}`,
        email: `p${n}@example.test`,
      }))
      await long.db.insert(users).values(people)
      await long.db.insert(userRoles).values(people.map(({ id }) => ({ userId: id, role: 'job_seeker' as const })))
      const list = long.as(own.id).adminUsers.list
      for (const [filters, count] of [
        [{}, 1101],
        [{ q: 'common' }, 1040],
        [{ q: 'rare', sort: 'joined' }, 60],
      ] as const) {
        const pages = [await list(filters)]
        while (pages.at(-1)!.after) pages.push(await list({ ...filters, cursor: pages.at(-1)!.after! }))
        const ids = pages.map(({ rows }) => rows.map(({ id }) => id))
        expect(new Set(ids.flat()).size).toBe(count)
        expect(ids.flat()).toHaveLength(count)
        expect(pages[0]).toMatchObject({ before: null, total: Math.min(count, 1000), isCapped: count > 1000 })
        const back = await list({ ...filters, cursor: pages.at(-1)!.before! })
        expect(back.rows.map(({ id }) => id)).toEqual(ids.at(-2))
      }
    } finally {
      await long.close()
    }
  })
})
