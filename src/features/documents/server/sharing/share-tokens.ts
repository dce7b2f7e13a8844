import { createHash, randomBytes } from 'node:crypto'
import { signatureOf } from '#server/signature.ts'

/** A new secret for a link: 32 random bytes, 43 letters in an address. */
export const makeShareToken = (): string => randomBytes(32).toString('base64url')

export const isShareToken = (text: string): boolean => /^[\w-]{43}$/.test(text)

/** What is stored of a token; the link cannot be made of it again. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

type Visitor = { userId: string | undefined; address: string; agent: string }

/** A visitor of one link on one day, as a keyed hash: it names nobody and is another one for another link or day. */
export function visitorKey(secret: string, shareId: string, day: string, { userId, address, agent }: Visitor): string {
  const who = userId ?? `${address}\n${agent}`
  return signatureOf(secret, `share-view:1\n${shareId}\n${day}\n${who}`)
}
