import type { Log } from '#server/log.ts'

/** Runs one part of the shutdown; the log names it if it takes too long. */
type Part = (name: string, work: Promise<unknown> | undefined) => Promise<void>

/**
 * Stops the process: exit code 0 once `stop` is done. If it fails or takes longer than `longestMs`, the exit code is 1 and the log lists
 * the parts that were not finished.
 */
export async function stopInTime(log: Log, longestMs: number, stop: (part: Part) => Promise<void>): Promise<never> {
  const waitsFor = new Set<string>()
  setTimeout(() => {
    log.error({ waitsFor: [...waitsFor] }, 'stopping takes too long: open connections are closed')
    process.exit(1)
  }, longestMs).unref()
  try {
    await stop(async (name, work) => {
      waitsFor.add(name)
      await work
      waitsFor.delete(name)
    })
  } catch (err) {
    log.error({ err }, 'the stop failed')
    process.exit(1)
  }
  process.exit(0)
}
