import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { userRoles, users } from '#db/schema/accounts.ts'
import { companyMembers } from '#db/schema/companies.ts'
import { devMails, events } from '#db/schema/operations.ts'
import { newId } from '#lib/ids.ts'
import { createCompany, createMember, createUser } from '#testing/factories.ts'
import { testProduct } from '#testing/product.ts'
import { accountSubscribers } from '../subscribers.ts'
import { auditOf, openUsers, product, staff } from './manage-users.testing.ts'

openUsers()

const rolesOf = async (userId: string) =>
  (await product.db.select().from(userRoles).where(eq(userRoles.userId, userId))).map(({ role }) => role).sort()

const access = (roles: ('job_seeker' | 'platform_admin' | 'platform_user')[], memberships: Membership[] = []) => ({
  roles,
  memberships,
})
type Membership = { companyId: string; role: 'client_admin' | 'client_user' }

/** Runs the subscribers of the person's event with this name, as the worker does. */
async function work(name: string, userId: string): Promise<void> {
  const emitted = await product.db.select().from(events).where(eq(events.name, name))
  for (const { id: eventId, occurredAt, payload } of emitted.filter((one) => one.payload.userId === userId)) {
    for (const one of accountSubscribers.filter(({ eventName }) => eventName === name))
      await one.handle(product.services, payload, { eventId, occurredAt })
  }
}
const mailsTo = (email: string) => product.db.select().from(devMails).where(eq(devMails.to, email))
const emailOf = async (id: string) => (await product.db.select().from(users).where(eq(users.id, id)))[0]

