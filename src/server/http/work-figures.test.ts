import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditLog, events } from '#db/schema/operations.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'
import { DEAD_LETTERS } from '../queue/worker.ts'
import { createMetrics } from './metrics.ts'
import { readWorkMetrics } from './work-figures.ts'

let product: TestProduct
beforeAll(async () => {
  product = await testProduct()
})
afterAll(() => product.close())

const hoursAgo = (count: number) => new Date(Date.now() - count * 3_600_000)
const read = () =>
  createMetrics(
    () => 0,
    () => readWorkMetrics(product.db),
  ).text()
const figure = async (name: string) => Number((await read()).match(new RegExp(`^${name} (.+)$`, 'm'))?.[1])

it('a worker that is away, work that failed and an old backup are seen in /metrics', async () => {
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

it('a database that is away leaves the other figures readable', async () => {
  const metrics = createMetrics(
    () => 3,
    () => Promise.reject(new Error('away')),
  )
  const text = await metrics.text()
  expect(text).toMatch(/^tandem_live_streams 3$/m)
  expect(text).toMatch(/^tandem_outbox_oldest_seconds Nan$/im)
})
