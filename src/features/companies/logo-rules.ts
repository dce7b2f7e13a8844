/** The largest accepted file, in bytes; a file of exactly this size is accepted. */
export const MAX_LOGO_BYTES = 5 * 1024 * 1024
export const LOGO_TYPES = 'image/png,image/jpeg,image/webp,image/gif'

export const logoErrors = {
  LOGO_NOT_IMAGE: { status: 422, message: 'Please select an image file' },
  LOGO_TOO_LARGE: { status: 413, message: 'Please select an image smaller than 5MB' },
  LOGO_TOO_MANY_PIXELS: { status: 422, message: 'This image is too large. Please choose one with fewer pixels.' },
  LOGO_NOT_STORED: { status: 503, message: "The image couldn't be saved. Please try again." },
} as const

/** An SVG is an image, but can contain scripts. */
const svgRefusal = "SVG images aren't supported. Choose a PNG, JPEG, WebP or GIF."

export type Refused = { title: 'Invalid File' | 'File Too Large'; description: string }

/** Checks a chosen file before it is uploaded: the error to show, or null if the file is accepted (CPROF-11). */
export function refusedLogo({ type, size }: { type: string; size: number }): Refused | null {
  if (!type.startsWith('image/')) return { title: 'Invalid File', description: logoErrors.LOGO_NOT_IMAGE.message }
  if (type === 'image/svg+xml') return { title: 'Invalid File', description: svgRefusal }
  if (size > MAX_LOGO_BYTES) return { title: 'File Too Large', description: logoErrors.LOGO_TOO_LARGE.message }
  return null
}
