import { eq, sql } from 'drizzle-orm'
import { blogPictures, blogPosts, blogRevisions } from '#db/schema/blog.ts'
import { isId, newId } from '#lib/ids.ts'
import { isPlatformStaff } from '#lib/viewer.ts'
import type { Context, Services, SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import type { Schedule } from '#server/queue/schedules.ts'
import type { StoredFile } from '#server/storage/storage.ts'
import { transaction } from '#server/transaction.ts'
import { fitImage } from '#server/uploads/check-image.ts'
import { deleteObjects, makePicture, putPicture, writeOrDelete } from '#server/uploads/store-picture.ts'
import { MAX_BLOG_PICTURE_BYTES } from '../picture-rules.ts'
import { blogPictureAddress } from '../rules.ts'

/** The maximum width in pixels: the widest place is 1,216 wide. */
const MAX = { width: 1600, height: 2400 }
const KIND = 'BLOG_PICTURE'

export type StoredBlogPicture = { id: string; url: string; width: number; height: number }

/** Creates a new image from the upload, without metadata; FORBIDDEN except for staff. */
export async function storePicture(ctx: SignedIn, bytes: Buffer): Promise<StoredBlogPicture> {
  if (!isPlatformStaff(ctx.viewer)) throw new DomainError('FORBIDDEN')
  const make = (sent: Buffer) => fitImage(sent, { ...MAX, fit: 'inside', as: 'webp' })
  const made = await makePicture(bytes, { kind: KIND, maxBytes: MAX_BLOG_PICTURE_BYTES, make })
  const id = newId()
  const key = await putPicture(ctx, made, { kind: KIND, folder: 'blog-pictures', owner: id })
  const { width, height } = made
  const row = { id, key, width, height, size: made.bytes.length, uploadedBy: ctx.viewer.userId }
  await writeOrDelete(ctx, key, () =>
    transaction(ctx, async ({ db, audit }) => {
      await db.insert(blogPictures).values(row)
      await audit({ action: 'blog.picture_stored', subjectType: 'blog_picture', subjectId: id })
    }),
  )
  return { id, url: blogPictureAddress(id), width, height }
}

/** An image by its unguessable id: for writers, preview readers, and everyone once the article is published. */
export async function readPicture(ctx: Context, id: string): Promise<StoredFile> {
  const [row] = isId(id) ? await ctx.db.select().from(blogPictures).where(eq(blogPictures.id, id)) : []
  return found(await ctx.storage.get(found(row).key))
}

/** Deletes images that no article or revision has used for a day. */
export async function cleanUpUnused(ctx: Services, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - 24 * 60 * 60 * 1000)
  const shown = sql`'%' || ${blogPictures.id}::text || '%'`
  const deleted = await ctx.db.execute<{ key: string }>(sql`
    delete from ${blogPictures} where ${blogPictures.createdAt} < ${before}
      and not exists (select 1 from ${blogPosts} where ${blogPosts.coverId} = ${blogPictures.id}
        or ${blogPosts.content} like ${shown} or ${blogPosts.pending}::text like ${shown})
      and not exists (select 1 from ${blogRevisions} where ${blogRevisions.content} like ${shown})
    returning ${blogPictures.key}`)
  await deleteObjects(ctx, deleted.rows)
}

export const pictureSchedules: Schedule[] = [
  { name: 'blog.sweep-pictures', cron: '13 4 * * *', run: (ctx) => cleanUpUnused(ctx) },
]
