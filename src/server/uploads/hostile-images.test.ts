import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { checkImage, fitImage } from './check-image.ts'
import type { FileKind } from './file-kinds.ts'
import { genuineFiles } from './genuine-files.testing.ts'

let genuine: Record<FileKind, Buffer>
beforeAll(async () => {
  genuine = await genuineFiles()
})
afterEach(() => void vi.restoreAllMocks())

/** A PNG whose header claims this size; it has hardly any data. */
function pngOfSize(width: number, height: number): Buffer {
  const header = Buffer.alloc(17)
  header.write('IHDR', 0, 'latin1')
  header.writeUInt32BE(width, 4)
  header.writeUInt32BE(height, 8)
  header.set([8, 6, 0, 0, 0], 12)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(header))
  const data = genuine.png.subarray(33)
  return Buffer.concat([genuine.png.subarray(0, 8), Buffer.from([0, 0, 0, 13]), header, checksum, data])
}

describe('checkImage', () => {
  it('reports the size of an honest image, which it decodes', async () => {
    const decode = vi.spyOn(sharp.prototype, 'toBuffer')
    expect(await checkImage(genuine.jpg)).toEqual({ ok: true, width: 40, height: 30, format: 'jpeg' })
    expect(decode).toHaveBeenCalledOnce()
  })

  it.each([
    [60_000, 60_000],
    [7_000, 7_000],
    [20_000, 1],
    [2_147_483_647, 2_147_483_647],
  ])('refuses a flood of %i x %i pixels before it decodes any', async (width, height) => {
    const decode = vi.spyOn(sharp.prototype, 'toBuffer')
    const check = await checkImage(pngOfSize(width, height))
    expect(check.ok).toBe(false)
    expect(decode).not.toHaveBeenCalled()
    if (width < 100_000) expect(check).toEqual({ ok: false, code: 'FILE_DANGEROUS' })
  })

  it('rejects a truncated image, random bytes and files that are not images', async () => {
    const noise = await sharp(randomBytes(200 * 200 * 3), { raw: { width: 200, height: 200, channels: 3 } })
      .png()
      .toBuffer()
    for (const bytes of [
      noise.subarray(0, noise.length / 2),
      randomBytes(1000),
      Buffer.from('<svg/>'),
      Buffer.alloc(0),
    ]) {
      expect(await checkImage(bytes)).toEqual({ ok: false, code: 'FILE_CONTENT_MISMATCH' })
    }
  })
})

describe('fitImage', () => {
  it('removes place and camera, and turns the image upright', async () => {
    const exif = { IFD0: { Copyright: 'CANARY' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } }
    const photo = await sharp(genuine.jpg).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect(photo.includes('CANARY')).toBe(true)
    const fitted = await fitImage(photo, { width: 512, height: 512, fit: 'inside', as: 'webp' })
    expect(fitted).toMatchObject({ contentType: 'image/webp', extension: 'webp', width: 30, height: 40 })
    expect(fitted.bytes.includes('CANARY')).toBe(false)
    expect((await sharp(fitted.bytes).metadata()).exif).toBeUndefined()
  })

  it('makes a square of a wide picture, never larger than it was', async () => {
    const fitted = await fitImage(genuine.png, { width: 20, height: 20, fit: 'cover', as: 'png' })
    expect(fitted).toMatchObject({ contentType: 'image/png', width: 20, height: 20 })
    const huge = await fitImage(genuine.png, { width: 2000, height: 2000, fit: 'inside', as: 'png' })
    expect(huge).toMatchObject({ width: 40, height: 30 })
  })
})
