import { afterAll, afterEach, beforeAll } from 'vitest'
import { type TestProduct, testProduct } from '#testing/product.ts'
import type { Services } from '../context.ts'
import type { Schedule } from './schedules.ts'
import { type Subscriber, Worker } from './worker.ts'

export let product: TestProduct
let running: Worker[] = []

/** Opens a product before the tests of a file, and stops the workers after each test. */
export function openWorkers(): void {
  beforeAll(async () => {
    product = await testProduct()
  })
  // workers drain whatever waits, so stop them before the next test
  afterEach(async () => {
    await Promise.all(running.map((worker) => worker.stop()))
    running = []
  })
  afterAll(() => product.close())
}

type Work = { subscribers?: Subscriber[]; schedules?: Schedule[] }

export async function startWorker(
  { subscribers = [], schedules = [] }: Work,
  services: Partial<Services> = {},
): Promise<Worker> {
  const work = { subscribers, schedules, pollingSeconds: 0.5 }
  const worker = new Worker({ ...product.services, ...services }, product.url, work)
  running.push(worker)
  await worker.start()
  return worker
}

export const jobsOf = async (queue: string) =>
  (await product.pool.query<{ state: string }>('select state from pgboss.job where name = $1', [queue])).rows
