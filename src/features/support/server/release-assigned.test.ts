import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditLog, events, liveMessages } from '#db/schema/operations.ts'
import { contactMessages, supportConversations } from '#db/schema/support.ts'
import { staffLeft } from '#features/accounts/events.ts'
import { newId } from '#lib/ids.ts'
import { createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { supportSubscribers } from './release-assigned.ts'

const product = productOfFile()

/** A conversation, open or closed, and a contact form message, both assigned to a staff member; an admin acts. */
async function assigned(role: 'platform_user' | 'platform_admin' = 'platform_user') {
  const { db } = product
  const person = await createUser(db, { name: 'Maya Okafor' })
  const admin = await createUser(db, { roles: ['platform_admin'] })
  const staff = await createUser(db, { name: 'Abena', roles: [role] })
  const assignedTo = staff.id
  const rows = (['open', 'closed'] as const).map((status) => ({
    id: newId(),
    userId: person.id,
    subject: 'Help',
    status,
    assignedTo,
  }))
  await db.insert(supportConversations).values(rows)
  const written = { name: 'Ines', email: 'ines@example.test', subject: 'Invoice', message: 'Where is it?' }
  const [message] = await db
    .insert(contactMessages)
    .values({ ...written, assignedTo })
    .returning()
  return { staffId: staff.id, admin: product.as(admin.id), ids: rows.map(({ id }) => id), messageId: message!.id }
}

/** Processes the event that this person left the staff, if there is one, as the worker does. */
async function follow(staffId: string): Promise<number> {
  const all = await product.db.select().from(events).where(eq(events.name, staffLeft.eventName))
  const own = all.filter(({ payload }) => payload.userId === staffId)
  for (const { id: eventId, occurredAt, payload } of own) {
    const occurrence = { eventId, occurredAt }
    for (const one of supportSubscribers) await one.handle(product.services, payload, occurrence)
  }
  return own.length
}

type Assigned = Awaited<ReturnType<typeof assigned>>
const assignees = async ({ admin, ids, messageId }: Assigned) => [
  ...(await Promise.all(ids.map((id) => admin.support.read({ id })))).map(({ assignedTo }) => assignedTo?.name ?? null),
  (await admin.contact.read({ id: messageId })).assignedTo?.name ?? null,
]
const unassigned = [null, null, null]
const stillAssigned = ['Abena', 'Abena', 'Abena']

describe('items assigned to staff who leave', () => {
  it('are unassigned when they are suspended, with updated pages of the others and the number in the audit log', async () => {
    const setup = await assigned()
    await setup.admin.adminUsers.suspend({ id: setup.staffId, reason: 'Left us' })
    expect(await assignees(setup)).toEqual(stillAssigned)
    expect(await follow(setup.staffId)).toBe(1)
    expect(await assignees(setup)).toEqual(unassigned)
    const written = await product.db.select().from(auditLog).where(eq(auditLog.subjectId, setup.staffId))
    expect(written.find(({ action }) => action === 'support.released')?.data).toEqual({ conversations: 2, messages: 1 })
    const published = await product.db.select().from(liveMessages).where(eq(liveMessages.topic, 'support_changed'))
    expect(published.map(({ payload }) => payload)).toContainEqual({ conversationId: setup.ids[0] })
  })

  it('are unassigned when they lose their role, but not when they get another staff role', async () => {
    const setup = await assigned('platform_admin')
    const edit = (roles: ('job_seeker' | 'platform_user')[]) =>
      setup.admin.userAccess.edit({ id: setup.staffId, name: 'Abena', access: { roles, memberships: [] } })
    await edit(['platform_user'])
    expect(await follow(setup.staffId)).toBe(0)
    await edit(['job_seeker'])
    expect(await follow(setup.staffId)).toBe(1)
    expect(await assignees(setup)).toEqual(unassigned)
  })

  it('stay assigned if the suspension was lifted before the worker ran', async () => {
    const setup = await assigned()
    await setup.admin.adminUsers.suspend({ id: setup.staffId, reason: 'By mistake' })
    await setup.admin.adminUsers.unsuspend({ id: setup.staffId })
    await follow(setup.staffId)
    expect(await assignees(setup)).toEqual(stillAssigned)
  })

  it('do not change when a job seeker is suspended', async () => {
    const { admin } = await assigned()
    const { id } = await createUser(product.db)
    await admin.adminUsers.suspend({ id, reason: 'Spam' })
    expect(await follow(id)).toBe(0)
  })
})
