import { readdirSync, readFileSync } from 'node:fs'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  campaignOptOuts,
  campaignRecipients,
  emailCampaigns,
  mailConsents,
  newsletterSubscribers,
} from '#db/schema/campaigns.ts'
import { mailSuppressions } from '#db/schema/mail.ts'
import { devMails, events } from '#db/schema/operations.ts'
import { newId } from '#lib/ids.ts'
import { type Mailer, MailRefused, MailUnavailable } from '#server/mail/mailer.ts'
import { createCompany, createMember, createUser } from '#testing/factories.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'
import { resumeCampaigns } from '../subscribers.ts'
import { openHandOverLog } from './hand-over-log.ts'
import { sendCampaign } from './send-campaign.ts'

let product: TestProduct
let staff: string
const words = {
  title: 'October digest',
  subject: '{first_name}, news',
  content: '<h2>Good morning {first_name}</h2><p>Read <a href="https://example.org/a?b=1&amp;c=2">this</a>.</p>',
  templateType: 'newsletter' as const,
}
const readers = { audience: 'subscribers' as const, activity: 'any' as const, pace: 1000 as const }

beforeAll(async () => {
  product = await testProduct()
  staff = (await createUser(product.db, { roles: ['platform_user'], name: 'Priya Natarajan' })).id
})
afterAll(() => product.close())
beforeEach(async () => {
  await product.db.delete(newsletterSubscribers)
  await product.db.delete(mailSuppressions)
  await product.db.delete(campaignOptOuts)
  await product.db.delete(mailConsents)
  await product.db.delete(devMails)
})

const my = () => product.as(staff).campaigns
const subscribe = (...emails: string[]) =>
  product.db
    .insert(newsletterSubscribers)
    .values(emails.map((email) => ({ email, name: 'Maya Okafor', source: 'import' as const })))

