import { commonErrors } from '#lib/contract.ts'
import { isPlatformStaff } from '#lib/viewer.ts'
import { DomainError } from '#server/errors.ts'
import { answerPlainly, requireSignedIn } from '#server/http/answer-plainly.ts'
import type { App } from '#server/http/app.ts'
import { receivePicture } from '#server/http/receive-picture.ts'
import { sendImage } from '#server/storage/send-file.ts'
import { MAX_CAMPAIGN_PICTURE_BYTES, pictureErrors } from '../../picture-rules.ts'
import { readPicture, storePicture } from './store-picture.ts'

const refusals = { ...commonErrors, ...pictureErrors }
const limits = { kind: 'CAMPAIGN_PICTURE', maxBytes: MAX_CAMPAIGN_PICTURE_BYTES } as const

/**
 * `POST /api/campaign-pictures` with an image as its body creates the copy for emails; `GET
 * /api/campaign-pictures/{id}` serves it to every reader.
 */
export function mountCampaignPictures(app: App): void {
  app.post('/api/campaign-pictures', (c) =>
    answerPlainly(c, refusals, async (outer) => {
      // refuse before reading the body
      if (!isPlatformStaff(requireSignedIn(outer).viewer)) throw new DomainError('FORBIDDEN')
      const { ctx, bytes } = await receivePicture(outer, c.req.raw, limits)
      return c.json(await storePicture(ctx, bytes))
    }),
  )
  app.get('/api/campaign-pictures/:id', (c) =>
    answerPlainly(c, refusals, async (ctx) => sendImage(await readPicture(ctx, c.req.param('id')))),
  )
}
