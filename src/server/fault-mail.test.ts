import { eq } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createWorker } from '#apps/create-worker.ts'
import { notifications } from '#db/schema/notifications.ts'
import { mailDeliveries } from '#db/schema/operations.ts'
import { applicantDetails } from '#testing/applicant-details.ts'
import { createCompany, createJob, createMember, createResume, createUser } from '#testing/factories.ts'
import { type Fault, type FaultProxy, openFaultProxy } from '#testing/fault-proxy.ts'
import { casesOf } from '#testing/long.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { readEnv } from './env.ts'
import type { Mailer } from './mail/mailer.ts'
import { createProductMailer } from './product-mailer.ts'
import type { Worker } from './queue/worker.ts'

type Mail = { to: string; id: string }

let product: TestProduct
let proxy: FaultProxy
let worker: Worker
let sink: SMTPServer
const mails: Mail[] = []
/** Whether the mail server is in trouble, and how many mails were sent with a short deadline. */
const trouble = { isThere: false, sends: 0 }

beforeAll(async () => {
  sink = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    closeTimeout: 200,
    onData(stream, { envelope }, done) {
      let source = ''
      stream.on('data', (chunk: Buffer) => {
        source += chunk
      })
      stream.on('end', () => {
        const id = /^Message-ID:\s*(\S+)/im.exec(source)?.[1] ?? ''
        mails.push({ to: envelope.rcptTo[0]?.address ?? '', id })
        done()
      })
    },
  })
  sink.on('error', () => {})
  await new Promise<void>((resolve) => sink.listen(0, '127.0.0.1', resolve))
  proxy = await openFaultProxy((sink.server.address() as { port: number }).port)
  product = await testProduct()
  const mailerWaiting = (seconds: number) => {
    const settings = { SMTP_URL: `smtp://127.0.0.1:${proxy.port}`, SMTP_TIMEOUT_SECONDS: String(seconds) }
    return createProductMailer(readEnv('demo', settings), product.db)
  }
  // A mail that exceeds the deadline is sent again, so a working server gets as long as a busy machine needs.
  const [hasty, patient] = [mailerWaiting(1), mailerWaiting(60)]
  const close = () => {
    hasty.close?.()
    patient.close?.()
  }
  const sendHastily: Mailer['send'] = (mail) => {
    trouble.sends++
    return hasty.send(mail).finally(() => trouble.sends--)
  }
  const mailer: Mailer = {
    ...patient,
    close,
    send: (mail) => (trouble.isThere ? sendHastily(mail) : patient.send(mail)),
  }
  Object.assign(product.services, { mailer })
  worker = createWorker(product.services, product.url)
  await worker.start()
})
beforeEach(() => {
  mails.length = 0
})
afterAll(async () => {
  await worker.stop()
  product.services.mailer.close?.()
  await proxy.close()
  await new Promise<void>((resolve) => sink.close(resolve))
  await product.close()
})

const PASSWORD = 'a quiet harbour in may'
const waiting = async (name: string) =>
  (
    await product.pool.query("select 1 from pgboss.job where name = $1 and state = 'created' and data ? 'postponed'", [
      name,
    ])
  ).rowCount ?? 0
const unfinished = async () =>
  (
    await product.pool.query(
      "select 1 from pgboss.job where state in ('created', 'retry', 'active') and name ~ '^(accounts|notifications)[.]'",
    )
  ).rowCount
const undrained = async () => (await product.pool.query('select 1 from events where drained_at is null')).rowCount
const hurry = () => product.pool.query("update pgboss.job set start_after = now() where state in ('created', 'retry')")

/** An application whose company has just set the status 'interview': the candidate is notified in the product and by email. */
async function changeStatus() {
  const company = await createCompany(product.db)
  const recruiter = await createMember(product.db, company.id, 'client_admin')
  const seeker = await createUser(product.db)
  const job = await createJob(product.db, company.id)
  const resume = await createResume(product.db, seeker.id)
  const { applicationId: id } = await product.as(seeker.id).applications.submit({
    jobId: job.id,
    ...applicantDetails(),
    resume: { kind: 'existing', resumeId: resume.id },
  })
  await product.as(recruiter.id).companyApplications.setStatus({ id, status: 'interview' })
  return seeker
}

const faults: [string, Fault][] = [
  ['refuses connections', 'refuses'],
  ['answers 4xx', { says: '421 4.3.2 try again later\r\n' }],
  ['answers 5xx', { says: '554 5.3.2 no service here\r\n' }],
  ['sends garbage', { says: 'HTTP/1.1 200 OK\r\n\r\n<html>Welcome to the hotel</html>' }],
  ['hangs', 'hangs'],
]

describe('a failing mail server', () => {
  // plain runs try a server that cannot be reached and one that refuses with a text
  it.each(casesOf(faults, ([name]) => /^refuses|5xx$/.test(name)))(
    'D1 that %s: everything else works, and mail waits and is sent once',
    async (name, fault) => {
      await proxy.become(fault)
      trouble.isThere = true
      const email = `${name.replaceAll(' ', '-')}@example.test`
      // no request waits for mail or reports its delivery, even if sending never ends
      const mailer = { ...product.services.mailer, send: () => new Promise<never>(() => {}) }
      await product.as(null, { mailer }).accounts.signUp({ displayName: 'Maya', email, password: PASSWORD })
      const seeker = await changeStatus()
      const received = () => product.db.select().from(notifications).where(eq(notifications.userId, seeker.id))
      await waitUntil(async () => (await received()).length === 2)
      expect((await product.as(seeker.id).jobs.search({})).items.length).toBeGreaterThan(0)

      await waitUntil(async () => (await waiting('accounts.send-verification')) === 1)
      expect(mails).toEqual([])
      const open = await product.db.select().from(mailDeliveries).where(eq(mailDeliveries.state, 'sending'))
      expect(open.length).toBeGreaterThan(0)
      if (fault !== 'refuses') expect(proxy.met).toBeGreaterThan(0)

      // a mail is given up early only while the server cannot have accepted it
      trouble.isThere = false
      await waitUntil(() => trouble.sends === 0)
      await proxy.become(undefined)
      // another test covers the pause after a server that does not answer
      Object.assign(product.services, { mailer: { ...product.services.mailer } })
      await waitUntil(async () => {
        await hurry()
        return (await undrained()) === 0 && (await unfinished()) === 0
      })
      const to = mails.map((mail) => mail.to)
      expect(to.filter((address) => address === email)).toHaveLength(1)
      expect(to.filter((address) => address === seeker.email).length).toBeGreaterThan(0)
      expect(new Set(mails.map((mail) => mail.id)).size).toBe(mails.length)
      expect(await received()).toHaveLength(2)
      expect(await product.db.select().from(mailDeliveries).where(eq(mailDeliveries.state, 'sending'))).toEqual([])
      const laidAside = await product.pool.query("select 1 from pgboss.job where name = 'dead-letters'")
      expect(laidAside.rowCount).toBe(0)
    },
  )
})
