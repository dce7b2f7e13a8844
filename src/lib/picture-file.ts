/** The types that the browser's file dialog offers. The server checks the content itself. */
export const PICTURE_TYPES = 'image/png,image/jpeg,image/webp,image/gif'
/** The largest accepted file, in bytes; a file of exactly this size is accepted. */
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024

/** An SVG is an image, but can contain scripts. */
export const svgRefusal = "SVG images aren't supported. Choose a PNG, JPEG, WebP or GIF."

export type PictureProblem = 'not-image' | 'svg' | 'too-large'

/** What is wrong with a chosen file, by its type and size; null if it may be an image. */
export function findPictureProblem({ type, size }: { type: string; size: number }): PictureProblem | null {
  if (!type.startsWith('image/')) return 'not-image'
  if (type === 'image/svg+xml') return 'svg'
  return size > MAX_PICTURE_BYTES ? 'too-large' : null
}
