import type { Context } from '#server/context.ts'
import { signingSecrets } from '#server/secrets/secrets.ts'
import { signatureOf } from '#server/signature.ts'

/**
 * The reader of this article, as keyed hashes that name no person and are others for another article: the one that is written now, and
 * those that were written with secrets of before.
 */
export function visitorOf({ viewer, clientAddress, headers, env }: Context, postId: string) {
  const who = viewer?.userId ?? `${clientAddress}\n${headers.get('user-agent') ?? ''}`
  const hashes = signingSecrets(env).map((secret) => signatureOf(secret, `blog-visitor:1\n${postId}\n${who}`))
  return { now: hashes[0]!, all: hashes }
}
