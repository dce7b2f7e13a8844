import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { credentials, sessions, userRoles, users } from '#db/schema/accounts.ts'
import { companyInvitations, companyMembers } from '#db/schema/companies.ts'
import { devMails, events } from '#db/schema/operations.ts'
import { MailRefused } from '#server/mail/mailer.ts'
import { createCompany, createCredential, createMember, createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { memberInvited } from '../../events.ts'
import { cleanUpInvitations, deleteInvitationsTo } from '../delete-invitations.ts'
import { companySubscribers } from '../subscribers.ts'

const product = productOfFile()

const PASSWORD = 'a calm new morning'
let n = 0
const newcomer = () => {
  n += 1
  return { displayName: 'Joana Tavares', email: `joana-${n}@example.test`, role: 'client_user' as const }
}

async function company() {
  const made = await createCompany(product.db)
  const admin = await createMember(product.db, made.id, 'client_admin')
  const user = await createMember(product.db, made.id)
  return { ...made, admin, user, as: product.as(admin.id), asUser: product.as(user.id) }
}

const memberOf = async (companyId: string, userId: string) =>
  (
    await product.db
      .select()
      .from(companyMembers)
      .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, userId)))
  )[0]

/** Runs the subscriber that sends the invitation. Returns the token from the email's link. */
async function linkFor(email: string): Promise<string> {
  const [row] = await product.db.select().from(companyInvitations).where(eq(companyInvitations.email, email))
  const occurrence = { eventId: crypto.randomUUID(), occurredAt: new Date() }
  await companySubscribers[0]!.handle(product.services, { invitationId: row!.id }, occurrence)
  const mails = await product.db.select().from(devMails).where(eq(devMails.to, email)).orderBy(devMails.id)
  return /#token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
}

describe('an invitation to an address without a mailbox', () => {
  it('is mailed once, and marked as not delivered', async () => {
    const own = await company()
    const asked = newcomer()
    const { id, isUnreachable } = await own.as.team.invite(asked)
    expect(isUnreachable).toBe(false)
    const sent: string[] = []
    const mailer = {
      async send({ to }: { to: string }) {
        sent.push(to)
        throw new MailRefused('by the mail server', {
          ...{ responseCode: 550, command: 'RCPT TO', response: '550 5.1.1 User unknown' },
        })
      },
    }
    const occurrence = { eventId: crypto.randomUUID(), occurredAt: new Date() }
    for (let n = 0; n < 2; n += 1) {
      await companySubscribers[0]!.handle({ ...product.services, mailer }, { invitationId: id }, occurrence)
    }
    expect(sent).toEqual([asked.email])
    expect((await own.as.team.list()).invitations).toMatchObject([{ email: asked.email, isUnreachable: true }])
  })
})

