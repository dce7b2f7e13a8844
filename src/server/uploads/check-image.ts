import pLimit from 'p-limit'
import sharp from 'sharp'

export type ImageCheck =
  | { ok: true; width: number; height: number; format: 'png' | 'jpeg' | 'webp' | 'gif' }
  | { ok: false; code: 'FILE_CONTENT_MISMATCH' | 'FILE_DANGEROUS' }

/** About 7,300 by 5,500 pixels, more than any image is shown at. Each decoded pixel takes four bytes. */
const MAX_PIXELS = 40_000_000
const MAX_SIDE = 16_000
const MAX_SECONDS = 10
const formats = ['png', 'jpeg', 'webp', 'gif'] as const
const PNG = Buffer.from('89504e470d0a1a0a', 'hex')
const JPEG = Buffer.from('ffd8ff', 'hex')

// two images at a time, each on one thread, so that they leave memory and processor for others
const turns = pLimit(2)
sharp.concurrency(1)
sharp.cache(false)

/**
 * Decodes the first frame once, in limited memory: 'FILE_DANGEROUS' above 40 million pixels or 16,000 a side, 'FILE_CONTENT_MISMATCH' for
 * images that are broken or not PNG, JPEG, WebP or GIF (U1: pixel floods).
 */
export async function checkImage(bytes: Buffer): Promise<ImageCheck> {
  if (!hasPictureStart(bytes)) return { ok: false, code: 'FILE_CONTENT_MISMATCH' }
  try {
    const { width, height, format } = await sharp(bytes, { limitInputPixels: false }).metadata()
    const known = formats.find((name) => name === format)
    if (!known) return { ok: false, code: 'FILE_CONTENT_MISMATCH' }
    if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE) return { ok: false, code: 'FILE_DANGEROUS' }
    await turns(() => open(bytes).resize(8, 8, { fit: 'inside' }).raw().toBuffer())
    return { ok: true, width, height, format: known }
  } catch {
    return { ok: false, code: 'FILE_CONTENT_MISMATCH' }
  }
}

/**
 * A newly encoded image: upright, resized, and without the original's metadata (place, camera, hidden data). WebP, or PNG for images that
 * mails show too. Call checkImage first; throws for images that cannot be decoded.
 */
export async function fitImage(
  bytes: Buffer,
  size: { width: number; height: number; fit: 'cover' | 'inside'; as: 'webp' | 'png' },
): Promise<{ bytes: Buffer; contentType: string; extension: 'webp' | 'png'; width: number; height: number }> {
  const { width, height, fit, as } = size
  const fitted = open(bytes).autoOrient().resize(width, height, { fit, withoutEnlargement: true })
  const encoded = as === 'webp' ? fitted.webp({ quality: 86 }) : fitted.png({ compressionLevel: 9 })
  const { data, info } = await turns(() => encoded.toBuffer({ resolveWithObject: true }))
  return { bytes: data, contentType: `image/${as}`, extension: as, width: info.width, height: info.height }
}

/** The same for mails, where some programs show only the oldest formats: JPEG, or PNG for an image with transparency. */
export async function mailImage(
  bytes: Buffer,
  { width, height }: { width: number; height: number },
): Promise<{ bytes: Buffer; contentType: string; extension: 'jpg' | 'png'; width: number; height: number }> {
  return turns(async () => {
    const { hasAlpha } = await open(bytes).metadata()
    const isSeenThrough = hasAlpha && !(await open(bytes).stats()).isOpaque
    const fitted = open(bytes).autoOrient().resize(width, height, { fit: 'inside', withoutEnlargement: true })
    const encoded = isSeenThrough
      ? fitted.png({ compressionLevel: 9, palette: true })
      : fitted.jpeg({ quality: 84, mozjpeg: true })
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
    const made = { bytes: data, width: info.width, height: info.height }
    return isSeenThrough
      ? { ...made, contentType: 'image/png', extension: 'png' as const }
      : { ...made, contentType: 'image/jpeg', extension: 'jpg' as const }
  })
}

/**
 * The same for a square part, given in pixels of the upright image. By default it is the middle; outside the image it is moved to the
 * nearest square. At most `side` pixels wide, and only the first frame of an animation.
 */
export async function squareImage(
  bytes: Buffer,
  side: number,
  crop?: { left: number; top: number; side: number },
): Promise<{ bytes: Buffer; contentType: string }> {
  const { autoOrient } = await open(bytes).metadata()
  const square = squareIn(autoOrient, crop)
  const made = open(bytes).autoOrient().extract(square).resize(side, side, { withoutEnlargement: true })
  return { bytes: await turns(() => made.webp({ quality: 86 }).toBuffer()), contentType: 'image/webp' }
}

function squareIn(
  picture: { width: number; height: number },
  crop?: { left: number; top: number; side: number },
): { left: number; top: number; width: number; height: number } {
  const most = Math.min(picture.width, picture.height)
  const side = Math.min(crop?.side ?? most, most)
  const within = (start: number | undefined, length: number) =>
    Math.min(start ?? Math.floor((length - side) / 2), length - side)
  const [left, top] = [within(crop?.left, picture.width), within(crop?.top, picture.height)]
  return { left, top, width: side, height: side }
}

function open(bytes: Buffer) {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' }).timeout({ seconds: MAX_SECONDS })
}

// the decoder also reads SVG, PDF and others: these must never reach it
function hasPictureStart(bytes: Buffer): boolean {
  const isWebp = /^RIFF.{4}WEBP/s.test(bytes.toString('latin1', 0, 12))
  const isGif = /^GIF8[79]a/.test(bytes.toString('latin1', 0, 6))
  return isWebp || isGif || bytes.subarray(0, 8).equals(PNG) || bytes.subarray(0, 3).equals(JPEG)
}
