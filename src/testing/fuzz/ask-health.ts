import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import { getRequestListener } from '@hono/node-server'
import { createApp } from '#server/http/app.ts'
import type { TestProduct } from '../product.ts'

export type HealthRequest = {
  /** Sends this number of requests, one after the other; returns the time of each in milliseconds. */
  times(count: number): Promise<number[]>
  /** Sends requests until `stop`, which returns the time of each. */
  start(): Promise<void>
  stop(): Promise<number[]>
  close(): Promise<void>
}

/** Runs in a separate thread, because it measures the thread that answers. */
const ASKER = `
const { parentPort, workerData } = require('node:worker_threads')
let isOpen = false
const pause = () => new Promise((resolve) => setTimeout(resolve, 2))
async function ask(goesOn) {
  const times = []
  while (goesOn(times.length)) {
    const began = performance.now()
    await (await fetch(workerData)).text()
    times.push(performance.now() - began)
    await pause()
  }
  return times
}
parentPort.on('message', async ({ count, open }) => {
  if (count) return parentPort.postMessage(await ask((asked) => asked < count))
  isOpen = open
  if (open) parentPort.postMessage(await ask(() => isOpen))
})`

/** Serves `/healthz` of this product by HTTP in this thread and requests it from another thread. */
export async function askHealth({ services }: TestProduct): Promise<HealthRequest> {
  const noOne = { viewer: null, sessionId: null }
  const app = createApp(
    services,
    async () => noOne,
    () => true,
  )
  const server = createServer(getRequestListener(app.fetch))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const asker = new Worker(ASKER, { eval: true, workerData: `http://127.0.0.1:${port}/healthz` })
  let answer: Promise<number[]> | undefined
  const next = () => new Promise<number[]>((resolve) => asker.once('message', resolve))
  return {
    times(count) {
      const times = next()
      asker.postMessage({ count })
      return times
    },
    async start() {
      answer = next()
      asker.postMessage({ open: true })
    },
    async stop() {
      asker.postMessage({ open: false })
      return (await answer) ?? []
    },
    async close() {
      await asker.terminate()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
