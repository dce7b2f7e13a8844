import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { campaignRecipients, emailCampaigns, newsletterSubscribers } from '#db/schema/campaigns.ts'
import { newId } from '#lib/ids.ts'
import { MAX_CONNECTIONS } from '#server/mail/smtp-mailer.ts'
import { createUser } from '#testing/factories.ts'
import { isLong } from '#testing/long.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { resumeCampaigns } from '../subscribers.ts'
import { type MailSink, openMailSink } from './mail-sink.testing.ts'

const READERS = 900
const root = fileURLToPath(new URL('../../../../..', import.meta.url))

let product: TestProduct
let sink: MailSink
const workers: ChildProcess[] = []

beforeAll(async () => {
  product = await testProduct()
  sink = await openMailSink()
  await product.db.execute(sql`insert into ${newsletterSubscribers} (id, email, name, source)
    select gen_random_uuid(), 'reader-' || n || '@example.test', 'Reader ' || n, 'import' from generate_series(1, ${READERS}) n`)
})
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL')
  await sink.close()
  await product.close()
})

/** A worker as in production, on this database and this mail server. */
async function startWorker(): Promise<ChildProcess> {
  const own = {
    DATABASE_URL: product.url,
    SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
    DEMO: '0',
    LOG_LEVEL: 'info',
    DATA_DIR: product.services.env.DATA_DIR,
  }
  const worker = spawn(process.execPath, [`${root}/src/apps/worker.ts`, '--demo'], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...own },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  workers.push(worker)
  let said = ''
  worker.stdout?.on('data', (chunk) => {
    said += chunk
  })
  await waitUntil(() => said.includes('worker ready') || worker.exitCode !== null)
  return worker
}

// only in long runs: two whole workers are started
it.runIf(isLong)(
  'a worker that is killed while sending loses no recipient and mails none twice (CAMP-06)',
  async () => {
    const staff = await createUser(product.db, { roles: ['platform_user'] })
    const my = product.as(staff.id).campaigns
    const id = newId()
    await my.create({
      id,
      title: 'October',
      subject: 'Hello {first_name}',
      content: '<p>News.</p>',
      templateType: 'newsletter',
    })
    const first = await startWorker()
    const { revision } = await my.save({
      id,
      revision: 1,
      title: 'October',
      subject: 'Hello {first_name}',
      content: '<p>News.</p>',
      templateType: 'newsletter',
      audience: 'subscribers',
      activity: 'any',
      pace: 500,
    })
    await my.send({ id, revision })
    await waitUntil(() => sink.handedOver.length > READERS / 9)
    // a slow database: accepted emails cannot be stored before the kill
    await product.db.transaction(async (tx) => {
      await tx.select().from(emailCampaigns).where(eq(emailCampaigns.id, id)).for('update')
      const before = sink.handedOver.length
      await waitUntil(() => sink.handedOver.length > before + 60)
      first.kill('SIGKILL')
      await once(first, 'exit')
    })
    const [half] = await product.db.select().from(emailCampaigns).where(eq(emailCampaigns.id, id))
    expect(half?.sentCount).toBeLessThan(READERS)
    expect(half?.status).toBe('sending')
    await startWorker()
    // the schedule resumes campaigns idle for a minute: here its timestamp is made older instead of waiting
    await product.db.execute(
      sql`update ${emailCampaigns} set updated_at = now() - interval '2 minutes' where id = ${id}`,
    )
    await resumeCampaigns(product.services)
    await waitUntil(async () => (await my.get({ id })).status === 'sent')

    // no one is mailed twice; recipients in flight at the kill have an unknown outcome, are shown, and are mailed again only by hand
    const reached = sink.mailboxes()
    expect(sink.handedOver).toHaveLength(reached.size)
    const unsure = await product.db
      .select({ email: campaignRecipients.email })
      .from(campaignRecipients)
      .where(eq(campaignRecipients.state, 'unsure'))
    expect(unsure.length).toBeLessThanOrEqual(MAX_CONNECTIONS)
    const sent = READERS - unsure.length
    expect(await my.get({ id })).toMatchObject({ sentCount: sent, recipientCount: READERS, states: { sent } })
    // no one is lost: recipients without an email are still waiting
    const accountedFor = new Set([...reached.keys(), ...unsure.map(({ email }) => email)])
    expect(accountedFor.size).toBe(READERS)
  },
)
