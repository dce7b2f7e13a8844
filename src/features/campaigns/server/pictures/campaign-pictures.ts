import { and, eq, inArray, notInArray } from 'drizzle-orm'
import { campaignPictures, campaignPictureUses } from '#db/schema/campaigns.ts'
import { blogPictureIdOf } from '#features/blog/rules.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { campaignPictureAddress, campaignPictureIdOf, MAX_PICTURES, MAX_PICTURES_BYTES } from '../../picture-rules.ts'
import { pictureSources, withPictures } from './clean-content.ts'
import { copyBlogPicture, pictureColumns, type StoredPicture } from './store-picture.ts'

/**
 * Sanitized content with each image at the address of its email copy and in its true size; the blog's are copied.
 * Errors: TOO_MANY_PICTURES, PICTURES_TOO_HEAVY for the total size, PICTURE_GONE.
 */
export async function copyPicturesForEmail(ctx: SignedIn, content: string): Promise<string> {
  const sources = pictureSources(content)
  if (sources.length === 0) return content
  if (sources.length > MAX_PICTURES) throw new DomainError('TOO_MANY_PICTURES')
  const stored = new Map<string, StoredPicture>()
  // one after another, because each image is decoded in memory
  for (const src of new Set(sources)) stored.set(src, await pictureAt(ctx, src))
  const sizes = new Map([...stored.values()].map(({ id, size }) => [id, size]))
  if ([...sizes.values()].reduce((sum, size) => sum + size, 0) > MAX_PICTURES_BYTES)
    throw new DomainError('PICTURES_TOO_HEAVY')
  return withPictures(content, (src) => {
    const { id, width, height } = stored.get(src) as StoredPicture
    return { src: campaignPictureAddress(id), width, height }
  })
}

async function pictureAt(ctx: SignedIn, src: string): Promise<StoredPicture> {
  const blogId = blogPictureIdOf(src)
  if (blogId) return copyBlogPicture(ctx, blogId)
  const [row] = await ctx.db
    .select(pictureColumns)
    .from(campaignPictures)
    .where(eq(campaignPictures.id, campaignPictureIdOf(src) ?? ''))
  if (!row) throw new DomainError('PICTURE_GONE')
  return row
}

/** Stores which images a campaign uses, so that they are not deleted; PICTURE_GONE if one is already deleted. */
export async function recordPictureUses(db: Db, campaignId: string, content: string): Promise<void> {
  const ids = [...new Set(pictureSources(content).flatMap((src) => campaignPictureIdOf(src) ?? []))]
  const others = ids.length > 0 ? notInArray(campaignPictureUses.pictureId, ids) : undefined
  await db.delete(campaignPictureUses).where(and(eq(campaignPictureUses.campaignId, campaignId), others))
  if (ids.length === 0) return
  // locked against deletion until its use is stored
  const there = await db
    .select({ id: campaignPictures.id })
    .from(campaignPictures)
    .where(inArray(campaignPictures.id, ids))
    .for('key share')
  if (there.length < ids.length) throw new DomainError('PICTURE_GONE')
  const uses = ids.map((pictureId) => ({ campaignId, pictureId }))
  await db.insert(campaignPictureUses).values(uses).onConflictDoNothing()
}
