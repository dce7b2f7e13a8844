import { desc, eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { auditLog, mailDeliveries } from '#db/schema/operations.ts'
import { defineEvent } from '#lib/events.ts'
import { newId } from '#lib/ids.ts'
import { MailRefused, MailUnavailable } from '#server/mail/mailer.ts'
import { mailWait, type Occurrence, on, Worker } from '#server/queue/worker.ts'
import { transaction } from '#server/transaction.ts'
import { createCompany, createMember, createUser } from '#testing/factories.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'
import { waitUntil } from '#testing/wait-until.ts'

const WORK = 'operations.test-work'
const CLOCK = 'operations.test-clock'
const happened = defineEvent('test.happened', z.object({ word: z.string() }))

let product: TestProduct
let worker: Worker | undefined
let admin: string
let staff: string
/** The calls of the test's job, and whether it fails. */
const runs: { word: string; eventId: Occurrence['eventId'] }[] = []
let failsWith: Error | null = null

beforeEach(async () => {
  runs.length = 0
  failsWith = null
  worker = undefined
  product = await testProduct()
  admin = (await createUser(product.db, { roles: ['platform_admin'] })).id
  staff = (await createUser(product.db, { roles: ['platform_user'] })).id
})
afterEach(async () => {
  await worker?.stop()
  await product.close()
})
const api = (userId: string | null = admin) => product.as(userId).operations
const queueOf = async (name: string) => (await api().queues(undefined)).queues.find((queue) => queue.name === name)

async function startWorker() {
  const work = on(happened, WORK, async (_ctx, { word }, { eventId }) => {
    runs.push({ word, eventId })
    if (failsWith) throw failsWith
  })
  const schedule = { name: CLOCK, cron: '0 4 * * *', run: async () => {} }
  worker = new Worker(product.services, product.url, {
    subscribers: [work],
    schedules: [schedule],
    pollingSeconds: 0.5,
  })
  await worker.start()
}

const emit = (word: string) => transaction(product.services, (tx) => tx.emit(happened({ word })))
const secret = () => Object.assign(new Error('no mailbox maya@okafor.example'), { code: 'MAIL_REFUSED' })

/** An event whose work fails for good. The test starts the last try immediately instead of after a quarter of an hour. */
async function failForGood(word: string) {
  const before = (await api().deadLetters(undefined)).total
  failsWith = new Error('Failed query', { cause: secret() })
  await emit(word)
  const lastTry = sql`
    update pgboss.job set retry_count = retry_limit - 1, start_after = now()
    where name = ${WORK} and state = 'retry' and retry_count < retry_limit - 1 returning id`
  await waitUntil(async () => ((await product.db.execute(lastTry)).rowCount ?? 0) > 0)
  await waitUntil(async () => (await api().deadLetters(undefined)).total > before)
  failsWith = null
  const [letter] = (await api().deadLetters(undefined)).items
  return letter!
}

const lastAudit = async () => (await product.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0]

describe('the wait for a mail server', () => {
  const away = new MailUnavailable(new Error('ECONNREFUSED'))
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000)

  it('grows to a quarter of an hour and stops after a day', () => {
    const waits = [0, 1, 2, 7, 8, 90].map((times) => mailWait(away, { since: hoursAgo(1), times }))
    expect(waits).toEqual([5, 10, 20, 640, 900, 900])
    expect(mailWait(away, { since: hoursAgo(23.9), times: 90 })).toBe(900)
    expect(mailWait(away, { since: hoursAgo(24.1), times: 90 })).toBeNull()
  })

  it('does not apply to other failures', () => {
    for (const error of [new Error('bug'), new MailRefused('no mailbox'), 'text', null]) {
      expect(mailWait(error, { since: hoursAgo(0), times: 0 })).toBeNull()
    }
  })
})

