import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { companyInvitations, companyMembers } from '#db/schema/companies.ts'
import { auditLog, devMails } from '#db/schema/operations.ts'
import { newId } from '#lib/ids.ts'
import { createCompany, createMember, createUser } from '#testing/factories.ts'
import { companySubscribers } from '../subscribers.ts'
import { actsOn, company, issuesOf, openStaff, product, staff } from './staff.testing.ts'

openStaff()

const PASSWORD = 'a calm new morning'
let made = 0
const person = (companyId: string, overrides: object = {}) => ({
  ...{ companyId, email: `nils-${++made}@example.test`, displayName: 'Nils Aune', role: 'client_admin' as const },
  ...overrides,
})
const detailsOf = (id: string) => staff.asUser.adminCompanies.get({ id })

/** Runs the subscriber that sends the invitation. Returns the email's text and the token in its link. */
async function mailOf(email: string) {
  const [row] = await product.db.select().from(companyInvitations).where(eq(companyInvitations.email, email))
  const occurrence = { eventId: crypto.randomUUID(), occurredAt: new Date() }
  await companySubscribers[0]!.handle(product.services, { invitationId: row!.id }, occurrence)
  const mails = await product.db.select().from(devMails).where(eq(devMails.to, email)).orderBy(devMails.id)
  const text = mails.at(-1)!.text.replace(/\s+/g, ' ')
  return { text, token: /\/invitation#token=([\w-]+)/.exec(text)![1]! }
}

it('refuses invalid input, other staff, members, second invitations, and companies that are archived or unknown (ACOMP-09)', async () => {
  const { id } = await createCompany(product.db)
  const { invite } = staff.asAdmin.adminCompanies
  expect(
    await issuesOf(invite(person(id, { email: 'nils', displayName: ' ', role: 'platform_admin' as never }))),
  ).toEqual({
    email: 'Please enter a valid email address',
    displayName: 'Display name is required',
    role: 'Please select a role',
  })
  await expect(invite(person(id, { displayName: 'n'.repeat(5000) }))).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await expect(staff.asUser.adminCompanies.invite(person(id))).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(invite(person(newId()))).rejects.toMatchObject({ code: 'COMPANY_UNKNOWN' })
  const archived = await createCompany(product.db, { archivedAt: new Date() })
  await expect(invite(person(archived.id))).rejects.toMatchObject({ code: 'COMPANY_UNKNOWN' })
  const member = await createMember(product.db, id)
  const joined = invite(person(id, { email: member.email.toUpperCase() }))
  await expect(joined).rejects.toMatchObject({ code: 'ALREADY_MEMBER' })
  const sent = person(id)
  await invite(sent)
  await expect(invite(sent)).rejects.toMatchObject({ code: 'ALREADY_INVITED' })
  expect((await detailsOf(id)).invitations).toHaveLength(1)
})

it('invites the first admin of a new company by mail, who chooses a password and joins', async () => {
  const { id, name } = await staff.asUser.adminCompanies.create(company())
  const sent = person(id)
  const invitation = await staff.asAdmin.adminCompanies.invite(sent)
  expect(await detailsOf(id)).toMatchObject({ invitedCount: 1, memberCount: 0, invitations: [{ email: sent.email }] })
  const { text, token } = await mailOf(sent.email)
  expect(text).toContain(
    `Priya Natarajan from the Tandem team invited you to join the hiring team of ${name}, as Admin.`,
  )
  expect(text).toContain(`our team opened a company account for ${name}`)
  expect(text).not.toContain(`somebody at ${name}`)
  const guest = product.as(null)
  // opening the link does not use it up: a mail scanner may open it first
  await guest.team.open({ token })
  expect(await guest.team.open({ token })).toMatchObject({ companyName: name, hasAccount: false })
  const join = guest.team.join({ token, displayName: 'Nils', password: 'password' })
  await expect(join).rejects.toMatchObject({ code: 'PASSWORD_TOO_COMMON' })
  expect(await guest.team.join({ token, displayName: 'Nils', password: PASSWORD })).toEqual({ companyId: id })
  expect(await detailsOf(id)).toMatchObject({
    ...{ invitedCount: 0, memberCount: 1, invitations: [], adminEmail: sent.email },
  })
  const viewer = await product.as(null).accounts.signIn({ email: sent.email, password: PASSWORD })
  expect(viewer).toMatchObject({ roles: ['client_admin'], activeCompanyId: id, mustChangePassword: false })
  const written = await product.db.select().from(auditLog).where(eq(auditLog.subjectId, invitation.id))
  expect(written).toMatchObject([
    { action: 'team.invited', actorId: staff.admin.id, companyId: id, data: { role: 'client_admin', by: 'platform' } },
  ])
})

it('lets only the invited user accept with an existing account', async () => {
  const { id } = await createCompany(product.db)
  const [seeker, other] = [await createUser(product.db), await createUser(product.db)]
  await staff.asAdmin.adminCompanies.invite(person(id, { email: seeker.email }))
  const { token } = await mailOf(seeker.email)
  const join = product.as(null).team.join({ token, displayName: 'Nils', password: PASSWORD })
  await expect(join).rejects.toMatchObject({ code: 'SIGN_IN_FIRST' })
  await expect(product.as(other.id).team.accept({ token })).rejects.toMatchObject({ code: 'INVITATION_OF_OTHER' })
  expect(await product.as(seeker.id).team.accept({ token })).toEqual({ companyId: id })
  const [membership] = await product.db.select().from(companyMembers).where(eq(companyMembers.userId, seeker.id))
  expect(membership).toMatchObject({ companyId: id, role: 'client_admin', invitedBy: staff.admin.id })
})

it('resends and withdraws only invitations of this company, and earlier links stop working', async () => {
  const [own, other] = [await createCompany(product.db), await createCompany(product.db)]
  const { invite, resendInvitation, withdrawInvitation } = staff.asAdmin.adminCompanies
  const sent = person(own.id)
  const { id } = await invite(sent)
  for (const act of [resendInvitation, withdrawInvitation]) {
    await expect(act({ companyId: other.id, id })).rejects.toMatchObject({ code: 'INVITATION_GONE' })
    await expect(act({ companyId: own.id, id: newId() })).rejects.toMatchObject({ code: 'INVITATION_GONE' })
  }
  const gone = (token: string) =>
    expect(product.as(null).team.open({ token })).rejects.toMatchObject({ code: 'INVITATION_GONE' })
  const first = await mailOf(sent.email)
  const past = new Date(Date.now() - 1000)
  await product.db.update(companyInvitations).set({ expiresAt: past }).where(eq(companyInvitations.id, id))
  await gone(first.token)
  // an expired invitation stays listed with its expiry date
  expect((await detailsOf(own.id)).invitations).toMatchObject([{ id, expiresAt: past }])
  const again = await resendInvitation({ companyId: own.id, id })
  expect(again.expiresAt.getTime()).toBeGreaterThan(Date.now() + 71 * 3_600_000)
  await gone(first.token)
  const second = await mailOf(sent.email)
  await product.as(null).team.open({ token: second.token })
  await withdrawInvitation({ companyId: own.id, id })
  await gone(second.token)
  expect(await detailsOf(own.id)).toMatchObject({ invitedCount: 0, invitations: [] })
  expect(await actsOn(product, id)).toEqual(['team.invited', 'team.invited_again', 'team.invitation_withdrawn'])
})

it('sends a link that works for 72 hours, the same as an admin of the company', async () => {
  const { id } = await createCompany(product.db)
  const admin = await createMember(product.db, id, 'client_admin')
  const before = Date.now()
  const { companyId: _, ...colleague } = person(id)
  for (const { expiresAt } of [
    await staff.asAdmin.adminCompanies.invite(person(id)),
    await product.as(admin.id).team.invite(colleague),
  ]) {
    expect(expiresAt.getTime() - 72 * 3_600_000).toBeGreaterThanOrEqual(before)
    expect(expiresAt.getTime() - 72 * 3_600_000).toBeLessThanOrEqual(Date.now())
  }
})
