import { createWorker } from './create-worker.ts'
import { startServices } from './start-services.ts'
import { stopInTime } from './stop-in-time.ts'

// next to `npm start` (--demo) it uses the same data folder and database
const running = await startServices(process.argv.includes('--demo') ? 'demo' : 'serve').catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
const worker = createWorker(running.services, running.databaseUrl)
await worker.start()
running.services.log.info('worker ready')

let isClosing = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (isClosing) return
    isClosing = true
    void stopInTime(running.services.log, 28_000, async (part) => {
      await part('background work', worker.stop())
      await part('connections', running.close())
    })
  })
}
