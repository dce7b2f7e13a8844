import { PgBoss } from 'pg-boss'
import { describe, expect, it } from 'vitest'
import { waitUntil } from '#testing/wait-until.ts'
import type { Services } from '../context.ts'
import { DEAD_LETTERS, type Schedule } from './schedules.ts'
import { jobsOf, openWorkers, product, startWorker } from './worker.testing.ts'

openWorkers()

const startSchedules = (schedules: Schedule[], services: Partial<Services> = {}) => startWorker({ schedules }, services)

/** Once a year, so that no schedule starts by itself during a test. */
const NEVER = '0 0 1 1 *'

async function withBoss<T>(act: (boss: PgBoss) => Promise<T>): Promise<void> {
  const boss = new PgBoss({ connectionString: product.url, supervise: false, schedule: false })
  await boss.start()
  await act(boss)
  await boss.stop({ graceful: false })
}

describe('a schedule', () => {
  const onWakeUp = (finish: (() => void)[]) => () => new Promise<void>((resolve) => void finish.push(resolve))
  const statesOf = async (name: string) => (await jobsOf(name)).map(({ state }) => state).sort()

  it('has at most one waiting and one active run, in all processes together', async () => {
    const name = 'test.slow-schedule'
    const under: (() => void)[] = []
    const schedule = { name, cron: NEVER, run: onWakeUp(under) }
    await startSchedules([schedule])
    await startSchedules([schedule])
    await withBoss(async (boss) => {
      // like the clock does
      const [stored] = await boss.getSchedules(name)
      const begin = () => boss.send(name, {}, stored!.options ?? {})
      await begin()
      await waitUntil(() => under.length > 0)
      for (let minute = 0; minute < 5; minute++) await begin()
      expect(await statesOf(name)).toEqual(['active', 'created'])
      expect(await boss.fetch(name, { groupConcurrency: 1 })).toEqual([])
    })
    expect(under).toHaveLength(1)
    under.pop()?.()
    await waitUntil(() => under.length > 0)
    expect(await statesOf(name)).toEqual(['active', 'completed'])
    under.pop()?.()
  })

  it('gets a queue with this limit if an older version created one without it', async () => {
    const name = 'test.old-schedule'
    await withBoss(async (boss) => {
      await boss.createQueue(DEAD_LETTERS)
      await boss.createQueue(name, { retryLimit: 2, deadLetter: DEAD_LETTERS })
      await boss.schedule(name, NEVER)
      for (let minute = 0; minute < 3; minute++) await boss.send(name, {})
    })
    expect(await statesOf(name)).toEqual(['created', 'created', 'created'])
    const schedule = { name, cron: NEVER, run: async () => {} }
    await Promise.all([startSchedules([schedule]), startSchedules([schedule])])
    await withBoss(async (boss) => {
      expect(await boss.getQueue(name)).toMatchObject({ policy: 'short', retryLimit: 2, deadLetter: DEAD_LETTERS })
      expect(await boss.getSchedules(name)).toMatchObject([{ cron: NEVER, options: { group: { id: name } } }])
    })
    expect(await statesOf(name)).toEqual([])
  })

  it('ends its run when the process stops, and counts it as finished', async () => {
    const name = 'test.long-schedule'
    let hasBegun = false
    const run = async ({ stopping }: Services) => {
      hasBegun = true
      await waitUntil(() => stopping?.aborted ?? false)
    }
    const worker = await startSchedules([{ name, cron: NEVER, run }])
    await withBoss((boss) => boss.send(name, {}))
    await waitUntil(() => hasBegun)
    await worker.stop()
    expect(await statesOf(name)).toEqual(['completed'])
  })

  it('logs scheduled work that fails, with its queue', async () => {
    const said: unknown[] = []
    const log = Object.assign(Object.create(product.services.log), { warn: (...line: unknown[]) => said.push(line) })
    const name = 'test.failing-schedule'
    const run = async () => {
      throw new Error('not tonight')
    }
    await startSchedules([{ name, cron: NEVER, run }], { log })
    await withBoss((boss) => boss.send(name, {}))
    await waitUntil(() => said.length > 0)
    expect(said[0]).toEqual([{ err: new Error('not tonight'), queue: name }, expect.stringContaining('failed')])
  })
})
