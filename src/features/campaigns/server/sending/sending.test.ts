import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { campaignOptOuts, emailCampaigns, mailConsents } from '#db/schema/campaigns.ts'
import { mailSuppressions } from '#db/schema/mail.ts'
import { devMails, events } from '#db/schema/operations.ts'
import { MailUnavailable } from '#server/mail/mailer.ts'
import { createCompany, createMember, createUser } from '#testing/factories.ts'
import { resumeCampaigns } from '../subscribers.ts'
import { sendCampaign } from './send-campaign.ts'
import {
  addresses,
  draft,
  failing,
  my,
  openCampaigns,
  product,
  readers,
  staff,
  subscribe,
  words,
  work,
} from './sending.testing.ts'

openCampaigns()

describe('sending a campaign', () => {
  it('is a draft first, and only a draft can be sent (CAMP-04, CAMP-05)', async () => {
    await subscribe('a@reader.example')
    const seen = await draft()
    expect(await my().get({ id: seen.id })).toMatchObject({ status: 'draft', recipientCount: 0 })
    await my().send(seen)
    await expect(my().send(seen)).rejects.toMatchObject({ code: 'NOT_POSSIBLE' })
    await expect(my().schedule({ ...seen, at: new Date(Date.now() + 60_000) })).rejects.toMatchObject({
      code: 'NOT_POSSIBLE',
    })
    await expect(my().remove({ id: seen.id })).rejects.toMatchObject({ code: 'NOT_POSSIBLE' })
    expect(await work(seen.id)).toMatchObject({ status: 'sent', recipientCount: 1, sentCount: 1 })
  })

  it('gives each email one-click unsubscribe, the name, and tracked links (CAMP-08)', async () => {
    await subscribe('maya@reader.example')
    const seen = await draft()
    await my().send(seen)
    await work(seen.id)
    const [mail] = await product.db.select().from(devMails)
    expect(mail?.subject).toBe('Maya, news')
    expect(mail?.text).toContain('Good morning Maya')
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    expect(mail?.headers['List-Unsubscribe']).toMatch(/^<http:\/\/.*\/api\/newsletter\/mails\?token=r\.[\w.-]+>$/)
    expect(mail?.headers['List-ID']).toMatch(/^Tandem: Newsletter subscribers <subscribers\.campaigns\.[a-z0-9.-]+>$/)
    expect(mail?.html).toMatch(/href="http:\/\/[^"]+\/api\/c\/click\?t=r\.[\w.-]+&amp;l=0"/)
    expect(mail?.html).toMatch(/src="http:\/\/[^"]+\/api\/c\/open\?t=r\./)
    expect(mail?.html).not.toMatch(/READER-TOKEN|\uE0F1|example\.org/)
    expect((await my().get({ id: seen.id })).links).toEqual([
      expect.objectContaining({ url: 'https://example.org/a?b=1&c=2' }),
    ])
  })

  it('mails every address once, ignoring case, and excludes those that opted out, bounced or complained', async () => {
    await subscribe('one@reader.example', 'out@reader.example', 'bounced@reader.example')
    await product.db.insert(campaignOptOuts).values({ email: 'out@reader.example', kind: 'newsletter' })
    await product.db.insert(mailSuppressions).values({ email: 'bounced@reader.example', reason: 'bounce' })
    expect(await my().audience({ ...readers, templateType: 'newsletter' })).toEqual({
      ...{ recipients: 1, leftOut: 2 },
      why: { suppressed: 1, opted_out: 1, no_consent: 0 },
    })
    const seen = await draft()
    await my().send(seen)
    await work(seen.id)
    await work(seen.id)
    expect(await addresses()).toEqual(['one@reader.example'])
  })

  it('sends promotional email only to people who agreed to it, among subscribers too', async () => {
    const emails = ['yes@reader.example', 'no@reader.example', 'ended@reader.example', 'both@reader.example']
    await subscribe(...emails)
    const consent = { kind: 'promotional' as const, place: 'account' as const }
    await product.db.insert(mailConsents).values([
      { ...consent, email: 'yes@reader.example' },
      { ...consent, email: 'ended@reader.example', withdrawnAt: new Date() },
      { ...consent, email: 'both@reader.example' },
    ])
    await product.db.insert(campaignOptOuts).values({ email: 'both@reader.example', kind: 'promotional' })
    const count = (templateType: 'promotional' | 'newsletter') => my().audience({ ...readers, templateType })
    expect(await count('newsletter')).toMatchObject({ recipients: 4, leftOut: 0 })
    expect(await count('promotional')).toEqual({
      ...{ recipients: 1, leftOut: 3 },
      why: { suppressed: 0, opted_out: 1, no_consent: 2 },
    })
    const seen = await draft({ templateType: 'promotional' })
    await my().send(seen)
    await work(seen.id)
    expect(await addresses()).toEqual(['yes@reader.example'])
  })

  it('refuses promotional email to an audience without consent', async () => {
    await createUser(product.db)
    const seen = await draft({ templateType: 'promotional', audience: 'job_seekers' })
    await expect(my().send(seen)).rejects.toMatchObject({ code: 'NO_RECIPIENTS' })
  })

  it('excludes people who withdraw the consent while the campaign waits', async () => {
    await subscribe('fickle@reader.example', 'firm@reader.example')
    const consent = { kind: 'promotional' as const, place: 'mail_page' as const }
    await product.db
      .insert(mailConsents)
      .values(['fickle@reader.example', 'firm@reader.example'].map((email) => ({ ...consent, email })))
    const seen = await draft({ templateType: 'promotional' })
    await my().send(seen)
    await sendCampaign(product.services, { campaignId: seen.id }, { sliceMs: 0 })
    await product.db
      .update(mailConsents)
      .set({ withdrawnAt: new Date() })
      .where(eq(mailConsents.email, 'fickle@reader.example'))
    expect(await work(seen.id)).toMatchObject({ status: 'sent', problems: { no_consent: 1 } })
    expect(await addresses()).toEqual(['firm@reader.example'])
  })

  it('checks again before each email: a person who unsubscribed meanwhile gets none', async () => {
    await subscribe('late@reader.example', 'stays@reader.example')
    const seen = await draft()
    await my().send(seen)
    await my().act({ id: seen.id, act: 'pause' })
    expect(await work(seen.id)).toMatchObject({ status: 'paused', sentCount: 0 })
    await my().act({ id: seen.id, act: 'resume' })
    // its recipients are stored, then it is paused before any email is sent
    await sendCampaign(product.services, { campaignId: seen.id }, { sliceMs: 0 })
    await product.db.insert(campaignOptOuts).values({ email: 'late@reader.example', kind: 'newsletter' })
    expect(await work(seen.id)).toMatchObject({ status: 'sent', states: { sent: 1, skipped: 1 } })
    expect(await addresses()).toEqual(['stays@reader.example'])
  })

  it('knows its segments: job seekers, company users, staff, and their last activity', async () => {
    const { db } = product
    const before = {
      seekers: await my().audience({ audience: 'job_seekers', activity: 'any', templateType: 'announcement' }),
    }
    const day = 86_400_000
    await createUser(db, { lastSignInAt: new Date(Date.now() - 2 * day) })
    await createUser(db, { lastSignInAt: new Date(Date.now() - 100 * day) })
    await createUser(db, { suspendedAt: new Date(), suspendedReason: 'x' })
    await createUser(db, { emailVerified: false })
    const company = await createCompany(db)
    await createMember(db, company.id)
    const count = async (
      audience: 'job_seekers' | 'companies' | 'staff',
      activity: 'any' | 'active' | 'quiet' = 'any',
    ) => (await my().audience({ audience, activity, templateType: 'announcement' })).recipients
    expect(await count('job_seekers')).toBe(before.seekers.recipients + 2)
    expect(await count('job_seekers', 'active')).toBe(1)
    expect(await count('job_seekers', 'quiet')).toBe(1)
    expect(await count('companies')).toBe(1)
    expect(await count('staff')).toBe(1)
  })

  it('refuses an empty audience, a past time, and a newer change by someone else', async () => {
    const seen = await draft()
    await expect(my().send(seen)).rejects.toMatchObject({ code: 'NO_RECIPIENTS' })
    await subscribe('x@reader.example')
    await expect(my().schedule({ ...seen, at: new Date(Date.now() - 1000) })).rejects.toMatchObject({
      code: 'TIME_PAST',
    })
    await expect(my().send({ ...seen, revision: 1 })).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' })
  })
})

