import { eq } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { notifications } from '#db/schema/notifications.ts'
import { mailDeliveries } from '#db/schema/operations.ts'
import { verificationRequested } from '#features/accounts/events.ts'
import { accountSubscribers } from '#features/accounts/server/subscribers.ts'
import { notificationSubscribers } from '#features/notifications/server/catalogue.ts'
import { defineEvent } from '#lib/events.ts'
import { newId } from '#lib/ids.ts'
import { applicantDetails } from '#testing/applicant-details.ts'
import { createCompany, createJob, createMember, createResume, createUser } from '#testing/factories.ts'
import { waitUntil } from '#testing/wait-until.ts'
import type { Services } from '../context.ts'
import { transaction } from '../transaction.ts'
import { DEAD_LETTERS } from './schedules.ts'
import { jobsOf, openWorkers, product, startWorker } from './worker.testing.ts'
import { on, type Subscriber } from './worker.ts'

openWorkers()

/** An event type of this test, and the work that follows from it. */
function kindOf(name: string, handle: (n: number) => Promise<void>) {
  const happened = defineEvent(`test.${name}`, z.object({ n: z.number() }))
  const emit = (...numbers: number[]) =>
    transaction(product.services, async (tx) => {
      for (const n of numbers) await tx.emit(happened({ n }))
    })
  return { emit, queue: `test.${name}`, work: on(happened, `test.${name}`, (_, { n }) => handle(n)) }
}

const undrained = async () =>
  (await product.pool.query('select 1 from events where drained_at is null')).rowCount ?? Number.NaN

/** Makes jobs that wait for their next attempt due now. */
const hurry = (queue: string) =>
  product.pool.query(`update pgboss.job set start_after = now() where name = $1 and state = 'retry'`, [queue])

describe('the worker', () => {
  it('turns each event into one job, even with two workers', async () => {
    const done: number[] = []
    const { emit, queue, work } = kindOf('shared', async (n) => void done.push(n))
    const workers = await Promise.all([startWorker({ subscribers: [work] }), startWorker({ subscribers: [work] })])
    const numbers = Array.from({ length: 60 }, (_, n) => n)
    await emit(...numbers)
    await Promise.all(workers.flatMap((worker) => [worker.drain(), worker.drain()]))
    await waitUntil(async () => (await jobsOf(queue)).every((job) => job.state === 'completed') && done.length >= 60)
    expect(await jobsOf(queue)).toHaveLength(60)
    expect(done.sort((a, b) => a - b)).toEqual(numbers)
    expect(await undrained()).toBe(0)
  })

  it('keeps the events if it crashes after storing the jobs and before the commit', async () => {
    const done: number[] = []
    const { emit, queue, work } = kindOf('dying', async (n) => void done.push(n))
    let deaths = 0
    const dying = {
      transaction: (act: (tx: unknown) => Promise<unknown>) =>
        product.db.transaction(async (tx) => {
          await act(tx)
          const [stored] = await tx.execute(`select 1 from pgboss.job where name = '${queue}'`).then((r) => r.rows)
          if (stored) deaths++
          throw new Error('the worker was killed')
        }),
    } as unknown as Services['db']
    const worker = await startWorker({ subscribers: [work] }, { db: dying })
    await emit(1)
    await waitUntil(async () => {
      await worker.drain()
      return deaths > 0
    })
    await worker.stop()
    expect([await jobsOf(queue), await undrained(), done]).toEqual([[], 1, []])
    await startWorker({ subscribers: [work] })
    await waitUntil(() => done.length > 0)
    expect([(await jobsOf(queue)).length, await undrained(), done]).toEqual([1, 0, [1]])
  })

  it('moves a job that failed eight times to the dead letters, with its error', async () => {
    let tries = 0
    const { emit, queue, work } = kindOf('hopeless', async () => {
      tries++
      throw new Error('not today')
    })
    await startWorker({ subscribers: [work] })
    await emit(7)
    const laidAside = () =>
      product.pool.query("select data from pgboss.job where name = $1 and data->'payload'->>'n' = '7'", [DEAD_LETTERS])
    await waitUntil(async () => {
      await hurry(queue)
      return (await laidAside()).rowCount === 1
    })
    expect(tries).toBe(8)
    expect((await laidAside()).rows[0].data).toMatchObject({ payload: { n: 7 } })
  })

  it('starts work when it is due, and not before', async () => {
    const done: number[] = []
    const { queue, work } = kindOf('later', async (n) => void done.push(n))
    const happened = defineEvent('test.later', z.object({ n: z.number() }))
    await startWorker({ subscribers: [work] })
    const at = new Date(Date.now() + 24 * 60 * 60_000)
    await transaction(product.services, (tx) => tx.emit(happened({ n: 1 }), { at }))
    await waitUntil(async () => (await jobsOf(queue)).length === 1)
    const { rows } = await product.pool.query('select start_after, state from pgboss.job where name = $1', [queue])
    expect(rows).toEqual([{ start_after: at, state: 'created' }])
    expect(done).toEqual([])
    await product.pool.query('update pgboss.job set start_after = now() where name = $1', [queue])
    await waitUntil(() => done.length === 1)
  })

  it('runs jobs of other groups while one group hangs', async () => {
    const done: number[] = []
    const hanging: (() => void)[] = []
    const slow = 1
    const { emit, work } = kindOf('groups', async (n) => {
      if (n === slow) await new Promise<void>((resolve) => hanging.push(resolve))
      done.push(n)
    })
    await startWorker({ subscribers: [{ ...work, groups: { atOnce: 4, by: 'n' } }] })
    await emit(slow, slow, slow, slow, slow)
    await waitUntil(() => hanging.length === 2)
    await emit(2, 3, 4)
    await waitUntil(() => done.length === 3)
    expect([done.sort(), hanging.length]).toEqual([[2, 3, 4], 2])
    await waitUntil(() => {
      for (const letGo of hanging) letGo()
      return done.length === 8
    })
  })

  it('resumes a job whose worker was killed', async () => {
    const done: number[] = []
    const { queue, work } = kindOf('abandoned', async (n) => void done.push(n))
    await (await startWorker({ subscribers: [work] })).stop()
    // a worker takes the job and crashes
    const killed = new PgBoss({ connectionString: product.url, supervise: false, monitorIntervalSeconds: 1 })
    await killed.start()
    await killed.send(queue, { eventId: newId(), occurredAt: new Date().toISOString(), payload: { n: 3 } })
    const [taken] = await killed.fetch(queue)
    await startWorker({ subscribers: [work] })
    expect([await jobsOf(queue), done]).toEqual([[{ state: 'active' }], []])
    await product.pool.query("update pgboss.job set heartbeat_on = now() - interval '31 seconds' where id = $1", [
      taken!.id,
    ])
    await waitUntil(async () => {
      await killed.supervise(queue)
      await hurry(queue)
      return done.length > 0
    })
    await killed.stop({ graceful: false })
    expect(done).toEqual([3])
  })
})

