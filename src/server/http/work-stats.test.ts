import { sql } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import { expect, it } from 'vitest'
import { connect } from '#db/client.ts'
import { auditLog, events, mailDeliveries } from '#db/schema/operations.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { DEAD_LETTERS } from '../queue/schedules.ts'
import { createMetrics } from './metrics.ts'
import { readMailStats, readWorkMetrics } from './work-stats.ts'

const product = productOfFile()

const hoursAgo = (count: number) => new Date(Date.now() - count * 3_600_000)
const read = () =>
  createMetrics(() => 0, { work: () => readWorkMetrics(product.db), mails: () => readMailStats(product.db) }).text()
const figure = async (name: string) => Number((await read()).match(new RegExp(`^${name} (.+)$`, 'm'))?.[1])

it('a missing worker, failed jobs and an old backup are visible in /metrics', async () => {
  expect(await figure('tandem_outbox_oldest_seconds')).toBe(0)
  expect(await figure('tandem_backup_age_seconds')).toBeNaN()
  expect(await figure('tandem_failed_work')).toBe(0)
  const event = { name: 'test.happened', payload: {} }
  await product.db.insert(events).values([
    { ...event, occurredAt: hoursAgo(3), drainedAt: new Date() },
    { ...event, occurredAt: hoursAgo(2) },
    { ...event, occurredAt: hoursAgo(1) },
  ])
  await product.db.insert(auditLog).values([
    { action: 'backup.made', subjectType: 'backup', subjectId: 'a', at: hoursAgo(50) },
    { action: 'backup.made', subjectType: 'backup', subjectId: 'b', at: hoursAgo(40) },
  ])
  const boss = new PgBoss({ connectionString: product.url, supervise: false, schedule: false })
  await boss.start()
  await boss.createQueue(DEAD_LETTERS)
  await boss.send(DEAD_LETTERS, {})
  await boss.stop({ graceful: false })
  expect(await figure('tandem_failed_work')).toBe(1)
  expect(await figure('tandem_outbox_oldest_seconds')).toBeCloseTo(7_200, -2)
  expect(await figure('tandem_backup_age_seconds')).toBeCloseTo(144_000, -2)
})

it('shows the other metrics while the database is unavailable', async () => {
  const metrics = createMetrics(() => 3, {
    work: () => Promise.reject(new Error('away')),
    mails: () => Promise.reject(new Error('away')),
  })
  const text = await metrics.text()
  expect(text).toMatch(/^tandem_live_streams 3$/m)
  expect(text).toMatch(/^tandem_outbox_oldest_seconds Nan$/im)
})

it('queues with due jobs are listed with their age, and those with later jobs are not', async () => {
  const boss = new PgBoss({ connectionString: product.url, supervise: false, schedule: false })
  await boss.start()
  for (const queue of ['test.busy', 'test.later', 'test.empty']) await boss.createQueue(queue)
  await boss.send('test.busy', {}, { startAfter: hoursAgo(2) })
  await boss.send('test.busy', {})
  await boss.send('test.later', {}, { startAfter: 3_600 })
  await boss.stop({ graceful: false })
  await product.db.execute(sql`update pgboss.job set created_on = now() - interval '2 hours' where name = 'test.busy'`)
  const text = await read()
  expect(text.match(/^tandem_queue_waiting.*$/gm)).toEqual(['tandem_queue_waiting{queue="test.busy"} 2'])
  const oldest = text.match(/^tandem_queue_oldest_seconds\{queue="test.busy"\} (.+)$/m)?.[1]
  expect(Number(oldest)).toBeCloseTo(7_200, -2)
})

it('mails are counted by outcome', async () => {
  const mail = (key: string, state: 'sending' | 'sent' | 'refused', minutes: number) => ({
    key,
    state,
    createdAt: hoursAgo(minutes / 60),
    sentAt: state === 'sent' ? hoursAgo(minutes / 60) : null,
  })
  await product.db
    .insert(mailDeliveries)
    .values([
      mail('a', 'sent', 5),
      mail('b', 'sent', 50),
      mail('c', 'sent', 70),
      mail('d', 'refused', 5),
      mail('e', 'sending', 1),
      mail('f', 'sending', 20),
      mail('g', 'sending', 60 * 30),
    ])
  expect((await read()).match(/^tandem_mails\{.*$/gm)).toEqual([
    'tandem_mails{state="sent"} 2',
    'tandem_mails{state="refused"} 1',
    'tandem_mails{state="suppressed"} 0',
    'tandem_mails{state="unconfirmed"} 1',
  ])
})

it('connections of a pool are counted as used, idle and waiting', async () => {
  const { pool } = connect(product.url, { max: 1 })
  const client = await pool.connect()
  const waiting = pool.query('select 1')
  const text = await createMetrics(() => 0, { pools: { main: pool } }).text()
  client.release()
  await waiting
  await pool.end()
  expect(text.match(/^tandem_database_connections.*$/gm)).toEqual([
    'tandem_database_connections{pool="main",state="in use"} 1',
    'tandem_database_connections{pool="main",state="idle"} 0',
    'tandem_database_connections{pool="main",state="waiting"} 1',
  ])
})
