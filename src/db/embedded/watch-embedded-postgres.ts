import type { EmbeddedPostgres } from './start-embedded-postgres.ts'

const EVERY_MS = 500

/** Starts the server again within about a second of its end, whatever the cause; returns a function that stops watching. */
export function watchEmbeddedPostgres(
  server: Pick<EmbeddedPostgres, 'alive' | 'revive'>,
  report: (event: 'restarted' | 'failed', error?: unknown) => void = () => {},
): () => void {
  let isBusy = false
  const look = async () => {
    if (isBusy) return
    isBusy = true
    try {
      if (!(await server.alive()) && (await server.revive())) report('restarted')
    } catch (error) {
      report('failed', error)
    } finally {
      isBusy = false
    }
  }
  const timer = setInterval(() => void look(), EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
