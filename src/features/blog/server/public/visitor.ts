import type { Context } from '#server/context.ts'
import { signingSecrets } from '#server/secrets/secrets.ts'
import { signatureOf } from '#server/signature.ts'

/**
 * The reader of this article, as keyed hashes that identify no person and differ per article: the current one, and
 * those made with earlier secrets.
 */
export function visitorOf({ viewer, clientAddress, headers, env }: Context, postId: string) {
  const who = viewer?.userId ?? `${clientAddress}\n${headers.get('user-agent') ?? ''}`
  const hashes = signingSecrets(env).map((secret) => signatureOf(secret, `blog-visitor:1\n${postId}\n${who}`))
  return { now: hashes[0]!, all: hashes }
}
