import { setTimeout as sleep } from 'node:timers/promises'

/** Checks every few milliseconds until the condition is true; throws after the given time. Use it instead of a pause of guessed length. */
export async function waitUntil(holds: () => boolean | Promise<boolean>, { within = 100_000 } = {}): Promise<void> {
  const deadline = Date.now() + within
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`The condition did not become true within ${within} ms: ${holds}`)
    await sleep(10)
  }
}
