import { desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditLog, platformSettings } from '#db/schema/operations.ts'
import { liveCursor, readLive } from '#server/realtime/realtime-hub.ts'
import { liveStream } from '#server/realtime/sse-connection.ts'
import { createUser } from '#testing/factories.ts'
import { productOfTest } from '#testing/product-of-file.ts'
import type { SettingsForm } from '../../settings-contract.ts'

const product = productOfTest()
let admin: string
let staff: string
let seeker: string
beforeEach(async () => {
  admin = (await createUser(product.db, { name: 'Priya Natarajan', roles: ['platform_admin'] })).id
  staff = (await createUser(product.db, { roles: ['platform_user'] })).id
  seeker = (await createUser(product.db, { roles: ['job_seeker'] })).id
})

const api = (who: string | null = admin) => product.as(who).settings
const change = async (form: Partial<SettingsForm>, who: string | null = admin) =>
  api(who).change({ seen: (await api().get()).settings.updatedAt, form })

describe('the settings', () => {
  it('are read by staff and changed by admins only', async () => {
    expect((await api(staff).get()).settings).toMatchObject({ enforceSubscriptionVerification: false, trialDays: 14 })
    await expect(api(seeker).get()).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(api(null).history()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    for (const who of [staff, seeker])
      await expect(change({ trialDays: 1 }, who)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect((await api().get()).settings.trialDays).toBe(14)
  })

  it('refuse invalid numbers and texts', async () => {
    const wrong: [string, unknown][] = [
      ['trialDays', -1],
      ['trialDays', 366],
      ['refundDaysAnnual', 7.5],
      ['supportEmail', 'not an address'],
      ['noticeText', 'x'.repeat(301)],
      ['noticeTone', 'loud'],
      ['enforceSubscriptionVerification', 'yes'],
    ]
    for (const [field, value] of wrong)
      await expect(change({ [field]: value })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(await product.db.$count(auditLog)).toBe(0)
  })

  it('store whether subscriptions are enforced, off by default, and every client reads the change immediately (PLAT-02)', async () => {
    const publicConfig = () => product.as(null).operations.platformConfig()
    expect(await publicConfig()).toEqual({ enforceSubscriptionVerification: false })
    await change({ enforceSubscriptionVerification: true })
    expect(await publicConfig()).toEqual({ enforceSubscriptionVerification: true })
    const [entry] = await product.db.select().from(auditLog).orderBy(desc(auditLog.at))
    expect(entry).toMatchObject({
      action: 'settings.changed',
      actorId: admin,
      data: { changes: [{ field: 'enforceSubscriptionVerification', from: false, to: true }] },
    })
    await change({ enforceSubscriptionVerification: false })
    const history = await api(staff).history()
    expect(history.map(({ by, changes }) => [by, changes[0]?.to])).toEqual([
      ['Priya Natarajan', false],
      ['Priya Natarajan', true],
    ])
  })

  it('show a changed policy number on every page (PLAT-07)', async () => {
    await change({ trialDays: 21, refundDaysAnnual: 45, refundDaysMonthly: 10 })
    expect(await product.as(null).site.facts()).toMatchObject({
      trialDays: 21,
      refundDaysAnnual: 45,
      refundDaysMonthly: 10,
    })
  })

  it('switch the programme off, and on again (PLAT-08)', async () => {
    await change({ programmeEnabled: false })
    expect(await product.as(null).site.facts()).toMatchObject({ hasProgramme: false })
    expect(await product.as(null).billing.payments()).toMatchObject({ programme: false })
    await change({ programmeEnabled: true })
    expect(await product.as(null).site.facts()).toMatchObject({ hasProgramme: true })
  })

  it('refuse a change based on outdated settings', async () => {
    const { updatedAt } = (await api().get()).settings
    const change = (trialDays: number) => api().change({ seen: updatedAt, form: { trialDays } })
    const outcomes = await Promise.allSettled([change(1), change(2), change(3)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBe(1)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'SETTINGS_CHANGED' })
  })

  it('store the roles that need two-factor in a fixed order, and refuse other roles', async () => {
    const wrong = { secondFactorRoles: ['job_seeker'] } as never
    await expect(change(wrong)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    const after = await change({ secondFactorRoles: ['client_admin', 'platform_user', 'client_admin'] })
    expect(after.secondFactorRoles).toEqual(['platform_user', 'client_admin'])
    await expect(api(staff).get()).rejects.toMatchObject({ code: 'SECOND_FACTOR_SETUP_REQUIRED' })
  })

  it('write nothing without a difference', async () => {
    const before = await product.db.$count(auditLog)
    const { updatedAt, ...form } = (await api().get()).settings
    expect(await api().change({ seen: updatedAt, form })).toMatchObject({ updatedAt })
    expect(await product.db.$count(auditLog)).toBe(before)
  })

  it('are inserted again with their defaults if the row is missing', async () => {
    await product.db.delete(platformSettings)
    // by default an admin without two-factor would have to set it up
    const { settings } = await api(staff).get()
    expect(settings).toMatchObject({ trialDays: 14, programmeEnabled: true, secondFactorRoles: ['platform_admin'] })
    expect(await product.as(null).operations.platformConfig()).toEqual({ enforceSubscriptionVerification: false })
  })
})

describe('the notice', () => {
  it('is shown to everyone until it ends or is removed; a blank text is no notice', async () => {
    expect(await api(null).notice()).toBeNull()
    await change({ noticeText: '  Tandem rests on Sunday from 2 to 3 AM UTC. ', noticeTone: 'warn' })
    expect(await api(null).notice()).toEqual({ text: 'Tandem rests on Sunday from 2 to 3 AM UTC.', tone: 'warn' })
    const past = new Date(Date.now() - 1000)
    await expect(change({ noticeUntil: past })).rejects.toMatchObject({ code: 'NOTICE_OVER' })
    await product.db.update(platformSettings).set({ noticeUntil: past })
    expect(await api(seeker).notice()).toBeNull()
    await expect(change({ noticeText: 'Another' })).rejects.toMatchObject({ code: 'NOTICE_OVER' })
    await change({ noticeUntil: new Date(Date.now() + 60_000) })
    expect(await api(seeker).notice()).not.toBeNull()
    await change({ noticeText: '   ' })
    expect(await api(null).notice()).toBeNull()
    const [row] = await product.db.select().from(platformSettings).where(eq(platformSettings.id, 1))
    expect(row?.noticeText).toBeNull()
  })
})

it('updates the open pages of all visitors after a change', async () => {
  const { live } = product.services
  await live.start()
  const after = await liveCursor(product.db)
  const stop = new AbortController()
  const listen = async (userId: string) => {
    for await (const said of liveStream(product.services, userId, { after, signal: stop.signal }))
      if (said?.topic === 'settings_changed') return said
  }
  const published = Promise.all([listen(seeker), listen(staff)])
  // both connections are open before the change
  while (live.size < 2) await new Promise(setImmediate)
  await change({ trialDays: 30 })
  const first = await published
  expect(first.map((said) => said?.topic)).toEqual(['settings_changed', 'settings_changed'])
  // a page that reconnects receives the message too, with the same id
  const { messages } = await readLive(product.db, seeker, after)
  expect(messages).toEqual([{ id: first[0]?.id, topic: 'settings_changed', payload: {} }])
  stop.abort()
})