describe('before any worker has run', () => {
  it('shows no queue, no failed work, and the waiting events', async () => {
    await emit('early')
    const { queues, waitingEvents, oldestEventAt } = await api().queues(undefined)
    expect([queues, waitingEvents, oldestEventAt]).toEqual([[], 1, expect.any(Date)])
    expect(await api().deadLetters(undefined)).toEqual({ items: [], total: 0 })
    await expect(api().retryDeadLetter({ id: newId() })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('background work', () => {
  beforeEach(startWorker)

  it('counts each queue and shows its schedule', async () => {
    expect(await queueOf(WORK)).toMatchObject({ cron: null, waiting: 0, retrying: 0, active: 0, failed: 0 })
    expect(await queueOf(CLOCK)).toMatchObject({ cron: '0 4 * * *' })
    failsWith = secret()
    await emit('again')
    await waitUntil(async () => (await queueOf(WORK))?.retrying === 1)
    expect(await queueOf(WORK)).toMatchObject({ waiting: 1, oldestWaitingAt: expect.any(Date) })
    expect((await api().queues(undefined)).waitingEvents).toBe(0)
    await product.db.execute(sql`delete from pgboss.job where name = ${WORK}`)
    const names = (await api().queues(undefined)).queues.map((queue) => queue.name)
    expect(names.filter((name) => name.includes('pgboss') || name === 'dead-letters')).toEqual([])
  })

  it('processes many events of the same time without a pause between them', async () => {
    await transaction(product.services, async (tx) => {
      for (let i = 0; i < 40; i++) await tx.emit(happened({ word: `n${i}` }))
    })
    await waitUntil(() => runs.length === 40)
    expect(new Set(runs.map((run) => run.eventId)).size).toBe(40)
  })

  it("lists work that failed for good, with the error's code and without its text", async () => {
    const letter = await failForGood('lost')
    expect(letter).toMatchObject({
      work: WORK,
      errorCode: 'MAIL_REFUSED',
      failedAt: expect.any(Date),
      eventId: runs[0]?.eventId,
    })
    expect(letter.tries).toBe(8)
    expect(await queueOf(WORK)).toMatchObject({ failed: 1, waiting: 0 })
    expect(JSON.stringify(await api(staff).deadLetters(undefined))).not.toContain('maya')
    await api().discardDeadLetter({ id: letter.id })
  })

  it('retries the same work with the same event, and records it in the audit log', async () => {
    const letter = await failForGood('fixed')
    runs.length = 0
    expect(await api().retryDeadLetter({ id: letter.id })).toEqual({ work: WORK })
    await waitUntil(() => runs.length > 0)
    expect(runs).toEqual([{ word: 'fixed', eventId: letter.eventId }])
    expect(await api().deadLetters(undefined)).toEqual({ items: [], total: 0 })
    await waitUntil(async () => (await queueOf(WORK))?.active === 0)
    expect(await queueOf(WORK)).toMatchObject({ waiting: 0, failed: 0 })
    expect(await lastAudit()).toMatchObject({
      action: 'work.retried',
      actorId: admin,
      subjectId: letter.id,
      data: { work: WORK, eventId: letter.eventId },
    })
  })

  it('retries failed work of a schedule by the run that waits already', async () => {
    const letter = await failForGood('clock')
    await product.db.execute(sql`update pgboss.job set source_name = ${CLOCK} where id = ${letter.id}`)
    await product.db.execute(
      sql`insert into pgboss.job (name, policy, start_after) values (${CLOCK}, 'short', now() + interval '1 day')`,
    )
    expect(await api().retryDeadLetter({ id: letter.id })).toEqual({ work: CLOCK })
    expect(await api().deadLetters(undefined)).toEqual({ items: [], total: 0 })
    expect(await queueOf(CLOCK)).toMatchObject({ waiting: 1, failed: 0 })
  })

  it('retries all failed work except that without a handler, and records it in the audit log', async () => {
    const former = await failForGood('former')
    await product.db.execute(sql`update pgboss.job set source_name = 'operations.former-work' where id = ${former.id}`)
    await failForGood('one')
    await failForGood('two')
    runs.length = 0
    await expect(api(staff).retryDeadLetters(undefined)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(await api().retryDeadLetters(undefined)).toEqual({ count: 2 })
    await waitUntil(() => runs.length === 2)
    expect(runs.map(({ word }) => word).sort()).toEqual(['one', 'two'])
    expect(await api().deadLetters(undefined)).toMatchObject({ total: 1, items: [{ work: 'operations.former-work' }] })
    expect(await lastAudit()).toMatchObject({ action: 'work.all_retried', actorId: admin, data: { count: 2 } })
    expect(await api().retryDeadLetters(undefined)).toEqual({ count: 0 })
  })

  it('postpones work whose mail the server did not accept, without using up a try', async () => {
    failsWith = new Error('outer', { cause: new MailUnavailable(new Error('ECONNREFUSED')) })
    await emit('mail')
    const waiting = async () => {
      const { rows } = await product.db.execute<{ data: { postponed?: { times: number } }; retry_count: number }>(
        sql`select data, retry_count from pgboss.job where name = ${WORK} and state = 'created'`,
      )
      return rows
    }
    await waitUntil(async () => (await waiting()).some(({ data }) => data.postponed?.times === 1))
    expect(await waiting()).toMatchObject([{ retry_count: 0 }])
    failsWith = null
    await product.db.execute(sql`update pgboss.job set start_after = now() where name = ${WORK} and state = 'created'`)
    await waitUntil(() => runs.length === 2)
    expect(new Set(runs.map(({ eventId }) => eventId)).size).toBe(1)
    expect(await api().deadLetters(undefined)).toEqual({ items: [], total: 0 })
  })

  it('retries once when two admins retry at the same time', async () => {
    const letter = await failForGood('once')
    runs.length = 0
    const tries = await Promise.allSettled([1, 2, 3].map(() => api().retryDeadLetter({ id: letter.id })))
    expect(tries.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
    for (const one of tries) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'NOT_FOUND' })
    await waitUntil(() => runs.length > 0)
    expect(runs).toHaveLength(1)
  })

  it('discards work for good, and records it in the audit log', async () => {
    const letter = await failForGood('gone')
    runs.length = 0
    expect(await api().discardDeadLetter({ id: letter.id })).toEqual({ work: WORK })
    expect(await api().deadLetters(undefined)).toEqual({ items: [], total: 0 })
    for (const verb of ['retryDeadLetter', 'discardDeadLetter'] as const) {
      await expect(api()[verb]({ id: letter.id })).rejects.toMatchObject({ code: 'NOT_FOUND', status: 404 })
    }
    expect(await lastAudit()).toMatchObject({ action: 'work.discarded', actorId: admin, subjectId: letter.id })
  })

  it('lists work without a handler until it is discarded', async () => {
    const letter = await failForGood('old')
    await product.db.execute(sql`update pgboss.job set source_name = 'operations.former-work' where id = ${letter.id}`)
    await expect(api().retryDeadLetter({ id: letter.id })).rejects.toMatchObject({ code: 'WORK_UNKNOWN', status: 409 })
    expect(await api().deadLetters(undefined)).toMatchObject({ total: 1, items: [{ work: 'operations.former-work' }] })
    expect(await lastAudit()).not.toMatchObject({ subjectId: letter.id })
    await api().discardDeadLetter({ id: letter.id })
  })

  it('lets platform users read only, and refuses everyone else (SHELL-33)', async () => {
    const letter = await failForGood('guarded')
    const before = await product.db.$count(auditLog)
    const company = await createCompany(product.db)
    const outsiders = [
      [null, 'UNAUTHENTICATED'],
      [(await createUser(product.db)).id, 'FORBIDDEN'],
      [(await createMember(product.db, company.id, 'client_admin')).id, 'FORBIDDEN'],
      [(await createMember(product.db, company.id, 'client_user')).id, 'FORBIDDEN'],
    ] as const
    for (const [who, code] of outsiders) {
      for (const verb of ['queues', 'deadLetters', 'health'] as const) {
        await expect(api(who)[verb](undefined)).rejects.toMatchObject({ code })
      }
    }
    for (const [who, code] of [...outsiders, [staff, 'FORBIDDEN'] as const]) {
      for (const verb of ['retryDeadLetter', 'discardDeadLetter'] as const) {
        await expect(api(who)[verb]({ id: letter.id })).rejects.toMatchObject({ code })
      }
    }
    expect((await api(staff).queues(undefined)).queues.length).toBeGreaterThan(0)
    expect(await api(staff).deadLetters(undefined)).toMatchObject({ total: 1 })
    expect(await product.db.$count(auditLog)).toBe(before)
  })

  it('refuses an invalid id', async () => {
    for (const id of ['', 'x', "' or 1=1"]) {
      await expect(api().retryDeadLetter({ id })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    }
  })
})

describe('health', () => {
  it('describes the installation by kinds and numbers only', async () => {
    await product.db.insert(mailDeliveries).values([
      { key: 'now', state: 'sent', sentAt: new Date() },
      { key: 'yesterday', state: 'sent', sentAt: new Date(Date.now() - 86_400_000) },
      { key: 'begun', state: 'sending' },
    ])
    const health = await api(staff).health(undefined)
    expect(health).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      database: expect.stringMatching(/^PostgreSQL \d+\.\d+$/),
      storage: 'disk',
      mail: { kind: 'mailbox', sentLastHour: 1, sentLastDay: 1, unconfirmed: 1, lastSentAt: expect.any(Date) },
      use: { database: expect.any(Number), files: 0, fileCount: 0, free: expect.any(Number) },
      lastBackup: null,
      worker: 'inside',
      virusScanner: 'none',
      liveStreams: 0,
      proxies: 'fine',
    })
    expect(health.migrations.applied).toBe(health.migrations.known)
    const data = { rows: 12, files: 3, bytes: 4_000 }
    await transaction(product.services, (tx) =>
      tx.audit({ action: 'backup.made', subjectType: 'backup', subjectId: 'now', data }),
    )
    expect((await api(staff).health(undefined)).lastBackup).toEqual({ ...data, at: expect.any(Date) })
    const env = { ...product.services.env, mode: 'serve' as const, S3_BUCKET: 'files', WORKER: false }
    const ask = (more: object) => product.as(admin, { env: { ...env, ...more } }).operations.health(undefined)
    expect(await ask({})).toMatchObject({ storage: 's3', mail: { kind: 'none' }, worker: 'separate' })
    const answer = await ask({ SMTP_URL: 'smtp://user:hush@mail.example' })
    expect(answer.mail.kind).toBe('smtp')
    expect(JSON.stringify(answer)).not.toContain('hush')
    await product.db.delete(mailDeliveries).where(eq(mailDeliveries.key, 'now'))
  })
})