describe('the work after an application', () => {
  it('notifies each user once, and mails at least once with one key, though every step fails after its effect', async () => {
    const mails: string[] = []
    const mailer: Services['mailer'] = {
      send: async ({ key }) => {
        mails.push(key)
        // the mail is sent, and the worker crashes before it can record that
        if (mails.length === 1) throw new Error('killed')
        return { id: key }
      },
    }
    const failed = new Set<string>()
    const dyingAfterwards = notificationSubscribers.map((subscriber) => ({
      ...subscriber,
      handle: async (...args: Parameters<Subscriber['handle']>) => {
        await subscriber.handle(...args)
        const step = `${subscriber.name} ${args[2].eventId}`
        if (failed.has(step)) return
        failed.add(step)
        throw new Error('killed')
      },
    }))
    const company = await createCompany(product.db)
    const admin = await createMember(product.db, company.id, 'client_admin')
    const seeker = await createUser(product.db)
    const job = await createJob(product.db, company.id)
    const resume = await createResume(product.db, seeker.id)
    await Promise.all([
      startWorker({ subscribers: dyingAfterwards }, { mailer }),
      startWorker({ subscribers: dyingAfterwards }, { mailer }),
    ])
    await product.as(seeker.id).applications.submit({
      jobId: job.id,
      ...applicantDetails(),
      resume: { kind: 'existing', resumeId: resume.id },
    })
    const queues = notificationSubscribers.map((subscriber) => subscriber.name)
    const states = async () => (await Promise.all(queues.map(jobsOf))).flat().map((one) => one.state)
    await waitUntil(async () => {
      await Promise.all(queues.map(hurry))
      const all = await states()
      return all.length >= 2 && all.every((state) => state === 'completed') && (await undrained()) === 0
    })
    for (const { id } of [seeker, admin]) {
      expect(await product.db.select().from(notifications).where(eq(notifications.userId, id))).toHaveLength(1)
    }
    expect(failed.size).toBe(2)
    expect(mails.length).toBeGreaterThan(1)
    expect(new Set(mails).size).toBe(1)
    const [sent] = await product.db.select().from(mailDeliveries)
    expect(sent).toMatchObject({ key: mails[0], state: 'sent' })
  })
})

describe('mail to many people', () => {
  it('is sent to several people at once, and in order to each, while the mail server is slow', async () => {
    const under: { to: string; finish: () => void }[] = []
    const sent: string[] = []
    const mailer: Services['mailer'] = {
      send: async ({ to, key }) => {
        await new Promise<void>((finish) => under.push({ to, finish }))
        sent.push(to)
        return { id: key }
      },
    }
    const people = await Promise.all(Array.from({ length: 4 }, () => createUser(product.db, { emailVerified: false })))
    const addresses = people.map(({ email }) => email).sort()
    await startWorker({ subscribers: accountSubscribers }, { mailer })
    await transaction(product.services, async (tx) => {
      for (const { id } of [...people, ...people]) await tx.emit(verificationRequested({ userId: id }))
    })
    await waitUntil(() => under.length === 4)
    expect(under.map(({ to }) => to).sort()).toEqual(addresses)
    for (const { finish } of under.splice(0)) finish()
    // each of the four workers takes its next job without being woken
    await waitUntil(() => under.length === 4)
    for (const { finish } of under.splice(0)) finish()
    await waitUntil(() => sent.length === 8)
    expect(sent.sort()).toEqual([...addresses, ...addresses].sort())
  })
})
