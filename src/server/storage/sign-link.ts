import type { SigningSecrets } from '../secrets/secrets.ts'
import { isSigned, sign } from '../signature.ts'

export interface LinkPayload {
  fileId: string
  /** The only user who may use the link; if missing, any holder may. */
  viewerId?: string
  purpose: string
  expiresAt: Date
}

const MAX_TOKEN_LENGTH = 2000
const MIN_SECRET_LENGTH = 32

/** A short-lived, signed token for one file, safe in a URL (FILE-07). Anyone can read its contents, which are only ids. */
export function signLink(secrets: SigningSecrets, payload: LinkPayload): string {
  const { fileId, viewerId, purpose, expiresAt } = payload
  const body = JSON.stringify({ f: fileId, v: viewerId, p: purpose, e: expiresAt.getTime() })
  const encoded = Buffer.from(body).toString('base64url')
  if (secrets.APP_SECRET.length < MIN_SECRET_LENGTH)
    throw new Error(`A signing secret must have at least ${MIN_SECRET_LENGTH} characters`)
  return `${encoded}.${sign(secrets, words(encoded))}`
}

/**
 * The payload of a valid token, 'expired', or 'invalid' if none of our secrets signed it for this purpose. The caller still has to check
 * the viewer and their access to the file.
 */
export function verifyLink(
  secrets: SigningSecrets,
  token: string,
  expected: { purpose: string; now?: Date },
): LinkPayload | 'expired' | 'invalid' {
  if (typeof token !== 'string' || token.length > MAX_TOKEN_LENGTH) return 'invalid'
  const [encoded = '', signature = '', ...rest] = token.split('.')
  if (rest.length > 0 || !isSigned(secrets, words(encoded), signature)) return 'invalid'
  const payload = readPayload(encoded)
  if (payload?.purpose !== expected.purpose) return 'invalid'
  return payload.expiresAt > (expected.now ?? new Date()) ? payload : 'expired'
}

/** The prefix keeps signatures for other purposes from being valid for links. */
const words = (encoded: string) => `file-link:1:${encoded}`

function readPayload(encoded: string): LinkPayload | null {
  try {
    const { f, v, p, e } = JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8'))
    const isSound = typeof f === 'string' && typeof p === 'string' && Number.isFinite(e)
    if (!isSound || (v !== undefined && typeof v !== 'string')) return null
    return { fileId: f, ...(v === undefined ? {} : { viewerId: v }), purpose: p, expiresAt: new Date(e) }
  } catch {
    return null
  }
}
