import { Readable } from 'node:stream'
import type { Context as HonoContext } from 'hono'
import { commonErrors } from '#lib/contract.ts'
import type { Context } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import type { App, Variables } from '#server/http/app.ts'
import { sendImage } from '#server/storage/send-file.ts'
import { spool } from '#server/storage/spool.ts'
import { avatarErrors, Crop, MAX_AVATAR_BYTES } from '../avatar-rules.ts'
import { readAvatar } from './read-avatar.ts'
import { storeAvatar } from './store-avatar.ts'

const PER_HOUR = { points: 30, seconds: 60 * 60 }
const refusals: Record<string, { status: number; message: string }> = { ...commonErrors, ...avatarErrors }

/**
 * `POST /api/avatar?left=&top=&side=` with the picture as its body (PNG, JPEG, WebP, GIF; without a square its middle is
 * kept) answers the profile; `GET /api/avatars/{id}` shows one to whoever may see it.
 */
export function mountAvatars(app: App): void {
  app.post('/api/avatar', (c) => answer(c, async (ctx) => c.json(await takeAvatar(ctx, c.req.raw, c.req.query()))))
  app.get('/api/avatars/:id', (c) => answer(c, async (ctx) => sendImage(await readAvatar(ctx, c.req.param('id')))))
}

async function takeAvatar(ctx: Context, request: Request, query: Record<string, string>) {
  const { viewer } = ctx
  if (!viewer) throw new DomainError('UNAUTHENTICATED')
  if (viewer.mustChangePassword) throw new DomainError('PASSWORD_CHANGE_REQUIRED')
  await ctx.throttle.spend('avatars-hour', viewer.userId, PER_HOUR)
  if (Number(request.headers.get('content-length')) > MAX_AVATAR_BYTES) throw new DomainError('AVATAR_TOO_LARGE')
  if (!request.body) throw new DomainError('AVATAR_NOT_IMAGE')
  const crop = Crop.safeParse(query)
  // onto the disk as it comes: a slow sender holds no memory
  await using body = await spool(Readable.from(atMost(MAX_AVATAR_BYTES, request.body), { objectMode: false }))
  const bytes = (await body.content()) as Buffer
  return await storeAvatar({ ...ctx, viewer }, bytes, crop.success ? crop.data : undefined)
}

/** Lets so many bytes through and breaks off at the first one more. */
async function* atMost(bytes: number, body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let seen = 0
  for await (const chunk of body) {
    seen += chunk.length
    if (seen > bytes) throw new DomainError('AVATAR_TOO_LARGE')
    yield chunk
  }
}

async function answer(c: HonoContext<Variables>, work: (ctx: Context) => Promise<Response>): Promise<Response> {
  try {
    return await work(c.get('ctx'))
  } catch (error) {
    const refusal = error instanceof DomainError ? refusals[error.code] : undefined
    if (!(error instanceof DomainError) || !refusal) throw error
    return c.json({ code: error.code, message: refusal.message, data: error.data }, refusal.status as 400)
  }
}
