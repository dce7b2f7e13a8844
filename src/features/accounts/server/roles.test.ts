import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sessions, userRoles } from '#db/schema/accounts.ts'
import { companyMembers } from '#db/schema/companies.ts'
import { newId } from '#lib/ids.ts'
import { roles } from '#lib/viewer.ts'
import { createCompany, createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { readViewer } from './load-viewer.ts'

const product = productOfFile()

describe('roles', () => {
  it('are five, and the database accepts no other (SHELL-01)', async () => {
    expect(roles.toSorted()).toEqual(['client_admin', 'client_user', 'job_seeker', 'platform_admin', 'platform_user'])
    const user = await createUser(product.db)
    const company = await createCompany(product.db)
    for (const role of ['owner', 'client_admin', '']) {
      const newRole = { userId: user.id, role: role as 'job_seeker' }
      await expect(product.db.insert(userRoles).values(newRole), role).rejects.toThrow()
    }
    const member = { userId: user.id, companyId: company.id, role: 'job_seeker' as 'client_user' }
    await expect(product.db.insert(companyMembers).values(member)).rejects.toThrow()
  })

  it('can be combined for one person (SHELL-01)', async () => {
    const user = await createUser(product.db, { roles: ['job_seeker', 'platform_admin', 'platform_user'] })
    for (const role of ['client_admin', 'client_user'] as const) {
      await product.db
        .insert(companyMembers)
        .values({ companyId: (await createCompany(product.db)).id, userId: user.id, role })
    }
    const viewer = await readViewer(product.db, user.id)
    expect(viewer?.roles.toSorted()).toEqual(roles.toSorted())
  })
})

describe('the active company', () => {
  /** A user who joined one company and later another, with one session. */
  async function member() {
    const user = await createUser(product.db, { roles: [] })
    const [first, second] = [await createCompany(product.db), await createCompany(product.db)]
    const joined = (companyId: string, day: number) => ({ companyId, joinedAt: new Date(Date.UTC(2026, 0, day)) })
    await product.db.insert(companyMembers).values([
      { ...joined(second.id, 20), userId: user.id, role: 'client_admin' },
      { ...joined(first.id, 10), userId: user.id, role: 'client_admin' },
    ])
    const [session] = await product.db
      .insert(sessions)
      .values({ userId: user.id, token: crypto.randomUUID(), expiresAt: new Date(Date.now() + 60_000) })
      .returning()
    const sessionId = session?.id ?? ''
    const api = async () => product.as(user.id, { sessionId, viewer: await readViewer(product.db, user.id, sessionId) })
    const post = async (title: string) =>
      (await api()).postings.create({ id: newId(), title, description: '<p>Plan.</p>' })
    const titles = async () => (await (await api()).postings.list({})).rows.map(({ title }) => title)
    return { user, first, second, sessionId, api, post, titles }
  }

  it('is the first one joined until the user chooses another of theirs (SHELL-32)', async () => {
    const { user, first, second, sessionId, api, post, titles } = await member()
    expect((await readViewer(product.db, user.id, sessionId))?.activeCompanyId).toBe(first.id)
    await post('Of the first')
    await (await api()).accounts.chooseCompany({ companyId: second.id })
    expect((await readViewer(product.db, user.id, sessionId))?.activeCompanyId).toBe(second.id)
    expect(await titles()).toEqual([])
    await post('Of the second')
    expect(await titles()).toEqual(['Of the second'])
    await (await api()).accounts.chooseCompany({ companyId: first.id })
    expect(await titles()).toEqual(['Of the first'])
  })

  it('is the default of later sessions, and does not change other open sessions (SHELL-32)', async () => {
    const { user, first, second, sessionId, api } = await member()
    const another = await product.db
      .insert(sessions)
      .values({ userId: user.id, token: newId(), expiresAt: new Date(Date.now() + 60_000), activeCompanyId: first.id })
      .returning()
    await (await api()).accounts.chooseCompany({ companyId: second.id })
    expect((await readViewer(product.db, user.id, sessionId))?.activeCompanyId).toBe(second.id)
    expect((await readViewer(product.db, user.id))?.activeCompanyId).toBe(second.id)
    expect((await readViewer(product.db, user.id, another[0]!.id))?.activeCompanyId).toBe(first.id)
    await product.db.delete(companyMembers).where(eq(companyMembers.companyId, second.id))
    expect((await readViewer(product.db, user.id))?.activeCompanyId).toBe(first.id)
  })

  it('is never one without a membership (SHELL-32)', async () => {
    const { user, first, second, sessionId, api } = await member()
    const foreign = await createCompany(product.db)
    const call = (await api()).accounts.chooseCompany({ companyId: foreign.id })
    await expect(call).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await (await api()).accounts.chooseCompany({ companyId: second.id })
    await product.db.delete(companyMembers).where(eq(companyMembers.companyId, second.id))
    expect((await readViewer(product.db, user.id, sessionId))?.activeCompanyId).toBe(first.id)
  })
})