describe('a new email address for a user', () => {
  const ask = async (user: { id: string; name: string }, email: string, role: 'platform_admin' | 'platform_user') =>
    product.as((await staff(role)).id).userAccess.edit({ id: user.id, name: user.name, email })
  const confirm = async (email: string) => {
    const [mail] = await mailsTo(email)
    const token = mail?.text.match(/#confirm=([\w-]+)/)?.[1] ?? ''
    await product.as(null).security.confirmEmail({ token })
    return mail
  }

  it('is requested by platform admins, takes effect once it is confirmed, and notifies the current address', async () => {
    const user = await createUser(product.db, { name: 'Carmen Ruiz', email: 'carmen@old.example' })
    await expect(ask(user, 'carmen@new.example', 'platform_user')).rejects.toMatchObject({ code: 'ADMINS_ONLY' })
    await ask(user, 'carmen@new.example', 'platform_admin')
    await work('account.email_change_requested', user.id)
    expect((await emailOf(user.id))?.email).toBe('carmen@old.example')
    const [notice] = await mailsTo('carmen@old.example')
    expect(notice?.text).toContain('our staff asked to change the email of your account')
    expect(notice?.text).toContain('/auth/reset')
    expect((await confirm('carmen@new.example'))?.text).toContain('Our staff changed the email')
    expect((await emailOf(user.id))?.email).toBe('carmen@new.example')
    await work('account.email_changed', user.id)
    expect((await mailsTo('carmen@old.example')).map(({ text }) => text).join()).toContain('#undo=')
  })

  it('verifies an account whose address was never confirmed, and sends nothing to that address', async () => {
    const fields = { name: 'Ines', email: 'typo@stranger.example', emailVerified: false }
    const user = await createUser(product.db, fields)
    await ask(user, 'ines@right.example', 'platform_admin')
    await work('account.email_change_requested', user.id)
    await confirm('ines@right.example')
    await work('account.email_changed', user.id)
    expect(await emailOf(user.id)).toMatchObject({ email: 'ines@right.example', emailVerified: true })
    expect(await mailsTo('typo@stranger.example')).toEqual([])
  })

  it('sends nothing if the address is the same', async () => {
    const user = await createUser(product.db, { name: 'Noor', email: 'noor@same.example' })
    await ask(user, 'noor@same.example', 'platform_admin')
    await work('account.email_change_requested', user.id)
    expect(await mailsTo('noor@same.example')).toEqual([])
  })
})

describe('editing a user', () => {
  it('lets a platform user change names only, so that they cannot become an admin', async () => {
    const [user, seeker] = [await staff('platform_user'), await createUser(product.db)]
    const as = product.as(user.id)
    await as.userAccess.edit({ id: seeker.id, name: 'Maya O' })
    const [renamed] = await product.db.select().from(users).where(eq(users.id, seeker.id))
    expect(renamed?.name).toBe('Maya O')
    for (const refused of [
      () => as.userAccess.edit({ id: user.id, name: 'Me', access: access(['platform_admin']) }),
      () => as.userAccess.edit({ id: seeker.id, name: 'Maya O', access: access(['job_seeker']) }),
      () => as.adminUsers.suspend({ id: seeker.id, reason: 'No' }),
      () => as.adminUsers.unsuspend({ id: seeker.id }),
      () => as.adminUsers.endSessions({ id: seeker.id }),
      () => as.adminUsers.sendReset({ id: seeker.id }),
      () => as.removal.preview({ id: seeker.id }),
    ])
      await expect(refused()).rejects.toMatchObject({
        code: 'ADMINS_ONLY',
        status: 403,
        message: 'Only platform administrators can do this.',
      })
    expect(await rolesOf(user.id)).toEqual(['platform_user'])
  })

  it('changes name, roles and companies together, and audits what was added and removed (AUSER-03)', async () => {
    const [admin, seeker] = [await staff('platform_admin'), await createUser(product.db)]
    const [north, south] = [await createCompany(product.db), await createCompany(product.db)]
    const edit = (edits: ReturnType<typeof access>) =>
      product.as(admin.id).userAccess.edit({ id: seeker.id, name: 'Ines Prado', access: edits })
    await edit(access(['job_seeker', 'platform_user'], [{ companyId: north.id, role: 'client_user' }]))
    expect(await rolesOf(seeker.id)).toEqual(['job_seeker', 'platform_user'])
    await createMember(product.db, north.id, 'client_admin')
    await edit(access(['job_seeker'], [{ companyId: south.id, role: 'client_admin' }]))
    expect(await rolesOf(seeker.id)).toEqual(['job_seeker'])
    const held = await product.db.select().from(companyMembers).where(eq(companyMembers.userId, seeker.id))
    expect(held).toMatchObject([{ companyId: south.id, role: 'client_admin' }])
    const written = await auditOf(seeker.id)
    expect(written.map(({ action }) => action)).toEqual([
      'account.renamed_by_staff',
      'account.roles_changed',
      'team.added',
      'account.roles_changed',
      'team.removed',
      'team.added',
    ])
    expect(written[1]).toMatchObject({ actorId: admin.id, data: { given: ['platform_user'], taken: [] } })
  })

  it('refuses an empty name or a repeated, missing or unknown company, and stores nothing', async () => {
    const [admin, seeker] = [await staff('platform_admin'), await createUser(product.db, { name: 'Before' })]
    const archived = await createCompany(product.db, { archivedAt: new Date() })
    const as = product.as(admin.id)
    const member = { companyId: archived.id, role: 'client_user' } as const
    await expect(as.userAccess.edit({ id: seeker.id, name: '  ' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    const twice = { id: seeker.id, name: 'After', access: access([], [member, member]) }
    await expect(as.userAccess.edit(twice)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    const gone = { id: seeker.id, name: 'After', access: access(['platform_user'], [member]) }
    await expect(as.userAccess.edit(gone)).rejects.toMatchObject({ code: 'COMPANY_GONE' })
    await expect(as.userAccess.edit({ id: newId(), name: 'After' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const [left] = await product.db.select().from(users).where(eq(users.id, seeker.id))
    expect(left?.name).toBe('Before')
    expect(await rolesOf(seeker.id)).toEqual(['job_seeker'])
  })

  it("refuses to remove a company's last admin here too (SHELL-35)", async () => {
    const admin = await staff('platform_admin')
    const company = await createCompany(product.db)
    const only = await createMember(product.db, company.id, 'client_admin')
    const edit = (memberships: Membership[]) =>
      product.as(admin.id).userAccess.edit({ id: only.id, name: only.name, access: access([], memberships) })
    for (const memberships of [[], [{ companyId: company.id, role: 'client_user' as const }]])
      await expect(edit(memberships)).rejects.toMatchObject({ code: 'LAST_COMPANY_ADMIN' })
    await createMember(product.db, company.id, 'client_admin')
    await edit([])
  })
})

describe('the last platform admin', () => {
  async function alone() {
    const own = await testProduct()
    const admin = await createUser(own.db, { roles: ['platform_admin'] })
    return { own, admin }
  }
  type Alone = Awaited<ReturnType<typeof alone>>['own']
  const signsIn = async ({ db }: Alone) => {
    const held = await db.select().from(userRoles).innerJoin(users, eq(users.id, userRoles.userId))
    return held.filter((row) => row.user_roles.role === 'platform_admin' && !row.users.suspendedAt).length
  }

  it('cannot be demoted, suspended or deleted, not counting suspended admins (AUSER-06, SHELL-35)', async () => {
    const { own, admin } = await alone()
    const away = await createUser(own.db, { roles: ['platform_admin'], suspendedAt: new Date() })
    const as = own.as(admin.id)
    const edited = as.userAccess.edit({ id: admin.id, name: admin.name, access: access(['job_seeker']) })
    await expect(edited).rejects.toMatchObject({ code: 'LAST_PLATFORM_ADMIN', status: 409 })
    await expect(as.adminUsers.suspend({ id: admin.id, reason: 'Me' })).rejects.toMatchObject({ code: 'OWN_ACCOUNT' })
    const removed = as.removal.remove({ id: admin.id, reason: 'Me', confirmation: 'DELETE' })
    await expect(removed).rejects.toMatchObject({ code: 'OWN_ACCOUNT' })
    expect(await as.removal.preview({ id: admin.id })).toMatchObject({ blocked: 'LAST_PLATFORM_ADMIN' })
    await as.userAccess.edit({ id: away.id, name: away.name, access: access([]) })
    expect(await signsIn(own)).toBe(1)
    await own.close()
  })

  it.each(['edit', 'suspend', 'remove', 'both ways'] as const)(
    'stays when two admins %s each other at the same time (AUSER-06)',
    async (how) => {
      const { own, admin } = await alone()
      const second = await createUser(own.db, { roles: ['platform_admin'] })
      const away = (by: string, id: string, verb: string) => {
        const as = own.as(by)
        if (verb === 'edit') return as.userAccess.edit({ id, name: 'Gone', access: access([]) })
        if (verb === 'suspend') return as.adminUsers.suspend({ id, reason: 'Gone' })
        return as.removal.remove({ id, reason: 'Gone', confirmation: 'DELETE' })
      }
      const [one, other] = how === 'both ways' ? ['suspend', 'edit'] : [how, how]
      const answers = await Promise.allSettled([
        away(admin.id, second.id, one ?? ''),
        away(second.id, admin.id, other ?? ''),
      ])
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect(await signsIn(own)).toBe(1)
      await own.close()
    },
  )
})
