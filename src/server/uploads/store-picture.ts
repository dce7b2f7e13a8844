import type { Context, Services } from '../context.ts'
import { DomainError } from '../errors.ts'
import { cleanUpStore } from '../storage/clean-up-store.ts'
import { StorageConflict } from '../storage/storage.ts'
import { checkImage } from './check-image.ts'

/** The kind of image, which prefixes the refusal codes: AVATAR_TOO_LARGE. */
export type PictureKind = 'AVATAR' | 'LOGO' | 'BLOG_PICTURE' | 'CAMPAIGN_PICTURE'
type Made = { bytes: Buffer; contentType: string; extension?: string }
type Place = { kind: PictureKind; folder: string; owner: string; cacheControl?: string }

/**
 * Encodes an uploaded image again with `make`. _TOO_LARGE above the size limit, _TOO_MANY_PIXELS, _NOT_IMAGE for files that are broken or
 * not PNG, JPEG, WebP or GIF.
 */
export async function makePicture<M extends Made>(
  sent: Buffer,
  { kind, maxBytes, make }: { kind: PictureKind; maxBytes: number; make(sent: Buffer): Promise<M> },
): Promise<M> {
  if (sent.length > maxBytes) throw new DomainError(`${kind}_TOO_LARGE`)
  const check = await checkImage(sent)
  if (!check.ok)
    throw new DomainError(check.code === 'FILE_DANGEROUS' ? `${kind}_TOO_MANY_PIXELS` : `${kind}_NOT_IMAGE`)
  return make(sent).catch(() => {
    throw new DomainError(`${kind}_NOT_IMAGE`)
  })
}

/**
 * Stores an image, by default a WebP, under its owner and the current time. Two in the same millisecond get different names (FILE-02,
 * FILE-04). _NOT_STORED if the store fails.
 */
export async function putPicture(
  ctx: Context,
  { bytes, contentType, extension = 'webp' }: Made,
  { kind, folder, owner, cacheControl }: Place,
): Promise<string> {
  for (let later = 0; later < 5; later += 1) {
    const key = `${folder}/${owner}-${Date.now() + later}.${extension}`
    try {
      await ctx.storage.put(key, bytes, { contentType, ...(cacheControl && { cacheControl }) })
      return key
    } catch (error) {
      if (error instanceof StorageConflict) continue
      ctx.log.warn({ err: error, requestId: ctx.requestId }, 'picture not stored')
      // it may be stored and only the answer lost
      await deleteObjects(ctx, [{ key }])
      break
    }
  }
  throw new DomainError(`${kind}_NOT_STORED`)
}

/** Writes the rows of a new image. If that fails, deletes its object, so that a failed upload leaves nothing behind. */
export const writeOrDelete = <T>(ctx: Context, key: string, write: () => Promise<T>): Promise<T> =>
  write().catch(async (error) => {
    await deleteObjects(ctx, [{ key }])
    throw error
  })

/** Puts a new image in use with `show`, which returns the objects it replaced, and deletes these. */
export async function replacePicture<T>(
  ctx: Context,
  key: string,
  show: () => Promise<{ before: readonly { key: string }[]; shown: T }>,
): Promise<T> {
  const { before, shown } = await writeOrDelete(ctx, key, show)
  await deleteObjects(ctx, before)
  return shown
}

/** Deletes objects that no row needs any more. A failure is only logged, because the cleanup deletes them later. */
export async function deleteObjects(
  { storage, log }: Pick<Services, 'storage' | 'log'>,
  deleted: readonly { key: string }[],
): Promise<void> {
  for (const { key } of deleted) {
    await storage.remove(key).catch((err) => log.warn({ err, key }, 'picture not removed'))
  }
}

const HOUR = 60 * 60 * 1000

/** Deletes stored images without a row that are older than an hour: left by a deletion, or by a process killed between two steps. */
export async function cleanUpImages(
  ctx: Services,
  folder: string,
  knownOf: (keys: string[]) => Promise<{ key: string }[]>,
  now = new Date(),
): Promise<void> {
  await cleanUpStore(ctx, { area: folder, before: new Date(now.getTime() - HOUR), knownOf })
}
