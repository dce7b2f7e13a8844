import { commonErrors } from '#lib/contract.ts'
import { MAX_PICTURE_BYTES } from '#lib/picture-file.ts'
import { answerPlainly } from '#server/http/answer-plainly.ts'
import type { App } from '#server/http/app.ts'
import { receivePicture } from '#server/http/receive-picture.ts'
import { sendImage } from '#server/storage/send-file.ts'
import { logoErrors } from '../../logo-rules.ts'
import { readLogo, storeLogo } from './logo.ts'

const refusals = { ...commonErrors, ...logoErrors }

/**
 * `POST /api/company-logo?name=` takes the image as its body (PNG, JPEG, WebP, GIF) and returns the profile of the viewer's
 * company. `GET /api/company-logos/{id}` serves a logo to everyone.
 */
export function mountLogos(app: App): void {
  app.post('/api/company-logo', (c) =>
    answerPlainly(c, refusals, async (outer) => {
      const { ctx, bytes } = await receivePicture(outer, c.req.raw, { kind: 'LOGO', maxBytes: MAX_PICTURE_BYTES })
      return c.json(await storeLogo(ctx, { bytes, fileName: c.req.query('name') ?? '' }))
    }),
  )
  app.get('/api/company-logos/:id', (c) =>
    answerPlainly(c, refusals, async (ctx) => sendImage(await readLogo(ctx, c.req.param('id')))),
  )
}
