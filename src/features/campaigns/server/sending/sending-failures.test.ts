import { readdirSync, readFileSync } from 'node:fs'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { campaignRecipients, emailCampaigns } from '#db/schema/campaigns.ts'
import { mailSuppressions } from '#db/schema/mail.ts'
import { newId } from '#lib/ids.ts'
import { type Mailer, MailRefused, MailUnavailable } from '#server/mail/mailer.ts'
import { openHandOverLog } from './hand-over-log.ts'
import { sendCampaign } from './send-campaign.ts'
import { addresses, draft, failing, my, openCampaigns, product, subscribe, words, work } from './sending.testing.ts'

openCampaigns()

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

describe('a campaign whose mail server or worker fails', () => {
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
        // when the mailer tries another connection, it must not hand the email over again
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
})
