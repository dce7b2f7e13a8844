import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { staffInvitations, userRoles, users } from '#db/schema/accounts.ts'
import { auditLog, devMails, events } from '#db/schema/operations.ts'
import { createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { accountSubscribers } from '../subscribers.ts'
import { cleanUpStaffInvitations } from './invite-staff.ts'

const PASSWORD = 'a calm new morning'
const product = productOfFile()
let callCount = 0

const newAdmin = () => createUser(product.db, { name: 'Priya', roles: ['platform_admin'] })
const colleague = (role: 'platform_admin' | 'platform_user' = 'platform_user') => ({
  displayName: 'Joana Tavares',
  email: `joana-${++callCount}@example.test`,
  role,
})
/** The secret in the newest email to the address, after the worker sent it. */
async function linkTo(email: string): Promise<string> {
  const mail = accountSubscribers.find(({ eventName }) => eventName === 'account.staff_invited')
  const emitted = await product.db.select().from(events).where(eq(events.name, 'account.staff_invited'))
  const last = emitted.at(-1)!
  await mail!.handle(product.services, last.payload, { eventId: last.id, occurredAt: last.occurredAt })
  const mails = await product.db.select().from(devMails).where(eq(devMails.to, email))
  return mails.at(-1)!.text.match(/staff-invitation#token=([\w-]+)/)![1]!
}
const rolesOf = async (email: string) => {
  const rows = await product.db.select().from(users).innerJoin(userRoles, eq(userRoles.userId, users.id))
  return rows.filter((row) => row.users.email === email).map((row) => row.user_roles.role)
}

describe('inviting staff', () => {
  it('lets a new person join once, by the emailed link, with a password and the given role', async () => {
    const admin = await newAdmin()
    const invited = colleague('platform_admin')
    const { id } = await product.as(admin.id).staff.invite(invited)
    const token = await linkTo(invited.email)
    const guest = product.as(null)
    const read = { email: invited.email, invitedBy: 'Priya', role: 'platform_admin', hasAccount: false }
    expect(await guest.staff.open({ token })).toMatchObject(read)
    const join = () => guest.staff.join({ token, displayName: 'Joana', password: PASSWORD })
    await expect(guest.staff.join({ token, displayName: 'Joana', password: 'password' })).rejects.toMatchObject({
      code: 'PASSWORD_TOO_COMMON',
    })
    const answers = await Promise.allSettled([join(), join(), join()])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await rolesOf(invited.email)).toEqual(['platform_admin'])
    await expect(guest.staff.open({ token })).rejects.toMatchObject({ code: 'INVITATION_GONE' })
    const written = await product.db.select().from(auditLog).where(eq(auditLog.subjectId, id))
    expect(written).toMatchObject([{ action: 'staff.invited', actorId: admin.id, data: { role: 'platform_admin' } }])
    await guest.accounts.signIn({ email: invited.email, password: PASSWORD })
  })

  it('lets a person with an account accept, and no one else with their link', async () => {
    const admin = await newAdmin()
    const seeker = await createUser(product.db)
    const other = await createUser(product.db)
    await product.as(admin.id).staff.invite({ ...colleague(), email: seeker.email })
    const token = await linkTo(seeker.email)
    const join = product.as(null).staff.join({ token, displayName: 'Me', password: PASSWORD })
    await expect(join).rejects.toMatchObject({ code: 'SIGN_IN_FIRST' })
    const byOther = product.as(other.id).staff.accept({ token })
    await expect(byOther).rejects.toMatchObject({ code: 'INVITATION_OF_OTHER' })
    await product.as(seeker.id).staff.accept({ token })
    expect((await rolesOf(seeker.email)).sort()).toEqual(['job_seeker', 'platform_user'])
  })

  it('refuses platform users, colleagues, a second invitation and bad input', async () => {
    const [admin, user] = [await newAdmin(), await createUser(product.db, { roles: ['platform_user'] })]
    const as = product.as(admin.id)
    await expect(product.as(user.id).staff.invite(colleague())).rejects.toMatchObject({ code: 'ADMINS_ONLY' })
    await expect(product.as(user.id).staff.invitations(undefined)).rejects.toMatchObject({ code: 'ADMINS_ONLY' })
    const held = as.staff.invite({ ...colleague(), email: user.email.toUpperCase() })
    await expect(held).rejects.toMatchObject({ code: 'ALREADY_STAFF' })
    const invited = colleague()
    await as.staff.invite(invited)
    await expect(as.staff.invite(invited)).rejects.toMatchObject({ code: 'ALREADY_INVITED' })
    await expect(as.staff.invite({ ...colleague(), email: 'nobody' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(as.staff.invite({ ...colleague(), displayName: ' ' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('sends a link that works for 72 hours', async () => {
    const admin = await newAdmin()
    const before = Date.now()
    const { expiresAt } = await product.as(admin.id).staff.invite(colleague())
    expect(expiresAt.getTime() - 72 * 3_600_000).toBeGreaterThanOrEqual(before)
    expect(expiresAt.getTime() - 72 * 3_600_000).toBeLessThanOrEqual(Date.now())
  })

  it('ends a link when it is sent again, withdrawn, too old, or its sender is no admin any more', async () => {
    const [admin, last] = [await newAdmin(), await newAdmin()]
    const as = product.as(admin.id)
    const guest = product.as(null)
    const gone = (token: string) =>
      expect(guest.staff.open({ token })).rejects.toMatchObject({ code: 'INVITATION_GONE' })
    const invited = colleague()
    const { id } = await as.staff.invite(invited)
    const first = await linkTo(invited.email)
    await as.staff.resend({ id })
    await gone(first)
    const second = await linkTo(invited.email)
    const edit = (roles: 'platform_admin'[]) =>
      product.as(last.id).userAccess.edit({ id: admin.id, name: 'Priya', access: { roles, memberships: [] } })
    await edit([])
    await gone(second)
    await edit(['platform_admin'])
    const past = new Date(Date.now() - 31 * 86_400_000)
    await guest.staff.open({ token: second })
    await product.db.update(staffInvitations).set({ expiresAt: past }).where(eq(staffInvitations.id, id))
    await gone(second)
    await cleanUpStaffInvitations(product.services)
    await expect(as.staff.withdraw({ id })).rejects.toMatchObject({ code: 'INVITATION_GONE' })
    const other = await as.staff.invite(colleague())
    await as.staff.withdraw({ id: other.id })
    expect(await product.db.$count(staffInvitations, eq(staffInvitations.id, other.id))).toBe(0)
  })
})