describe('the life cycle of a campaign', () => {
  it('is sent in the background at its time, and not before (CAMP-06)', async () => {
    await subscribe('soon@reader.example')
    const seen = await draft()
    const at = new Date(Date.now() + 3_600_000)
    await my().schedule({ ...seen, at })
    expect(await work(seen.id)).toMatchObject({ status: 'scheduled', sentCount: 0 })
    await product.db
      .update(emailCampaigns)
      .set({ scheduledFor: new Date(Date.now() - 1000) })
      .where(eq(emailCampaigns.id, seen.id))
    await resumeCampaigns(product.services)
    const emitted = await product.db.select().from(events).where(eq(events.name, 'campaign.due'))
    expect(emitted.filter(({ payload, dueAt }) => payload.campaignId === seen.id && dueAt === null)).toHaveLength(1)
    expect(await work(seen.id)).toMatchObject({ status: 'sent', sentCount: 1 })
  })

  it('can be unscheduled, and limits its speed (CAMP-06)', async () => {
    await subscribe(...Array.from({ length: 30 }, (_, n) => `pace-${n}@reader.example`))
    const seen = await draft()
    await my().schedule({ ...seen, at: new Date(Date.now() + 3_600_000) })
    await my().act({ id: seen.id, act: 'unschedule' })
    expect(await my().get({ id: seen.id })).toMatchObject({ status: 'draft', scheduledFor: null })
    const { revision } = await my().save({ id: seen.id, revision: seen.revision, ...words, ...readers, pace: 10 })
    await my().send({ id: seen.id, revision })
    // ten a second: a run without time sends at most one batch
    const first = await work(seen.id, product.services.mailer, { sliceMs: 1 })
    expect(first).toMatchObject({ status: 'sending', sentCount: 10 })
    const more = await product.db.select().from(events).where(eq(events.name, 'campaign.due'))
    expect(more.filter(({ payload }) => payload.campaignId === seen.id).length).toBeGreaterThan(1)
  })

  it('can be paused, resumed and cancelled; waiting emails are never sent', async () => {
    await subscribe(...Array.from({ length: 15 }, (_, n) => `cancel-${n}@reader.example`))
    const seen = await draft()
    await my()
      .save({ id: seen.id, revision: seen.revision, ...words, ...readers, pace: 10 })
      .then(({ revision }) => my().send({ id: seen.id, revision }))
    await work(seen.id, product.services.mailer, { sliceMs: 1 })
    expect(await my().act({ id: seen.id, act: 'pause' })).toEqual({ status: 'paused' })
    await my().act({ id: seen.id, act: 'cancel' })
    for (const act of ['resume', 'pause', 'retry', 'unschedule'] as const) {
      await expect(my().act({ id: seen.id, act })).rejects.toMatchObject({ code: 'NOT_POSSIBLE' })
    }
    expect(await work(seen.id)).toMatchObject({ status: 'cancelled', sentCount: 10, states: { sent: 10, waiting: 5 } })
    expect(await addresses()).toHaveLength(10)
  })

  it('sends a test of the stored version to the caller only, and counts nothing', async () => {
    await subscribe('nobody@reader.example')
    const seen = await draft()
    const { to } = await my().sendTest({ id: seen.id })
    const [mail, ...others] = await product.db.select().from(devMails)
    expect([mail?.to, mail?.subject, others]).toEqual([to, 'Test: Priya, news', []])
    expect(mail?.html).not.toContain('/api/c/open')
    expect(await my().get({ id: seen.id })).toMatchObject({ sentCount: 0, status: 'draft' })
    const broken = product.as(staff, { mailer: failing(() => new MailUnavailable('away')) }).campaigns
    await expect(broken.sendTest({ id: seen.id })).rejects.toMatchObject({ code: 'MAIL_NOT_SENT' })
  })
})
