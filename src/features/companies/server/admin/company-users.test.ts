import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { users } from '#db/schema/accounts.ts'
import { companyMembers } from '#db/schema/companies.ts'
import { devMails } from '#db/schema/operations.ts'
import { profiles } from '#db/schema/profiles.ts'
import { newId } from '#lib/ids.ts'
import { createCompany, createMember, createUser } from '#testing/factories.ts'
import { issuesOf, openStaff, product, staff } from './staff.testing.ts'

openStaff()

const PASSWORD = 'a calm new morning'
let made = 0
const person = (companyId: string, overrides: object = {}) => ({
  ...{ companyId, email: `joana-${++made}@example.test`, password: PASSWORD, displayName: 'Joana Tavares' },
  role: 'client_user' as const,
  ...overrides,
})
const membersOf = (companyId: string) => staff.asAdmin.adminCompanies.members({ companyId })

it('requires an email address, a password of six characters, a name and a role (ACOMP-10)', async () => {
  const { id } = await createCompany(product.db)
  const refused = { email: 'joana', password: 'short', displayName: ' ', role: 'platform_admin' as never }
  expect(await issuesOf(staff.asAdmin.adminCompanies.createUser(person(id, refused)))).toEqual({
    email: 'Please enter a valid email address',
    password: 'Password must be at least 6 characters',
    displayName: 'Display name is required',
    role: 'Please select a role',
  })
  await expect(staff.asAdmin.adminCompanies.createUser(person(id, { password: 'password' }))).rejects.toMatchObject({
    code: 'PASSWORD_TOO_COMMON',
  })
  expect(await membersOf(id)).toEqual([])
})

it('creates a user who is in this company and must change the password first, and sends no mail (ACOMP-11, AUTH-26)', async () => {
  const { id: companyId } = await createCompany(product.db)
  const sent = person(companyId, { phone: '+351 912 000 000' })
  const { userId } = await staff.asAdmin.adminCompanies.createUser(sent)
  const [membership] = await product.db.select().from(companyMembers).where(eq(companyMembers.userId, userId))
  expect(membership).toMatchObject({ companyId, role: 'client_user', invitedBy: staff.admin.id })
  const viewer = await product.as(null).accounts.signIn({ email: sent.email, password: PASSWORD })
  expect(viewer).toMatchObject({ mustChangePassword: true, roles: ['client_user'], activeCompanyId: companyId })
  await expect(product.as(userId).team.list()).rejects.toMatchObject({ code: 'PASSWORD_CHANGE_REQUIRED' })
  const [profile] = await product.db.select().from(profiles).where(eq(profiles.userId, userId))
  expect(profile?.phone).toBe('+351 912 000 000')
  expect(await product.db.select().from(devMails).where(sql`${devMails.to} = ${sent.email}`)).toEqual([])
})

it('refuses the address of an account in use, and takes over an account that was never confirmed', async () => {
  const { id } = await createCompany(product.db)
  const seeker = await createUser(product.db)
  await expect(staff.asAdmin.adminCompanies.createUser(person(id, { email: seeker.email }))).rejects.toMatchObject({
    code: 'USER_EXISTS',
  })
  const unconfirmed = await createUser(product.db, { emailVerified: false })
  const { userId } = await staff.asAdmin.adminCompanies.createUser(person(id, { email: unconfirmed.email }))
  expect(userId).toBe(unconfirmed.id)
  const [row] = await product.db.select().from(users).where(eq(users.id, userId))
  expect(row).toMatchObject({ emailVerified: true, mustChangePassword: true, name: 'Joana Tavares' })
})

it('answers with the error texts of the specification (ACOMP-13)', async () => {
  const { id } = await createCompany(product.db)
  const { adminCompanies } = staff.asAdmin
  await expect(adminCompanies.createUser(person(newId()))).rejects.toMatchObject({
    message: 'Failed to get company information',
  })
  await expect(
    adminCompanies.addMember({ companyId: id, email: 'nobody@example.test', role: 'client_user' }),
  ).rejects.toMatchObject({ message: 'Failed to get user ID' })
  await product.db.execute(sql`alter table users add constraint no_joana check (name <> 'Joana Broken') not valid`)
  const sent = person(id, { displayName: 'Joana Broken' })
  await expect(adminCompanies.createUser(sent)).rejects.toMatchObject({ message: 'Failed to create user account' })
  expect(await product.db.select().from(users).where(eq(users.email, sent.email))).toEqual([])
})

it('adds, promotes and removes members in this company only, and refuses to remove the last admin (ACOMP-09)', async () => {
  const [own, other] = [await createCompany(product.db), await createCompany(product.db)]
  const first = await createMember(product.db, own.id, 'client_admin')
  const seeker = await createUser(product.db)
  await product.db.insert(companyMembers).values({ companyId: other.id, userId: seeker.id, role: 'client_user' })
  const { adminCompanies } = staff.asAdmin
  const added = { companyId: own.id, email: seeker.email.toUpperCase(), role: 'client_user' as const }
  await adminCompanies.addMember(added)
  await expect(adminCompanies.addMember(added)).rejects.toMatchObject({ code: 'ALREADY_MEMBER' })
  const [admin, user] = await membersOf(own.id)
  expect([admin, user].map((one) => [one?.userId, one?.role])).toEqual([
    [first.id, 'client_admin'],
    [seeker.id, 'client_user'],
  ])
  const lastAdmin = { companyId: own.id, id: admin!.id }
  for (const call of [
    () => adminCompanies.changeRole({ ...lastAdmin, role: 'client_user' }),
    () => adminCompanies.removeMember(lastAdmin),
  ]) {
    await expect(call()).rejects.toMatchObject({ code: 'LAST_ADMIN' })
  }
  await adminCompanies.changeRole({ companyId: own.id, id: user!.id, role: 'client_admin' })
  expect((await membersOf(other.id)).map(({ role }) => role)).toEqual(['client_user'])
  await adminCompanies.changeRole({ ...lastAdmin, role: 'client_user' })
  await adminCompanies.removeMember(lastAdmin)
  expect((await membersOf(own.id)).map(({ userId }) => userId)).toEqual([seeker.id])
  // the id of a member of another company is not found
  const [foreign] = await membersOf(other.id)
  await expect(adminCompanies.removeMember({ companyId: own.id, id: foreign!.id })).rejects.toMatchObject({
    code: 'MEMBER_NOT_FOUND',
  })
})
