import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { users } from '#db/schema/accounts.ts'
import { notificationDigests, notificationPreferences, notifications } from '#db/schema/notifications.ts'
import { auditLog, devMails, events, liveMessages } from '#db/schema/operations.ts'
import { newId } from '#lib/ids.ts'
import { transaction } from '#server/transaction.ts'
import { createCompany, createMember, createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { type Channels, localTime, type NotificationKind } from '../preferences.ts'
import type { Text } from '../rules.ts'
import { notificationSubscribers } from './catalogue.ts'
import { mailStopToken } from './mail-stop.ts'
import { deleteUnseen, makeDigests } from './make-digests.ts'
import { notify } from './notify.ts'

const product = productOfFile()

const news: Text = { type: 'status_updated', title: 'Being reviewed', message: 'Fernway is reading your application.' }
const api = (userId: string) => product.as(userId).notifications
const choose = async (
  userId: string,
  kind: NotificationKind,
  chosen: Channels,
  digestAt = { hour: 0, timeZone: 'UTC' },
) => api(userId).updatePreferences({ kinds: [{ kind, ...chosen }], digestAt })

const notifyUser = (userId: string, text = news, { eventId = newId(), ownMail = false } = {}) =>
  transaction(product.services, (ctx) =>
    notify(ctx, [userId], text, '/app/tracker', { eventId, occurredAt: new Date() }, { ownMail }),
  )

/** Handles the waiting events, as the worker does: possibly more than once. */
async function work(name: string, about: (payload: Record<string, unknown>) => boolean, times = 2) {
  const waiting = (await product.db.select().from(events).where(eq(events.name, name))).filter((e) => about(e.payload))
  const subscriber = notificationSubscribers.find((one) => one.eventName === name)!
  for (const { id, payload } of waiting) {
    for (let i = 0; i < times; i++)
      await subscriber.handle(product.services, payload, { eventId: id, occurredAt: new Date() })
  }
  return waiting.length
}
const mailsTo = (email: string) => product.db.select().from(devMails).where(eq(devMails.to, email))
const digestsOf = (userId: string) =>
  product.db.select().from(notificationDigests).where(eq(notificationDigests.userId, userId))
const sendDigests = async (userId: string, now: Date) => {
  await makeDigests(product.services, now)
  const ids = (await digestsOf(userId)).map(({ id }) => id)
  await work('notification.digest_made', ({ digestId }) => ids.includes(String(digestId)))
}

describe('preferences', () => {
  it('refuses signed-out callers, and an unknown hour or time zone', async () => {
    const user = await createUser(product.db)
    await expect(product.as(null).notifications.preferences(undefined)).rejects.toMatchObject({ status: 401 })
    for (const digestAt of [
      { hour: 24, timeZone: 'UTC' },
      { hour: 8, timeZone: 'Nowhere/Else' },
    ]) {
      const call = api(user.id).updatePreferences({ kinds: [], digestAt })
      await expect(call).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    }
    const twice = { kind: 'other' as const, inApp: true, mail: true, digest: true }
    const call = api(user.id).updatePreferences({ kinds: [twice, twice], digestAt: { hour: 8, timeZone: 'UTC' } })
    await expect(call).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it("start with the defaults of the user's kinds, and are stored and audited", async () => {
    const seeker = await createUser(product.db)
    const member = await createMember(product.db, (await createCompany(product.db)).id)
    const kindsOf = async (userId: string) => (await api(userId).preferences(undefined)).kinds.map(({ kind }) => kind)
    expect(await kindsOf(seeker.id)).toEqual([
      'applications',
      'receipts',
      'reminders',
      'autoApply',
      'messages',
      'interviews',
      'moderation',
      'other',
    ])
    expect(await kindsOf(member.id)).toEqual(['candidates', 'mentions', 'interviews', 'moderation', 'other'])
    const none = { inApp: false, mail: false, digest: true }
    const after = await choose(seeker.id, 'applications', none, { hour: 19, timeZone: 'Asia/Kolkata' })
    expect(after.kinds[0]).toEqual({ kind: 'applications', ...none })
    expect(await api(seeker.id).preferences(undefined)).toEqual(after)
    expect(after.digestAt).toEqual({ hour: 19, timeZone: 'Asia/Kolkata' })
    const [entry] = await product.db.select().from(auditLog).where(eq(auditLog.subjectId, seeker.id))
    expect(entry?.action).toBe('notifications.preferences_changed')
  })
})

describe('a notification', () => {
  it('is neither stored nor published if the kind is turned off', async () => {
    const user = await createUser(product.db)
    await choose(user.id, 'applications', { inApp: false, mail: false, digest: false })
    expect(await notifyUser(user.id)).toEqual([])
    expect(await product.db.select().from(liveMessages).where(eq(liveMessages.userId, user.id))).toEqual([])
  })

  it('is not in list, bell and count if only email is on, and is emailed once', async () => {
    const user = await createUser(product.db)
    await choose(user.id, 'other', { inApp: false, mail: true, digest: false })
    const [row] = await notifyUser(user.id, { ...news, kind: 'other' })
    expect(await work('notification.to_mail', ({ notificationId }) => notificationId === row?.id)).toBe(1)
    expect(await api(user.id).list(undefined)).toMatchObject({ items: [], total: 0, unread: 0 })
    expect(await api(user.id).recent(undefined)).toMatchObject({ items: [], unread: 0 })
    expect((await mailsTo(user.email)).map(({ subject }) => subject)).toEqual([
      'Being reviewed: Fernway is reading your application',
    ])
  })

  it('is published but not emailed where email is off, also for a special email', async () => {
    const user = await createUser(product.db)
    await choose(user.id, 'applications', { inApp: true, mail: false, digest: false })
    expect(await notifyUser(user.id, news, { ownMail: true })).toMatchObject([{ mail: false }])
    expect((await api(user.id).list(undefined)).unread).toBe(1)
  })

  it('is stored once per user and event despite retries', async () => {
    const user = await createUser(product.db)
    const eventId = newId()
    for (let i = 0; i < 3; i++) await notifyUser(user.id, news, { eventId })
    expect((await api(user.id).list(undefined)).total).toBe(1)
  })
})

describe('the daily summary', () => {
  const at = (hour: number) => new Date(Date.UTC(2030, 4, 4, hour, 5))
  const wanting = async (digestAt = { hour: 8, timeZone: 'UTC' }) => {
    const user = await createUser(product.db)
    await choose(user.id, 'applications', { inApp: true, mail: false, digest: true }, digestAt)
    return user
  }

  it('contains unread notifications and is sent once a day at the chosen hour', async () => {
    const user = await wanting()
    for (let n = 1; n <= 3; n++) await notifyUser(user.id, { ...news, message: `News ${n}.` })
    const { items } = await api(user.id).list(undefined)
    await api(user.id).markRead({ id: items[0]!.id })
    await sendDigests(user.id, at(7))
    expect(await mailsTo(user.email)).toEqual([])
    await sendDigests(user.id, at(8))
    await notifyUser(user.id, { ...news, message: 'After it.' })
    await sendDigests(user.id, at(9))
    const [mail, ...others] = await mailsTo(user.email)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Your daily summary: 2 unread updates')
    expect(mail?.text).toContain('News 1.')
    expect(mail?.html).toContain(`href="${product.services.env.PUBLIC_URL}/app/tracker"`)
    expect(mail?.text).not.toContain('News 3.')
    expect(mail?.text).not.toContain('After it.')
  })

  it('includes notifications of the summary only, also where the whole list was marked as read', async () => {
    const user = await createUser(product.db)
    await choose(user.id, 'applications', { inApp: false, mail: false, digest: true }, { hour: 8, timeZone: 'UTC' })
    await notifyUser(user.id, { ...news, message: 'Nowhere else.' })
    expect(await api(user.id).markAllRead(undefined)).toEqual({ unread: 0 })
    await sendDigests(user.id, at(8))
    expect((await mailsTo(user.email))[0]?.text).toContain('Nowhere else.')
  })

  it("uses the user's time zone", async () => {
    expect(localTime(at(20), 'Asia/Kolkata')).toEqual({ day: '2030-05-05', hour: 1 })
    const user = await wanting({ hour: 8, timeZone: 'Asia/Kolkata' })
    await notifyUser(user.id)
    await makeDigests(product.services, at(2))
    expect(await digestsOf(user.id)).toEqual([])
    await makeDigests(product.services, at(3))
    expect((await digestsOf(user.id)).map(({ day }) => day)).toEqual(['2030-05-04'])
  })

  it('uses the time zone of the browser if the user chose none', async () => {
    const user = await createUser(product.db)
    const summaries = { kind: 'applications', inApp: true, mail: false, digest: true }
    await product.db.insert(notificationPreferences).values({ userId: user.id, ...summaries })
    await product.db.update(users).set({ timeZone: 'Asia/Kolkata' }).where(eq(users.id, user.id))
    expect((await api(user.id).preferences(undefined)).digestAt).toEqual({ hour: 8, timeZone: 'Asia/Kolkata' })
    await notifyUser(user.id)
    await makeDigests(product.services, at(2))
    expect(await digestsOf(user.id)).toEqual([])
    await makeDigests(product.services, at(3))
    expect((await digestsOf(user.id)).map(({ day }) => day)).toEqual(['2030-05-04'])
  })

  it('is created once by several workers at the same time', async () => {
    const user = await wanting()
    await notifyUser(user.id)
    await Promise.all(Array.from({ length: 5 }, () => makeDigests(product.services, at(12))))
    expect(await digestsOf(user.id)).toHaveLength(1)
    await sendDigests(user.id, at(13))
    expect(await mailsTo(user.email)).toHaveLength(1)
  })

  it('is not sent to a user who turned it off in the meantime', async () => {
    const user = await wanting()
    await notifyUser(user.id)
    await product.as(null).notifications.stopMail({ token: tokenFor(user.id, 'digest') })
    await sendDigests(user.id, at(12))
    expect(await mailsTo(user.email)).toEqual([])
  })

  it('leaves out notifications older than a week', async () => {
    const user = await wanting()
    await notifyUser(user.id)
    const old = new Date(Date.now() - 8 * 86_400_000)
    await product.db.update(notifications).set({ createdAt: old }).where(eq(notifications.userId, user.id))
    await makeDigests(product.services, at(12))
    expect(await digestsOf(user.id)).toEqual([])
  })

  it('deletes old notifications that were never shown in the list', async () => {
    const user = await createUser(product.db)
    await choose(user.id, 'applications', { inApp: false, mail: true, digest: false })
    const own = eq(notifications.userId, user.id)
    await notifyUser(user.id)
    await product.db
      .update(notifications)
      .set({ createdAt: new Date(Date.now() - 31 * 86_400_000) })
      .where(own)
    await notifyUser(user.id)
    await deleteUnseen(product.db)
    expect(await product.db.select().from(notifications).where(and(own))).toHaveLength(1)
  })
})

const tokenFor = (userId: string, stops: NotificationKind | 'digest') =>
  mailStopToken(product.services.env, { userId, stops })

describe('the unsubscribe link of an email', () => {
  const stateOf = (token: string) => product.as(null).notifications.mailStop({ token })

  it('does nothing with a forged or changed token, or for a deleted user', async () => {
    const user = await createUser(product.db)
    const real = tokenFor(user.id, 'applications')
    const hostile = [
      'x',
      real.slice(0, -1),
      real.replace('applications', 'digest'),
      tokenFor(newId(), 'digest'),
      '..',
      '💥.a.b',
    ]
    for (const token of hostile) {
      await expect(product.as(null).notifications.stopMail({ token })).rejects.toMatchObject({ code: 'LINK_INVALID' })
      await expect(stateOf(token)).rejects.toMatchObject({ code: 'LINK_INVALID' })
    }
    expect(await stateOf(real)).toMatchObject({ isOn: true })
  })

  it('is in every notification email, for mail programs too, and stops only this kind without signing in', async () => {
    const user = await createUser(product.db)
    await choose(user.id, 'other', { inApp: true, mail: true, digest: false })
    const [row] = await notifyUser(user.id, { ...news, kind: 'other' })
    await work('notification.to_mail', ({ notificationId }) => notificationId === row?.id)
    const [mail] = await mailsTo(user.email)
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const token = /token=([^>]+)>$/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? ''
    expect(mail?.text).toContain(`/unsubscribe?token=${token}`)
    expect(await stateOf(token)).toMatchObject({ stops: 'other', isOn: true })
    for (let i = 0; i < 2; i++) {
      expect(await product.as(null).notifications.stopMail({ token })).toMatchObject({ isOn: false })
    }
    expect((await api(user.id).preferences(undefined)).kinds).toEqual([
      { kind: 'applications', inApp: true, mail: true, digest: false },
      { kind: 'receipts', inApp: true, mail: true, digest: false },
      { kind: 'reminders', inApp: true, mail: true, digest: false },
      { kind: 'autoApply', inApp: true, mail: false, digest: true },
      { kind: 'messages', inApp: true, mail: true, digest: false },
      { kind: 'interviews', inApp: true, mail: true, digest: false },
      { kind: 'moderation', inApp: true, mail: true, digest: false },
      { kind: 'other', inApp: true, mail: false, digest: false },
    ])
  })

  it('shows whose emails it stops without revealing the address', async () => {
    const user = await createUser(product.db, { email: 'maya.okafor@example.test' })
    expect((await stateOf(tokenFor(user.id, 'digest'))).address).toBe('ma…@example.test')
  })
})
