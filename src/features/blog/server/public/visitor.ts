import type { Context } from '#server/context.ts'
import { signatureOf } from '#server/signature.ts'

/** Whoever reads this article, as a keyed hash that names nobody and is another one for another article. */
export function visitorOf({ viewer, clientAddress, headers, env }: Context, postId: string): string {
  const who = viewer?.userId ?? `${clientAddress}\n${headers.get('user-agent') ?? ''}`
  return signatureOf(env.APP_SECRET, `blog-visitor:1\n${postId}\n${who}`)
}
