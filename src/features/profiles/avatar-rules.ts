import { z } from 'zod'
import { findPictureProblem, type PictureProblem, svgRefusal } from '#lib/picture-file.ts'

export const avatarErrors = {
  AVATAR_NOT_IMAGE: { status: 422, message: 'Please select an image file' },
  AVATAR_TOO_LARGE: { status: 413, message: 'File size must be less than 5MB' },
  AVATAR_TOO_MANY_PIXELS: { status: 422, message: 'This image is too large. Please choose one with fewer pixels.' },
  AVATAR_NOT_STORED: { status: 503, message: "The image couldn't be saved. Please try again." },
} as const

const refusals: Record<PictureProblem, string> = {
  'not-image': avatarErrors.AVATAR_NOT_IMAGE.message,
  svg: svgRefusal,
  'too-large': avatarErrors.AVATAR_TOO_LARGE.message,
}

/** Checks a chosen file before it is read. Returns the error text, or null if the file is fine (PROF-18). */
export function refusedAvatar(file: { type: string; size: number }): string | null {
  const fault = findPictureProblem(file)
  return fault && refusals[fault]
}

/** The square to crop, in pixels of the upright picture. */
export const Crop = z.object({
  left: z.coerce.number().int().min(0).max(20_000),
  top: z.coerce.number().int().min(0).max(20_000),
  side: z.coerce.number().int().min(1).max(20_000),
})
export type Crop = z.infer<typeof Crop>
