import type { Context } from '#server/context.ts'
import { signingSecrets } from '#server/secrets/secrets.ts'
import { signatureOf } from '#server/signature.ts'

/**
 * Keyed hashes that identify the reader of this article without naming them, and differ for each article: the current hash, and those made
 * with earlier secrets.
 */
export function visitorOf({ viewer, clientAddress, headers, env }: Context, postId: string) {
  const who = viewer?.userId ?? `${clientAddress}\n${headers.get('user-agent') ?? ''}`
  const hashes = signingSecrets(env).map((secret) => signatureOf(secret, `blog-visitor:1\n${postId}\n${who}`))
  return { now: hashes[0]!, all: hashes }
}