describe('the team', () => {
  it('lists and counts its members, without those of another company (TEAM-01, TEAM-02, TEAM-03)', async () => {
    const [own, other] = [await company(), await company()]
    await product.db
      .insert(sessions)
      .values({ userId: own.user.id, token: crypto.randomUUID(), expiresAt: new Date(Date.now() + 60_000) })
    const before = Date.now()
    const team = await own.as.team.list()
    expect(team.members.map((one) => [one.userId, one.role, one.email])).toEqual([
      [own.admin.id, 'client_admin', own.admin.email],
      [own.user.id, 'client_user', own.user.email],
    ])
    expect(await own.asUser.team.stats()).toEqual({ totalMembers: 2, adminCount: 1, userCount: 1 })
    expect(team.members[0]!.lastActiveAt).toBeNull()
    expect(team.members[1]!.lastActiveAt!.getTime()).toBeGreaterThan(before - 60_000)
    expect(JSON.stringify(team)).not.toContain(other.admin.id)
  })

  it('lets members who are not admins only read, and shows them no invitations (TEAM-06)', async () => {
    const own = await company()
    const invitation = await own.as.team.invite(newcomer())
    const member = await memberOf(own.id, own.admin.id)
    expect(await own.asUser.team.list()).toMatchObject({ canManage: false, invitations: [] })
    for (const refused of [
      () => own.asUser.team.invite(newcomer()),
      () => own.asUser.team.resend({ id: invitation.id }),
      () => own.asUser.team.withdraw({ id: invitation.id }),
      () => own.asUser.team.changeRole({ id: member!.id, role: 'client_user' }),
      () => own.asUser.team.remove({ id: member!.id }),
    ])
      await expect(refused()).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(await own.as.team.list()).toMatchObject({ canManage: true, invitations: [{ id: invitation.id }] })
  })

  it('refuses an invalid email address, an empty name and a platform role (TEAM-09)', async () => {
    const own = await company()
    for (const [bad, message] of [
      [{ email: 'joana@fernway' }, 'Invalid email address'],
      [{ displayName: '  ' }, 'Name is required'],
      [{ role: 'platform_admin' }, ''],
    ] as const) {
      const refused = own.as.team.invite({ ...newcomer(), ...bad } as never)
      await expect(refused).rejects.toMatchObject({ code: 'BAD_REQUEST' })
      await expect(refused.catch((error) => JSON.stringify(error.data))).resolves.toContain(message)
    }
    expect((await own.as.team.list()).invitations).toEqual([])
  })

  it('changes a role in both directions, and no other role of the user (TEAM-12, SHELL-34)', async () => {
    const own = await company()
    const elsewhere = await company()
    await product.db.insert(userRoles).values({ userId: own.user.id, role: 'job_seeker' })
    await product.db
      .insert(companyMembers)
      .values({ companyId: elsewhere.id, userId: own.user.id, role: 'client_user' })
    const { id } = (await memberOf(own.id, own.user.id))!
    for (const role of ['client_admin', 'client_user'] as const) {
      await own.as.team.changeRole({ id, role })
      expect((await memberOf(own.id, own.user.id))?.role).toBe(role)
    }
    expect((await memberOf(elsewhere.id, own.user.id))?.role).toBe('client_user')
    await own.as.team.remove({ id })
    expect(await memberOf(own.id, own.user.id)).toBeUndefined()
    expect(await memberOf(elsewhere.id, own.user.id)).toBeDefined()
    const held = await product.db.select().from(userRoles).where(eq(userRoles.userId, own.user.id))
    expect(held.map(({ role }) => role)).toEqual(['job_seeker'])
  })

  it('refuses to remove the last admin, also when two leave at once (TEAM-13, SHELL-35)', async () => {
    const own = await company()
    const only = (await memberOf(own.id, own.admin.id))!
    await expect(own.as.team.changeRole({ id: only.id, role: 'client_user' })).rejects.toMatchObject({
      code: 'LAST_ADMIN',
    })
    await expect(own.as.team.remove({ id: only.id })).rejects.toMatchObject({ code: 'LAST_ADMIN' })
    const second = (await memberOf(own.id, own.user.id))!
    await own.as.team.changeRole({ id: second.id, role: 'client_admin' })
    const done = await Promise.allSettled([
      own.as.team.remove({ id: only.id }),
      product.as(own.user.id).team.changeRole({ id: second.id, role: 'client_user' }),
    ])
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const left = await product.db.select().from(companyMembers).where(eq(companyMembers.companyId, own.id))
    expect(left.filter(({ role }) => role === 'client_admin')).toHaveLength(1)
  })

  it('answers "Member not found" for a member of another company (TEAM-14)', async () => {
    const [own, other] = [await company(), await company()]
    const { id } = (await memberOf(other.id, other.user.id))!
    for (const refused of [
      () => own.as.team.remove({ id }),
      () => own.as.team.changeRole({ id, role: 'client_admin' }),
    ])
      await expect(refused()).rejects.toMatchObject({ code: 'MEMBER_NOT_FOUND', message: 'Member not found' })
    expect(await memberOf(other.id, other.user.id)).toMatchObject({ role: 'client_user' })
  })
})

