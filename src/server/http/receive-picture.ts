import { Readable } from 'node:stream'
import type { Context, SignedIn } from '../context.ts'
import { DomainError } from '../errors.ts'
import { withSpooled } from '../storage/spool.ts'
import type { PictureKind } from '../uploads/store-picture.ts'
import { requireSignedIn } from './answer-plainly.ts'

const PER_HOUR = { points: 30, seconds: 60 * 60 }

/** The image in the body of a signed-in user's request. _TOO_LARGE at the first byte over the limit, RATE_LIMITED after 30 an hour. */
export async function receivePicture(
  ctx: Context,
  request: Request,
  { kind, maxBytes }: { kind: PictureKind; maxBytes: number },
): Promise<{ ctx: SignedIn; bytes: Buffer }> {
  const signedIn = requireSignedIn(ctx)
  await ctx.throttle.consume('avatars-hour', signedIn.viewer.userId, PER_HOUR)
  const tooLarge = () => new DomainError(`${kind}_TOO_LARGE`)
  if (Number(request.headers.get('content-length')) > maxBytes) throw tooLarge()
  if (!request.body) throw new DomainError(`${kind}_NOT_IMAGE`)
  // stream to the disk, so that a slow sender uses no memory
  const body = Readable.from(atMost(maxBytes, request.body, tooLarge), { objectMode: false })
  return { ctx: signedIn, bytes: await withSpooled(body, async (file) => (await file.content()) as Buffer) }
}

/** Passes at most this many bytes, and fails at the first further one. */
async function* atMost(
  bytes: number,
  body: AsyncIterable<Uint8Array>,
  refuse: () => Error,
): AsyncGenerator<Uint8Array> {
  let seen = 0
  for await (const chunk of body) {
    seen += chunk.length
    if (seen > bytes) throw refuse()
    yield chunk
  }
}
