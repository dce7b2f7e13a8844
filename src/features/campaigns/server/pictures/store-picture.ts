import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { campaignPictures } from '#db/schema/campaigns.ts'
import { readPicture as readBlogPicture } from '#features/blog/server/pictures.ts'
import { isId, newId } from '#lib/ids.ts'
import { isPlatformStaff } from '#lib/viewer.ts'
import type { Context, SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import type { StoredFile } from '#server/storage/storage.ts'
import { transaction } from '#server/transaction.ts'
import { mailImage } from '#server/uploads/check-image.ts'
import { deleteObjects, makePicture, putPicture, writeOrDelete } from '#server/uploads/store-picture.ts'
import { campaignPictureAddress, MAX_CAMPAIGN_PICTURE_BYTES } from '../../picture-rules.ts'

/** The maximum size in pixels: an email is 600 pixels wide, and dense screens use two pixels for each of them. */
const MAX = { width: 1200, height: 2400 }
const KIND = 'CAMPAIGN_PICTURE'
export const PICTURE_FOLDER = 'campaign-pictures'
/** The content of an address never changes, and mail programs request it each time an email is opened. */
const FOR_A_YEAR = 'public, max-age=31536000, immutable'

export type StoredPicture = Pick<typeof campaignPictures.$inferSelect, 'id' | 'width' | 'height' | 'size'>
/** The columns that are read of a stored image. */
export const pictureColumns = {
  id: campaignPictures.id,
  width: campaignPictures.width,
  height: campaignPictures.height,
  size: campaignPictures.size,
}

/** Creates the email copy of an uploaded image, without metadata. FORBIDDEN for people who are not staff; also throws the image errors. */
export async function storePicture(ctx: SignedIn, bytes: Buffer) {
  if (!isPlatformStaff(ctx.viewer)) throw new DomainError('FORBIDDEN')
  const { id, width, height } = await storeCopy(ctx, bytes, null)
  return { id, url: campaignPictureAddress(id), width, height }
}

/** The campaigns' copy of a blog image, created on first use; PICTURE_GONE if the blog no longer has it. */
export async function copyBlogPicture(ctx: SignedIn, blogPictureId: string): Promise<StoredPicture> {
  const known = await copyOf(ctx, blogPictureId)
  if (known) return known
  const file = await readBlogPicture(ctx, blogPictureId).catch((error) => {
    throw error instanceof DomainError ? new DomainError('PICTURE_GONE') : error
  })
  return storeCopy(ctx, await buffer(file.body), blogPictureId)
}

const copyOf = async ({ db }: Pick<Context, 'db'>, blogPictureId: string): Promise<StoredPicture | undefined> =>
  (await db.select(pictureColumns).from(campaignPictures).where(eq(campaignPictures.blogPictureId, blogPictureId)))[0]

async function storeCopy(ctx: SignedIn, bytes: Buffer, blogPictureId: string | null): Promise<StoredPicture> {
  const make = (sent: Buffer) => mailImage(sent, MAX)
  const made = await makePicture(bytes, { kind: KIND, maxBytes: MAX_CAMPAIGN_PICTURE_BYTES, make })
  const id = newId()
  const key = await putPicture(ctx, made, { kind: KIND, folder: PICTURE_FOLDER, owner: id, cacheControl: FOR_A_YEAR })
  const row = { id, key, width: made.width, height: made.height, size: made.bytes.length, blogPictureId }
  const stored = await writeOrDelete(ctx, key, () =>
    transaction(ctx, async ({ db, viewer, audit }) => {
      const values = { ...row, uploadedBy: viewer.userId }
      const [stored] = await db.insert(campaignPictures).values(values).onConflictDoNothing().returning(pictureColumns)
      if (stored) await audit({ action: 'campaign.picture_stored', subjectType: 'campaign_picture', subjectId: id })
      return stored
    }),
  )
  if (stored) return stored
  // two drafts were created from one article at the same time: keep only one copy
  await deleteObjects(ctx, [{ key }])
  return found(await copyOf(ctx, found(blogPictureId)))
}

/** An image by its id, for everyone: mail programs have no session. NOT_FOUND for a missing one. */
export async function readPicture(ctx: Context, id: string): Promise<StoredFile> {
  const [row] = isId(id)
    ? await ctx.db.select({ key: campaignPictures.key }).from(campaignPictures).where(eq(campaignPictures.id, id))
    : []
  return found(await ctx.storage.get(found(row).key))
}