describe('invitations', () => {
  it('let a new user join once, with a password they choose (TEAM-10)', async () => {
    const own = await company()
    const person = newcomer()
    await own.as.team.invite({ ...person, email: person.email.toUpperCase() })
    const token = await linkFor(person.email)
    expect(await product.as(null).team.open({ token })).toMatchObject({
      companyName: own.name,
      email: person.email,
      role: 'client_user',
      invitedBy: own.admin.name,
      hasAccount: false,
    })
    const uses = await Promise.allSettled(
      Array.from({ length: 50 }, (_, at) =>
        product.as(null, { clientAddress: `10.0.0.${at}` }).team.join({ token, displayName: 'Jo', password: PASSWORD }),
      ),
    )
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const [user] = await product.db.select().from(users).where(eq(users.email, person.email))
    expect(user).toMatchObject({ name: 'Jo', emailVerified: true })
    expect(await memberOf(own.id, user!.id)).toMatchObject({ role: 'client_user', invitedBy: own.admin.id })
    expect(await product.db.select().from(userRoles).where(eq(userRoles.userId, user!.id))).toEqual([])
    const signIn = product.as(null).accounts.signIn({ email: person.email, password: PASSWORD })
    expect(await signIn).toMatchObject({ userId: user!.id })
    await expect(product.as(null).team.open({ token })).rejects.toMatchObject({ code: 'INVITATION_GONE' })
  })

  it('let only the invited user accept with an existing account (TEAM-10)', async () => {
    const own = await company()
    const known = await createUser(product.db)
    const other = await createUser(product.db)
    await own.as.team.invite({ displayName: known.name, email: known.email, role: 'client_admin' })
    const token = await linkFor(known.email)
    const join = product.as(null).team.join({ token, displayName: 'X', password: PASSWORD })
    await expect(join).rejects.toMatchObject({ code: 'SIGN_IN_FIRST' })
    await expect(product.as(other.id).team.accept({ token })).rejects.toMatchObject({ code: 'INVITATION_OF_OTHER' })
    expect(await product.as(known.id).team.accept({ token })).toEqual({ companyId: own.id })
    expect(await memberOf(own.id, known.id)).toMatchObject({ role: 'client_admin' })
    const held = await product.db.select().from(userRoles).where(eq(userRoles.userId, known.id))
    expect(held.map(({ role }) => role)).toEqual(['job_seeker'])
  })

  it('give an unconfirmed account to the invited person and replace its earlier password (TEAM-10)', async () => {
    const own = await company()
    const person = newcomer()
    const squatter = await createUser(product.db, { email: person.email, emailVerified: false })
    await createCredential(product.db, squatter.id, 'theirs')
    await own.as.team.invite(person)
    const token = await linkFor(person.email)
    await product.as(null).team.join({ token, displayName: 'Joana', password: PASSWORD })
    const rows = await product.db.select().from(credentials).where(eq(credentials.userId, squatter.id))
    expect(rows).toHaveLength(1)
    expect(rows[0]!.password).not.toBe('theirs')
  })

  it('refuse a suspended account and a common password, and stay usable (TEAM-10)', async () => {
    const own = await company()
    const person = newcomer()
    await createUser(product.db, { email: person.email, suspendedAt: new Date() })
    await own.as.team.invite(person)
    const token = await linkFor(person.email)
    const join = (password: string) => product.as(null).team.join({ token, displayName: 'Joana', password })
    await expect(join('password123')).rejects.toMatchObject({ code: 'PASSWORD_TOO_COMMON' })
    await expect(join(PASSWORD)).rejects.toMatchObject({ code: 'ACCOUNT_SUSPENDED' })
    expect(await product.as(null).team.open({ token })).toMatchObject({ email: person.email })
  })

  it('end after 72 hours, when resent and when withdrawn (TEAM-10)', async () => {
    const own = await company()
    const person = newcomer()
    const before = Date.now()
    const { id, expiresAt } = await own.as.team.invite(person)
    expect(expiresAt.getTime()).toBeGreaterThanOrEqual(before + 72 * 3_600_000)
    expect(expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + 72 * 3_600_000)
    const gone = (token: string) =>
      expect(product.as(null).team.open({ token })).rejects.toMatchObject({ code: 'INVITATION_GONE' })
    const first = await linkFor(person.email)
    await own.as.team.resend({ id })
    await gone(first)
    const second = await linkFor(person.email)
    const ended = { expiresAt: new Date(Date.now() - 1) }
    await product.db.update(companyInvitations).set(ended).where(eq(companyInvitations.id, id))
    await gone(second)
    await own.as.team.resend({ id })
    const third = await linkFor(person.email)
    expect(await product.as(null).team.open({ token: third })).toMatchObject({ email: person.email })
    await own.as.team.withdraw({ id })
    await gone(third)
    await expect(own.as.team.resend({ id })).rejects.toMatchObject({ code: 'INVITATION_GONE' })
  })

  it('are sent once per person, and not to members', async () => {
    const own = await company()
    const person = newcomer()
    const both = await Promise.allSettled([own.as.team.invite(person), own.as.team.invite(person)])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(own.as.team.invite(person)).rejects.toMatchObject({ code: 'ALREADY_INVITED' })
    const member = own.as.team.invite({ ...person, email: own.user.email })
    await expect(member).rejects.toMatchObject({ code: 'ALREADY_MEMBER' })
  })

  it('put no address in an event, and are deleted with their account and after 30 days', async () => {
    const own = await company()
    const [a, b, c] = [newcomer(), newcomer(), newcomer()]
    for (const person of [a, b, c]) await own.as.team.invite(person)
    const emitted = await product.db.select().from(events).where(eq(events.name, memberInvited.eventName))
    expect(JSON.stringify(emitted)).not.toContain('@')
    await deleteInvitationsTo(product.db, a.email.toUpperCase())
    const longAgo = { expiresAt: new Date(Date.now() - 31 * 24 * 3_600_000) }
    await product.db.update(companyInvitations).set(longAgo).where(eq(companyInvitations.email, b.email))
    await cleanUpInvitations(product.services)
    expect((await own.as.team.list()).invitations.map(({ email }) => email)).toEqual([c.email])
  })
})
