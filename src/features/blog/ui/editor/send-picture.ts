import { z } from 'zod'
import { sendPicture as send } from '#app/send-picture.ts'

const Made = z.object({ id: z.uuid(), url: z.string(), width: z.number(), height: z.number() })
export type SentPicture = z.infer<typeof Made>

/** Sends the picture, and answers where it is shown. */
export const sendPicture = async (file: File): Promise<SentPicture> =>
  Made.parse(await send('/api/blog-pictures', file))
