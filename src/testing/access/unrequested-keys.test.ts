import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { userRoles, users } from '#db/schema/accounts.ts'
import { companies, companyMembers } from '#db/schema/companies.ts'
import { resumes } from '#db/schema/documents.ts'
import { newId } from '#lib/ids.ts'
import { ask, openAccess, passwordHash, procedureOf, product, rows, shared, undo } from './access.testing.ts'
import { callers } from './callers.ts'
import { PASSWORD } from './people-fixtures.ts'
import { createWorld } from './world.ts'

openAccess()

const writing = rows.filter(([, row]) => !row.isRead && row.input)
/** Keys that a caller may add, with values that can be found in any table if they are stored. */
const bystander = { userId: newId(), companyId: newId() }
const extra = {
  ...bystander,
  ownerId: bystander.userId,
  changedBy: bystander.userId,
  createdBy: bystander.userId,
  role: 'platform_admin',
  roles: ['platform_admin'],
  status: 'canary-status',
  documentType: 'canary-type',
  isDefault: true,
  isSample: true,
  emailVerified: true,
  price: 987_654_321,
}

const canaries = [bystander.userId, bystander.companyId, 'canary-status', 'canary-type', '987654321']

/** The id of the current transaction, or of the next one. */
async function nextTransaction(): Promise<string> {
  const { rows: found } = await undo.db.execute<{ id: string }>(sql`select pg_current_xact_id()::text as id`)
  return found[0]?.id ?? ''
}

/** The number of rows in any table, written since a transaction, that contain these words. Older rows are skipped. */
async function mentions(words: string[], since: string): Promise<number> {
  // only tables that the current transaction wrote to, because reading every table takes ten times as long as the call
  const { rows: tables } = await undo.db.execute<{ name: string }>(
    sql`select quote_ident(relname) as name from pg_stat_xact_user_tables
      where schemaname = 'public' and n_tup_ins + n_tup_upd > 0`,
  )
  if (tables.length === 0) return 0
  const pattern = words.join('|')
  const parts = tables.map(
    ({ name }) => sql`select count(*)::int as n from ${sql.raw(name)} t
      where case when age(t.xmin) <= age(${since}::xid) then t::text ~ ${pattern} else false end`,
  )
  const found = await undo.db.execute<{ n: number }>(
    sql`select sum(n)::int as n from (${sql.join(parts, sql` union all `)}) as counts`,
  )
  return found.rows[0]?.n ?? 0
}

/** Who holds which role, and who belongs to which company. */
async function readPower(): Promise<unknown> {
  const [roles, members] = await Promise.all([
    undo.db.select().from(userRoles).orderBy(userRoles.userId, userRoles.role),
    undo.db.select().from(companyMembers).orderBy(companyMembers.id),
  ])
  return { roles, members }
}

/** Procedures that add or remove roles by design: a new account, a deleted one, and a team. */
const givesOrTakes = new Set([
  'accounts.signUp',
  'privacy.deleteAccount',
  'team.changeRole',
  'team.remove',
  'team.accept',
  'team.join',
  'adminCompanies.createUser',
  'adminCompanies.addMember',
  'adminCompanies.changeRole',
  'adminCompanies.removeMember',
  'userAccess.edit',
  'staff.accept',
  'staff.join',
  'removal.remove',
])

describe('keys that no client requested', () => {
  // the user and the company exist, so that a row for them could be stored
  beforeAll(async () => {
    await product.db.insert(users).values({ id: bystander.userId, name: 'By', email: 'by@example.test' })
    await product.db.insert(companies).values({ id: bystander.companyId, name: 'By', slug: 'by' })
  })

  it('would be found where they were stored', async () => {
    await undo.undone(async () => {
      const since = await nextTransaction()
      const email = `found-${newId()}@example.test`
      expect(await mentions(canaries, since)).toBe(0)
      await undo.db.insert(users).values({ id: newId(), name: 'canary-status', email })
      expect(await mentions(canaries, since)).toBe(1)
      await undo.db.transaction((tx) => tx.update(users).set({ name: 'canary-type' }).where(eq(users.email, email)))
      expect(await mentions(canaries, since)).toBe(1)
    })
  })

  it.each(writing)('%s ignores a role, status, owner, company, default or price in its input', async (key, row) => {
    const caller = callers.find((name) => name !== 'anonymous' && row.answers[name] === 'ok')
    if (!caller) return
    const input = row.input?.(shared, caller) ?? {}
    await undo.undone(async () => {
      const power = await readPower()
      const since = await nextTransaction()
      const { code } = await ask(shared, caller, key, { input: { ...extra, ...input }, services: undo.services })
      expect(['ok', 'BAD_REQUEST']).toContain(code)
      expect(await mentions(canaries, since)).toBe(0)
      if (givesOrTakes.has(procedureOf(key))) return
      expect(await readPower()).toEqual(power)
    })
  })

  it('makes a new account an unverified job seeker, whatever the input contains', async () => {
    const email = `asks-for-more-${newId()}@example.test`
    const input = { ...extra, displayName: 'More', email, password: PASSWORD }
    await product.as(null).accounts.signUp(input)
    const [user] = await product.db.select().from(users).where(eq(users.email, email))
    const held = await product.db.select().from(userRoles).where(eq(userRoles.userId, user!.id))
    expect(user).toMatchObject({ emailVerified: false, isSample: false })
    expect(held.map(({ role }) => role)).toEqual(['job_seeker'])
  })

  it('changes only the title of a renamed resume', async () => {
    const world = await createWorld(product, passwordHash)
    const { spareResumeId } = world.fixtures.seeker
    const input = { id: spareResumeId, title: 'Renamed', isDefault: true, aiScore: 100, downloadCount: 7 }
    await product.as(world.who.seeker.id).documents.renameResume(input)
    const [row] = await product.db.select().from(resumes).where(eq(resumes.id, spareResumeId))
    expect(row).toMatchObject({ title: 'Renamed', isDefault: false, aiScore: null, downloadCount: 0 })
  })
})
