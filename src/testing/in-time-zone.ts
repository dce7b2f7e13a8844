import { afterEach, beforeEach } from 'vitest'

/** Runs the tests of a file or `describe` in this time zone. */
export function inTimeZone(zone: string): void {
  const { TZ } = process.env
  beforeEach(() => {
    process.env.TZ = zone
  })
  afterEach(() => {
    if (TZ === undefined) delete process.env.TZ
    else process.env.TZ = TZ
  })
}
