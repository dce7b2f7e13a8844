import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { fairTurns, workFor } from '#server/queue/fair-turns.ts'
import type { DocumentKind } from '../../rules.ts'
import { letterDate } from '../exports/generate-file.ts'
import { isOnlyFile, readOwnDocument, type SavedDocument, toSaved } from '../exports/read-document.ts'
import { ownPhoto } from '../own-photo.ts'
import { consumePreview } from './preview-price.ts'
import { previewLetter, previewResume } from './render-document.ts'

/** In pixels: three for each of the 56 CSS pixels in the list. */
const WIDTH = 168
const MAX_PIXELS = 40_000_000
// browsers do not cache the response, so images are cached here: about 2,000 of 4 KB
const drawn = new LRUCache<string, Buffer>({ maxSize: 8_000_000, sizeCalculation: (image) => image.length })
const inTurns = fairTurns(1)

/**
 * The first page of a saved document of the viewer, as a WebP image 168 pixels wide. NOT_FOUND for another person's and for an
 * upload that was not imported; errors as `previewResume`, RATE_LIMITED with the previews of the editor.
 */
export async function drawThumbnail(ctx: SignedIn, kind: DocumentKind, id: string): Promise<Buffer> {
  const { userId } = ctx.viewer
  const row = await readOwnDocument(ctx.db, { kind, id, userId })
  if (isOnlyFile(row)) throw new DomainError('NOT_FOUND')
  // a new profile picture changes the thumbnail too
  const key = `${id} ${row.updatedAt.getTime()} ${ctx.viewer.image ?? ''}`
  const known = drawn.get(key)
  if (known) return known
  const image = await workFor(userId, () => inTurns(() => draw(ctx, toSaved(row, { kind, id }))))
  drawn.set(key, image)
  return image
}

async function draw(ctx: SignedIn, saved: SavedDocument): Promise<Buffer> {
  const { design } = saved
  const photo = await ownPhoto(ctx, { userId: ctx.viewer.userId, design })
  const { pages } = await consumePreview(ctx.viewer.userId, (group) =>
    saved.kind === 'resume'
      ? previewResume(ctx, { design, content: saved.content, photo }, { group })
      : previewLetter(ctx, { design, content: saved.content, date: letterDate() }, { group }),
  )
  return sharp(Buffer.from(pages[0]?.svg ?? ''), { limitInputPixels: MAX_PIXELS })
    .resize({ width: WIDTH })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 80 })
    .toBuffer()
}
