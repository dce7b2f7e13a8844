import { randomBytes } from 'node:crypto'
import { signatureOf } from '#server/signature.ts'

/** A new secret for a link: 32 random bytes as 43 URL-safe characters. */
export const makeShareToken = (): string => randomBytes(32).toString('base64url')

export const isShareToken = (text: string): boolean => /^[\w-]{43}$/.test(text)

type Visitor = { userId: string | undefined; address: string; agent: string }

/** A visitor of one link on one day, as a keyed hash: it identifies no one and differs for each link and day. */
export function visitorKey(secret: string, shareId: string, day: string, { userId, address, agent }: Visitor): string {
  const who = userId ?? `${address}\n${agent}`
  return signatureOf(secret, `share-view:1\n${shareId}\n${day}\n${who}`)
}
