import { z } from 'zod'

/** Maximum size; exactly 5MB is accepted. */
export const MAX_AVATAR_BYTES = 5 * 1024 * 1024
/** File types that the browser's file dialog offers. The server checks the content itself. */
export const AVATAR_TYPES = 'image/png,image/jpeg,image/webp,image/gif'

export const avatarErrors = {
  AVATAR_NOT_IMAGE: { status: 422, message: 'Please select an image file' },
  AVATAR_TOO_LARGE: { status: 413, message: 'File size must be less than 5MB' },
  AVATAR_TOO_MANY_PIXELS: { status: 422, message: 'This image is too large. Please choose one with fewer pixels.' },
  AVATAR_NOT_STORED: { status: 503, message: "The image couldn't be saved. Please try again." },
} as const

/** Checks a chosen file before it is read. Returns the error text, or null if the file is fine (PROF-18). */
export function refusedAvatar({ type, size }: { type: string; size: number }): string | null {
  if (!type.startsWith('image/')) return avatarErrors.AVATAR_NOT_IMAGE.message
  // an image, but one that can contain scripts
  if (type === 'image/svg+xml') return "SVG images aren't supported. Choose a PNG, JPEG, WebP or GIF."
  return size > MAX_AVATAR_BYTES ? avatarErrors.AVATAR_TOO_LARGE.message : null
}

/** The square to crop, in pixels of the upright picture. */
export const Crop = z.object({
  left: z.coerce.number().int().min(0).max(20_000),
  top: z.coerce.number().int().min(0).max(20_000),
  side: z.coerce.number().int().min(1).max(20_000),
})
export type Crop = z.infer<typeof Crop>
