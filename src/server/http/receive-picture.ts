import { Readable } from 'node:stream'
import type { Context as HonoContext } from 'hono'
import { commonErrors } from '#lib/contract.ts'
import type { Context, SignedIn } from '../context.ts'
import { DomainError } from '../errors.ts'
import { spool } from '../storage/spool.ts'
import type { PictureKind } from '../uploads/store-picture.ts'
import type { Variables } from './app.ts'

const PER_HOUR = { points: 30, seconds: 60 * 60 }

/** The picture that is the body of a request of somebody signed in: _TOO_LARGE at the first byte too many, RATE_LIMITED after 30 an hour. */
export async function receivePicture(
  ctx: Context,
  request: Request,
  { kind, maxBytes }: { kind: PictureKind; maxBytes: number },
): Promise<{ ctx: SignedIn; bytes: Buffer }> {
  const { viewer } = ctx
  if (!viewer) throw new DomainError('UNAUTHENTICATED')
  if (viewer.mustChangePassword) throw new DomainError('PASSWORD_CHANGE_REQUIRED')
  await ctx.throttle.spend('avatars-hour', viewer.userId, PER_HOUR)
  const tooLarge = () => new DomainError(`${kind}_TOO_LARGE`)
  if (Number(request.headers.get('content-length')) > maxBytes) throw tooLarge()
  if (!request.body) throw new DomainError(`${kind}_NOT_IMAGE`)
  // onto the disk as it comes: a slow sender holds no memory
  await using body = await spool(Readable.from(atMost(maxBytes, request.body, tooLarge), { objectMode: false }))
  return { ctx: { ...ctx, viewer }, bytes: (await body.content()) as Buffer }
}

/** Lets so many bytes through and breaks off at the first one more. */
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

/** Answers a plain path with what the work makes, and its refusals as `{code, message}` with their status. */
export async function answerPlainly(
  c: HonoContext<Variables>,
  own: Record<string, { status: number; message: string }>,
  work: (ctx: Context) => Promise<Response>,
): Promise<Response> {
  const refusals: Record<string, { status: number; message: string }> = { ...commonErrors, ...own }
  try {
    return await work(c.get('ctx'))
  } catch (error) {
    const refusal = error instanceof DomainError ? refusals[error.code] : undefined
    if (!(error instanceof DomainError) || !refusal) throw error
    return c.json({ code: error.code, message: refusal.message, data: error.data }, refusal.status as 400)
  }
}
