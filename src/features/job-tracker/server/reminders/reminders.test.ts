import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { applicationReminders } from '#db/schema/job-tracker.ts'
import { notifications } from '#db/schema/notifications.ts'
import { devMails, events } from '#db/schema/operations.ts'
import { applyWorld } from '#features/applications/server/apply.testing.ts'
import { notificationSubscribers } from '#features/notifications/server/catalogue.ts'
import { outcomeOf } from '#testing/outcome-of.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { maxContacts, maxReminders } from '../../rules.ts'
import { notifyDueReminders } from './notify-due.ts'

const product = productOfFile()

const HOUR = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR)

async function createWorld() {
  const made = await applyWorld(product)
  const { applicationId } = await made.my.submit(made.input)
  return { ...made, applicationId, tracking: product.as(made.user.id).jobTracker }
}

/** Processes events of this name as the worker does, the given number of times. */
async function work(name: string, times = 1): Promise<void> {
  for (const event of await product.db.select().from(events).where(eq(events.name, name))) {
    for (const subscriber of notificationSubscribers.filter(({ eventName }) => eventName === name)) {
      for (let i = 0; i < times; i++) {
        await subscriber.handle(product.services, event.payload, { eventId: event.id, occurredAt: event.occurredAt })
      }
    }
  }
}

describe('a reminder', () => {
  it('is refused without text, for no application, and at the limit', async () => {
    const { applicationId: aboutId, tracking } = await createWorld()
    expect(await outcomeOf(tracking.addReminder({ aboutId, dueAt: inHours(1), note: ' ' }))).toBe('BAD_REQUEST')
    expect(await outcomeOf(tracking.addReminder({ aboutId, dueAt: new Date('3000-01-01'), note: 'x' }))).toBe(
      'BAD_REQUEST',
    )
    for (let i = 0; i < maxReminders; i++) await tracking.addReminder({ aboutId, dueAt: inHours(1), note: `${i}` })
    expect(await outcomeOf(tracking.addReminder({ aboutId, dueAt: inHours(1), note: 'x' }))).toBe('TOO_MANY_REMINDERS')
  })

  it('is sent once when it is due, by notification and email, also when the work is done twice or by two workers', async () => {
    const { applicationId: aboutId, tracking, user } = await createWorld()
    await tracking.addReminder({ aboutId, dueAt: inHours(-1), note: 'Nudge Daniel' })
    await tracking.addReminder({ aboutId, dueAt: inHours(5), note: 'Later' })
    const counts = await Promise.all([notifyDueReminders(product.services), notifyDueReminders(product.services)])
    expect(counts.reduce((sum, count) => sum + count)).toBe(1)
    expect(await notifyDueReminders(product.services)).toBe(0)
    await work('application.reminder_due', 2)
    await work('notification.to_mail', 2)
    const own = await product.db.select().from(notifications).where(eq(notifications.userId, user.id))
    expect(own.map(({ type, message, href }) => ({ type, message, href }))).toEqual([
      {
        type: 'reminder_due',
        message: expect.stringMatching(/^Nudge Daniel \(Data Analyst at /),
        href: `/app/tracker?application=${aboutId}`,
      },
    ])
    const mails = await product.db.select().from(devMails).where(eq(devMails.to, user.email))
    expect(mails.map(({ text }) => text.includes('Nudge Daniel'))).toEqual([true])
  })

  it('is sent again where it was snoozed, and not where it was done or deleted before', async () => {
    const { applicationId: aboutId, tracking, user } = await createWorld()
    const snoozed = await tracking.addReminder({ aboutId, dueAt: inHours(-2), note: 'Snoozed' })
    await notifyDueReminders(product.services)
    await tracking.moveReminder({ id: snoozed.id, dueAt: inHours(-1) })
    expect(await notifyDueReminders(product.services)).toBe(1)
    const done = await tracking.addReminder({ aboutId, dueAt: inHours(-1), note: 'Done' })
    const gone = await tracking.addReminder({ aboutId, dueAt: inHours(-1), note: 'Gone' })
    expect(await notifyDueReminders(product.services)).toBe(2)
    await tracking.finishReminder({ id: done.id, isDone: true })
    await tracking.deleteReminder({ id: gone.id })
    await work('application.reminder_due')
    const own = await product.db.select().from(notifications).where(eq(notifications.userId, user.id))
    expect(own.filter(({ type }) => type === 'reminder_due').map(({ message }) => message.slice(0, 7))).toEqual([
      'Snoozed',
      'Snoozed',
    ])
    const open = await tracking.openReminders()
    expect(open.map(({ note }) => note)).toEqual(['Snoozed'])
  })

  it('is in the timeline, with notes, contacts and statuses', async () => {
    const { applicationId: id, tracking, my } = await createWorld()
    await my.updateNotes({ id, notes: 'Ask about the review' })
    await tracking.addContact({
      aboutId: id,
      name: 'Dana Ruiz',
      role: 'Recruiter',
      email: 'dana@fernway.example',
      phone: '',
      link: '',
      note: '',
    })
    await tracking.addReminder({ aboutId: id, dueAt: inHours(24), note: 'Follow up' })
    const kinds = (await tracking.getOwn({ id })).timeline.map(({ kind }) => kind)
    expect(kinds).toEqual(['status', 'note', 'contact', 'reminder'])
  })

  it('is private (TRACK-13)', async () => {
    const { applicationId: aboutId, tracking } = await createWorld()
    const { id } = await tracking.addReminder({ aboutId, dueAt: inHours(1), note: 'Mine' })
    const other = (await createWorld()).tracking
    const calls = [
      other.moveReminder({ id, dueAt: inHours(2) }),
      other.finishReminder({ id, isDone: true }),
      other.deleteReminder({ id }),
      other.remindersOf({ aboutId }),
      other.contactsOf({ aboutId }),
    ]
    expect(await Promise.all(calls.map(outcomeOf))).toEqual(calls.map(() => 'NOT_FOUND'))
    const [row] = await product.db.select().from(applicationReminders).where(eq(applicationReminders.id, id))
    expect([row?.note, row?.doneAt]).toEqual(['Mine', null])
  })
})

describe('a contact', () => {
  const contact = { name: 'Dana Ruiz', role: '', email: '', phone: '', link: '', note: '' }
  it('is refused without a name, with an invalid address or link, and at the limit', async () => {
    const { applicationId: aboutId, tracking } = await createWorld()
    for (const wrong of [{ name: '' }, { email: 'dana' }, { link: 'javascript:1' }]) {
      expect(await outcomeOf(tracking.addContact({ aboutId, ...contact, ...wrong }))).toBe('BAD_REQUEST')
    }
    for (let i = 0; i < maxContacts; i++) await tracking.addContact({ aboutId, ...contact })
    expect(await outcomeOf(tracking.addContact({ aboutId, ...contact }))).toBe('TOO_MANY_CONTACTS')
  })

  it('is stored, changed and deleted', async () => {
    const { applicationId: aboutId, tracking } = await createWorld()
    const { id } = await tracking.addContact({ aboutId, ...contact })
    const changed = { ...contact, role: 'Recruiter', email: 'dana@fernway.example' }
    await tracking.updateContact({ id, ...changed })
    expect(await tracking.contactsOf({ aboutId })).toEqual([{ id, ...changed }])
    await tracking.deleteContact({ id })
    expect(await tracking.contactsOf({ aboutId })).toEqual([])
  })
})
