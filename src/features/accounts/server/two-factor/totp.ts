import { createHmac } from 'node:crypto'
import { isSameSecret } from '#server/signature.ts'

const STEP_SECONDS = 30
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Encodes bytes for authenticator apps (RFC 4648 base32, no padding). */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => LETTERS[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** The number of 30-second steps since 1970. */
export const stepAt = (now: number): number => Math.floor(now / 1000 / STEP_SECONDS)

/** The six digits of one step (RFC 6238 with SHA-1, as every app does by default). */
export function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 0xf
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** The time step of this code: the current one or one before or after it; null if none matches. */
export function stepOfCode(secret: Buffer, code: string, now: number): number | null {
  const here = stepAt(now)
  const fits = [here, here - 1, here + 1].filter((step) => isSameSecret(code, codeOf(secret, step)))
  return fits[0] ?? null
}
