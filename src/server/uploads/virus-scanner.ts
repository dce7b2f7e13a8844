import { Readable } from 'node:stream'
import NodeClam from 'clamscan'
import type { Env } from '../env.ts'

/** The name of the virus that the scanner found in a file, or null. Throws if the scanner gave no answer. */
export type VirusScanner = { findVirus(bytes: Buffer): Promise<string | null> }

/** The time limit for one file of ten megabytes, in milliseconds. */
const PATIENCE_MS = 30_000

/** ClamAV's `clamd` at `CLAMAV_URL` (`tcp://host:port` or `unix:/path`); null if that is not set. */
export function createVirusScanner({ CLAMAV_URL }: Pick<Env, 'CLAMAV_URL'>): VirusScanner | null {
  if (!CLAMAV_URL) return null
  const { protocol, hostname, port, pathname } = new URL(CLAMAV_URL)
  const place = protocol === 'unix:' ? { socket: pathname } : { host: hostname, port: Number(port || 3310) }
  return {
    async findVirus(bytes) {
      // created for each file, because creating it checks whether clamd answers
      const clamd = await new NodeClam().init({
        preference: 'clamdscan',
        clamdscan: { ...place, timeout: PATIENCE_MS, localFallback: false, active: true },
        clamscan: { active: false },
      })
      const { isInfected, viruses } = await clamd.scanStream(Readable.from([bytes]))
      if (isInfected === false) return null
      if (isInfected === true) return viruses[0] ?? 'unnamed'
      throw new Error('the virus scanner gave no answer')
    },
  }
}
