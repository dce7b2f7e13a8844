import { z } from 'zod'
import { sendPicture } from '#client/send-picture.ts'
import { blogPictureIdOf } from '#features/blog/rules.ts'
import type { PictureSource } from '#ui/form/pictures/pictures.ts'
import { campaignPictureIdOf, MAX_CAMPAIGN_PICTURE_BYTES, MAX_PICTURES, pictureErrors } from '../picture-rules.ts'

const Made = z.object({ url: z.string(), width: z.number(), height: z.number() })

/** The images of campaigns, and those of articles, which are copied when the draft is saved. */
export const campaignPictures: PictureSource = {
  isOwn: (src) => campaignPictureIdOf(src) !== null || blogPictureIdOf(src) !== null,
  send: async (file) => Made.parse(await sendPicture('/api/campaign-pictures', file)),
  maxBytes: MAX_CAMPAIGN_PICTURE_BYTES,
  tooLarge: pictureErrors.CAMPAIGN_PICTURE_TOO_LARGE.message,
  hint: `Drop an image here, or browse. Up to 10 MB, ideally 1,200 pixels wide; up to ${MAX_PICTURES} per campaign.`,
  mayBeDecorative: true,
}
