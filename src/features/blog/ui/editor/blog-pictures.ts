import { z } from 'zod'
import { sendPicture } from '#client/send-picture.ts'
import type { PictureSource } from '#ui/form/pictures/pictures.ts'
import { blogPictureErrors, MAX_BLOG_PICTURE_BYTES } from '../../picture-rules.ts'
import { blogPictureIdOf } from '../../rules.ts'

const Made = z.object({ url: z.string(), width: z.number(), height: z.number() })

/** The images of articles and their covers. */
export const blogPictures: PictureSource = {
  isOwn: (src) => blogPictureIdOf(src) !== null,
  send: async (file) => Made.parse(await sendPicture('/api/blog-pictures', file)),
  maxBytes: MAX_BLOG_PICTURE_BYTES,
  tooLarge: blogPictureErrors.BLOG_PICTURE_TOO_LARGE.message,
  hint: 'Drop an image here, or browse. Up to 10 MB, ideally 1,600 pixels wide.',
}
