import { commonErrors } from '#lib/contract.ts'
import { MAX_PICTURE_BYTES } from '#lib/picture-file.ts'
import { answerPlainly } from '#server/http/answer-plainly.ts'
import type { App } from '#server/http/app.ts'
import { receivePicture } from '#server/http/receive-picture.ts'
import { sendImage } from '#server/storage/send-file.ts'
import { avatarErrors, Crop } from '../avatar-rules.ts'
import { readAvatar } from './read-avatar.ts'
import { storeAvatar } from './store-avatar.ts'

const refusals = { ...commonErrors, ...avatarErrors }

/**
 * `POST /api/avatar?left=&top=&side=` with the picture as its body (PNG, JPEG, WebP, GIF) answers the profile. Without a square,
 * the middle is cropped. `GET /api/avatars/{id}` answers the picture to viewers who can see it.
 */
export function mountAvatars(app: App): void {
  app.post('/api/avatar', (c) =>
    answerPlainly(c, refusals, async (outer) => {
      const { ctx, bytes } = await receivePicture(outer, c.req.raw, { kind: 'AVATAR', maxBytes: MAX_PICTURE_BYTES })
      const crop = Crop.safeParse(c.req.query())
      return c.json(await storeAvatar(ctx, bytes, crop.success ? crop.data : undefined))
    }),
  )
  app.get('/api/avatars/:id', (c) =>
    answerPlainly(c, refusals, async (ctx) => sendImage(await readAvatar(ctx, c.req.param('id')))),
  )
}
