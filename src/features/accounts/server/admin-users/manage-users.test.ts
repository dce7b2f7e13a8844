import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sessions, users } from '#db/schema/accounts.ts'
import { devMails, events } from '#db/schema/operations.ts'
import { newId } from '#lib/ids.ts'
import { createCompany, createCredential, createMember, createUser } from '#testing/factories.ts'
import { accountSuspended } from '../../events.ts'
import { accountSubscribers } from '../subscribers.ts'
import { auditOf, hash, openUsers, PASSWORD, product, staff } from './manage-users.testing.ts'

openUsers()

const signedIn = async (userId: string) => {
  const expiresAt = new Date(Date.now() + 86_400_000)
  await product.db.insert(sessions).values({ userId, token: newId(), expiresAt })
}
const sessionsOf = (userId: string) => product.db.$count(sessions, eq(sessions.userId, userId))

describe('suspending', () => {
  it('signs the person out immediately, shows the reason at sign-in, and allows sign-in again when it is lifted (AUSER-04)', async () => {
    const [admin, user] = [await staff('platform_admin'), await createUser(product.db)]
    await createCredential(product.db, user.id, hash)
    await signedIn(user.id)
    const as = product.as(admin.id)
    await expect(as.adminUsers.suspend({ id: user.id, reason: ' ' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await as.adminUsers.suspend({ id: user.id, reason: 'Asked applicants for money' })
    expect(await sessionsOf(user.id)).toBe(0)
    await expect(product.as(user.id).accounts.sessions(undefined)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    const signIn = () => product.as(null).accounts.signIn({ email: user.email, password: PASSWORD })
    await expect(signIn()).rejects.toMatchObject({
      code: 'ACCOUNT_SUSPENDED',
      data: { reason: 'Asked applicants for money' },
    })
    // a wrong password gets no hint about the suspension
    const guess = product.as(null).accounts.signIn({ email: user.email, password: 'a guess of mine' })
    await expect(guess).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
    expect(await sessionsOf(user.id)).toBe(0)
    const [row] = await product.db.select().from(users).where(eq(users.id, user.id))
    expect(row?.lastSignInAt).toBeNull()
    await as.adminUsers.unsuspend({ id: user.id })
    await expect(signIn()).resolves.toMatchObject({ userId: user.id })
    const written = (await auditOf(user.id)).map(({ action, actorId, data }) => ({ action, actorId, data }))
    expect(written).toEqual([
      { action: 'account.suspended', actorId: admin.id, data: { reason: 'Asked applicants for money' } },
      { action: 'account.suspension_lifted', actorId: admin.id, data: {} },
    ])
  })

  it('emails the person the reason once, and not if it was lifted before (AUSER-04)', async () => {
    const [admin, user] = [await staff('platform_admin'), await createUser(product.db)]
    const as = product.as(admin.id)
    await as.adminUsers.suspend({ id: user.id, reason: '<b>Sold</b> offers' })
    await as.adminUsers.suspend({ id: user.id, reason: 'Sold <i>many</i> offers' })
    const emitted = await product.db
      .select()
      .from(events)
      .where(sql`${events.name} = ${accountSuspended.eventName} and ${events.payload} ->> 'userId' = ${user.id}`)
    expect(emitted).toHaveLength(1)
    const { handle } = accountSubscribers.find(({ eventName }) => eventName === accountSuspended.eventName)!
    const tell = (eventId: string) => handle(product.services, { userId: user.id }, { eventId, occurredAt: new Date() })
    const event = newId()
    await tell(event)
    await tell(event)
    await as.adminUsers.unsuspend({ id: user.id })
    await tell(newId())
    const mails = await product.db.select().from(devMails).where(eq(devMails.to, user.email))
    expect(mails).toMatchObject([{ subject: 'Your Tandem account is suspended' }])
    expect(mails[0]?.text).toContain('Sold <i>many</i> offers')
    expect(mails[0]?.html).toContain('Sold &lt;i&gt;many&lt;/i&gt; offers')
  })

  it('answers NOT_FOUND for an unknown user', async () => {
    const as = product.as((await staff('platform_admin')).id)
    const id = newId()
    for (const refused of [
      () => as.adminUsers.suspend({ id, reason: 'No' }),
      () => as.adminUsers.unsuspend({ id }),
      () => as.adminUsers.endSessions({ id }),
      () => as.adminUsers.sendReset({ id }),
      () => as.removal.remove({ id, reason: 'No', confirmation: 'DELETE' }),
    ])
      await expect(refused()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('access to an account', () => {
  it('signs a person out everywhere and emails a link for a new password, and audits both', async () => {
    const [admin, user] = [await staff('platform_admin'), await createUser(product.db)]
    await signedIn(user.id)
    await signedIn(user.id)
    await signedIn(admin.id)
    const as = product.as(admin.id)
    expect(await as.adminUsers.endSessions({ id: user.id })).toEqual({ ended: 2 })
    expect([await sessionsOf(user.id), await sessionsOf(admin.id)]).toEqual([0, 1])
    await as.adminUsers.sendReset({ id: user.id })
    const requestedEvents = await product.db
      .select()
      .from(events)
      .where(eq(events.name, 'account.password_reset_requested'))
    expect(requestedEvents.map(({ payload }) => payload)).toContainEqual({ userId: user.id })
    expect((await auditOf(user.id)).map(({ action }) => action)).toEqual([
      'account.sessions_ended_by_staff',
      'account.reset_sent_by_staff',
    ])
  })
})

describe('deleting', () => {
  it('shows what is deleted, deletes it, and is audited with the reason and without a name (AUSER-05)', async () => {
    const [admin, user] = [await staff('platform_admin'), await createUser(product.db, { name: 'Wilma Quartz' })]
    await signedIn(user.id)
    const as = product.as(admin.id)
    expect(await as.removal.preview({ id: user.id })).toMatchObject({ applications: 0, blocked: null })
    const wrong = { id: user.id, reason: 'Asked by mail', confirmation: 'delete' as 'DELETE' }
    await expect(as.removal.remove(wrong)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await as.removal.remove({ ...wrong, confirmation: 'DELETE' })
    expect(await product.db.$count(users, eq(users.id, user.id))).toBe(0)
    expect(await sessionsOf(user.id)).toBe(0)
    const [written] = await auditOf(user.id)
    expect(written).toMatchObject({
      action: 'account.removed_by_staff',
      actorId: admin.id,
      data: { reason: 'Asked by mail' },
    })
  })

  it("refuses platform users, and refuses to delete a company's last admin (AUSER-05, SHELL-35)", async () => {
    const [user, admin] = [await staff('platform_user'), await staff('platform_admin')]
    const company = await createCompany(product.db)
    const only = await createMember(product.db, company.id, 'client_admin')
    const input = { id: only.id, reason: 'Asked', confirmation: 'DELETE' } as const
    await expect(product.as(user.id).removal.remove(input)).rejects.toMatchObject({ code: 'ADMINS_ONLY' })
    await expect(product.as(admin.id).removal.remove(input)).rejects.toMatchObject({ code: 'LAST_COMPANY_ADMIN' })
    expect(await product.db.$count(users, eq(users.id, only.id))).toBe(1)
  })
})