async function draft(
  more: Partial<
    Omit<typeof words, 'templateType'> & {
      templateType: 'newsletter' | 'promotional'
      audience: 'job_seekers' | 'companies' | 'staff' | 'subscribers'
      activity: 'any' | 'active' | 'quiet'
    }
  > = {},
) {
  const { audience = 'subscribers', activity = 'any', ...changed } = more
  const id = newId()
  await my().create({ id, ...words, ...changed })
  const { revision } = await my().save({ id, revision: 1, ...words, ...changed, ...readers, audience, activity })
  return { id, revision }
}
/** Runs the worker's jobs until none is left. */
async function work(id: string, mailer: Mailer = product.services.mailer, options = {}) {
  await sendCampaign({ ...product.services, mailer }, { campaignId: id }, { awayMs: [0, 0], ...options })
  return my().get({ id })
}
const addresses = async () => (await product.db.select({ to: devMails.to }).from(devMails)).map(({ to }) => to).sort()
type Left = { inHand: string[]; handedOver: string[] | null; taken?: string[] }
/** The state after a killed worker: these recipients claimed, some of them in its log; null without a log. */
async function leftInHand(id: string, { inHand, handedOver, taken = [] }: Left) {
  const log = openHandOverLog(product.services.env.DATA_DIR, id)
  const rows = await product.db
    .update(campaignRecipients)
    .set({ state: 'sending', runId: log.runId })
    .where(and(eq(campaignRecipients.campaignId, id), inArray(campaignRecipients.email, inHand)))
    .returning({ id: campaignRecipients.id, email: campaignRecipients.email })
  if (!handedOver) return
  log.begin()
  for (const { id: recipient, email } of rows) {
    if (handedOver.includes(email)) log.note(recipient, 'handed-over')
    if (taken.includes(email)) log.note(recipient, 'taken')
  }
}
/** A mail server that fails for some, and counts the emails it was given. */
const failing = (fail: (to: string) => Error | null): Mailer & { taken: string[] } => {
  const taken: string[] = []
  return {
    taken,
    async send({ to, key }) {
      const error = fail(to)
      if (error) throw error
      taken.push(to)
      return { id: key }
    },
  }
}

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
    await expect(my().send(seen)).rejects.toMatchObject({ code: 'NOBODY' })
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
    // its recipients are stored, then it is paused before any is mailed
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
    await expect(my().send(seen)).rejects.toMatchObject({ code: 'NOBODY' })
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
    const asked = await product.db.select().from(events).where(eq(events.name, 'campaign.due'))
    expect(asked.filter(({ payload, dueAt }) => payload.campaignId === seen.id && dueAt === null)).toHaveLength(1)
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
    // ten a second: a run of no length sends one batch at most
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

  it("is sent though an address refused it, with the count and the server's answer for each", async () => {
    await subscribe('good@reader.example', 'gone@reader.example', 'policy@reader.example', 'large@reader.example')
    const seen = await draft()
    await my().send(seen)
    const answers: Record<string, object> = {
      gone: { responseCode: 550, command: 'RCPT TO', response: '550 5.1.1 User unknown' },
      policy: { responseCode: 550, command: 'RCPT TO', response: '550 5.7.1 blocked using Spamhaus' },
      large: { responseCode: 552, command: 'DATA', response: '552 5.3.4 Message too big' },
    }
    const refusing = failing((to) => {
      const answer = answers[to.split('@')[0] ?? '']
      return answer ? new MailRefused('by the mail server', answer) : null
    })
    expect(await work(seen.id, refusing)).toMatchObject({
      ...{ status: 'sent', problem: null, sentCount: 1, recipientCount: 4, retryable: 0 },
      states: { sent: 1, failed: 2, bounced: 1 },
      problems: { no_mailbox: 1, policy: 1, refused: 1 },
    })
    const { items } = await my().recipients({ id: seen.id, state: 'failed' })
    expect(items.map(({ email, problem, answer }) => [email, problem, answer])).toEqual([
      ['large@reader.example', 'refused', '552 5.3.4 Message too big'],
      ['policy@reader.example', 'policy', '550 5.7.1 blocked using Spamhaus'],
    ])
    // refusals about our email or our server do not count against the address
    const never = await product.db.select().from(mailSuppressions)
    expect(never.map(({ email }) => email)).toEqual(['gone@reader.example'])
    await expect(my().act({ id: seen.id, act: 'retry' })).rejects.toMatchObject({ code: 'NOT_POSSIBLE' })
    expect((await my().overview()).counts.failed).toBe(0)
  })

  it('retries only those deferred by the mail server (CAMP-07)', async () => {
    await subscribe('good@reader.example', 'slow@reader.example', 'spam@reader.example')
    const seen = await draft()
    await my().send(seen)
    const first = failing((to) =>
      to.startsWith('slow')
        ? new MailUnavailable({ responseCode: 450, command: 'RCPT TO', response: '450 4.2.1 Later' })
        : to.startsWith('spam')
          ? new MailRefused('content')
          : null,
    )
    expect(await work(seen.id, first)).toMatchObject({
      ...{ status: 'sent', sentCount: 1, retryable: 1 },
      problems: { unavailable: 1, refused: 1 },
    })
    expect((await my().recipients({ id: seen.id, state: 'failed' })).items).toContainEqual(
      expect.objectContaining({ email: 'slow@reader.example', problem: 'unavailable', answer: '450 4.2.1 Later' }),
    )
    expect(await my().act({ id: seen.id, act: 'retry' })).toEqual({ status: 'sending' })
    const second = failing(() => null)
    expect(await work(seen.id, second)).toMatchObject({ status: 'sent', sentCount: 2, states: { sent: 2, failed: 1 } })
    expect([first.taken, second.taken]).toEqual([['good@reader.example'], ['slow@reader.example']])
  })

  it('fails where every email was refused, and a retry mails all of them (CAMP-07)', async () => {
    await subscribe('one@reader.example', 'two@reader.example')
    const seen = await draft()
    await my().send(seen)
    const done = await work(
      seen.id,
      failing(() => new MailRefused('554 5.7.1')),
    )
    expect(done).toMatchObject({ status: 'failed', problem: 'all_refused', retryable: 2, states: { failed: 2 } })
    await my().act({ id: seen.id, act: 'retry' })
    expect(await work(seen.id)).toMatchObject({ status: 'sent', sentCount: 2, problems: {} })
  })

  it('migrates campaigns that were marked as failed for a few addresses', async () => {
    const ids = [newId(), newId(), newId()]
    const rows = [
      { status: 'failed', problem: 'some_failed', sentCount: 317 },
      { status: 'failed', problem: 'some_failed', sentCount: 0 },
      { status: 'failed', problem: 'mail_away', sentCount: 5 },
    ].map((row, n) => ({ ...words, ...row, id: ids[n] }))
    // a failure reason of the last version, unknown to this one
    await product.db.insert(emailCampaigns).values(rows as (typeof emailCampaigns.$inferInsert)[])
    const folder = new URL('../../../../db/migrations/', import.meta.url)
    const file = readdirSync(folder).find((name) => name.endsWith('campaign_refusals.sql')) ?? ''
    for (const statement of readFileSync(new URL(file, folder), 'utf8').split('--> statement-breakpoint').slice(1)) {
      await product.db.execute(sql.raw(statement))
    }
    const after = await product.db.select().from(emailCampaigns).where(inArray(emailCampaigns.id, ids))
    expect(ids.map((id) => after.find((one) => one.id === id)).map((one) => [one?.status, one?.problem])).toEqual([
      ['sent', null],
      ['failed', 'all_refused'],
      ['failed', 'mail_away'],
    ])
    await product.db.delete(emailCampaigns).where(inArray(emailCampaigns.id, ids))
  })

  it('fails where the mail server accepts nothing, without counting an attempt, and a retry resumes (CAMP-07)', async () => {
    await subscribe('p@reader.example', 'q@reader.example')
    const seen = await draft()
    await my().send(seen)
    const failed = await work(
      seen.id,
      failing(() => new MailUnavailable('away')),
    )
    expect(failed).toMatchObject({ status: 'failed', problem: 'mail_away', sentCount: 0, states: { waiting: 2 } })
    await my().act({ id: seen.id, act: 'retry' })
    expect(await work(seen.id)).toMatchObject({ status: 'sent', sentCount: 2 })
  })

  it('suppresses an address whose mailbox does not exist, and is sent all the same', async () => {
    await subscribe('gone@reader.example', 'here@reader.example')
    const seen = await draft()
    await my().send(seen)
    const refusal = new MailRefused('by the mail server', { responseCode: 550, command: 'RCPT TO' })
    const done = await work(
      seen.id,
      failing((to) => (to.startsWith('gone') ? refusal : null)),
    )
    expect(done).toMatchObject({ status: 'sent', states: { sent: 1, bounced: 1 } })
    const [row] = await product.db.select().from(mailSuppressions)
    expect(row).toMatchObject({ email: 'gone@reader.example', reason: 'bounce' })
  })

  it("is processed by one worker at a time, and a dead one's recipients are released at once", async () => {
    await subscribe('twice@reader.example', 'held@reader.example')
    const seen = await draft()
    await my().send(seen)
    await sendCampaign(product.services, { campaignId: seen.id }, { sliceMs: 0 })
    await leftInHand(seen.id, { inHand: ['held@reader.example'], handedOver: [] })
    await Promise.all([work(seen.id), work(seen.id)])
    await work(seen.id)
    expect(await addresses()).toEqual(['held@reader.example', 'twice@reader.example'])
    expect(await my().get({ id: seen.id })).toMatchObject({ status: 'sent', sentCount: 2 })
  })

  it.each([true, false])(
    'never resends automatically what a dead worker may have sent (its log available: %s)',
    async (isAtHand) => {
      const [held, left] = ['held@reader.example', 'left@reader.example']
      await subscribe(held, left)
      const seen = await draft()
      await my().send(seen)
      await sendCampaign(product.services, { campaignId: seen.id }, { sliceMs: 0 })
      await leftInHand(seen.id, { inHand: [held, left], handedOver: isAtHand ? [held] : null })
      const done = await work(seen.id)
      expect(await addresses()).toEqual(isAtHand ? [left] : [])
      expect(done).toMatchObject({ status: 'sent', states: isAtHand ? { sent: 1, unsure: 1 } : { unsure: 2 } })
      // by hand, once
      expect(await my().act({ id: seen.id, act: 'again' })).toEqual({ status: 'sending' })
      expect(await work(seen.id)).toMatchObject({ status: 'sent', sentCount: 2, states: { sent: 2 } })
      expect(await addresses()).toEqual([held, left])
      await expect(my().act({ id: seen.id, act: 'again' })).rejects.toMatchObject({ code: 'NOT_POSSIBLE' })
    },
  )

  it('knows which emails a dead worker had accepted, though it had not stored that', async () => {
    const [taken, held, left] = ['taken@reader.example', 'held@reader.example', 'left@reader.example']
    await subscribe(taken, held, left)
    const seen = await draft()
    await my().send(seen)
    await sendCampaign(product.services, { campaignId: seen.id }, { sliceMs: 0 })
    await leftInHand(seen.id, { inHand: [taken, held, left], handedOver: [taken, held], taken: [taken] })
    expect(await work(seen.id)).toMatchObject({ status: 'sent', sentCount: 2, states: { sent: 2, unsure: 1 } })
    expect(await addresses()).toEqual([left])
  })

  it('marks an email without an answer as unknown, and one deferred at its end as known', async () => {
    await subscribe('cut@reader.example', 'later@reader.example')
    const seen = await draft()
    await my().send(seen)
    const handing: Mailer = {
      async send({ to, handOver }) {
        handOver?.()
        // a mailer that tries another connection hands nothing over again
        expect(handOver).toThrow()
        throw new MailUnavailable(to.startsWith('cut') ? new Error('reset') : { responseCode: 451, command: 'DATA' })
      },
    }
    expect(await work(seen.id, handing)).toMatchObject({ status: 'sent', states: { unsure: 1, failed: 1 } })
    await my().act({ id: seen.id, act: 'retry' })
    expect(await work(seen.id)).toMatchObject({ status: 'sent', states: { unsure: 1, sent: 1 } })
    expect(await addresses()).toEqual(['later@reader.example'])
  })

  it('hands nothing over once another worker has treated this one as ended', () => {
    const log = openHandOverLog(product.services.env.DATA_DIR, newId())
    log.begin()
    log.note('one', 'handed-over')
    expect(log.marksOf(log.runId)?.get('one')).toBe('handed-over')
    expect(() => log.note('two', 'handed-over')).toThrow(/ENOENT/)
    expect(log.marksOf(log.runId)?.has('two')).toBe(false)
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
