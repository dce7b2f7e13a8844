import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { avatars } from '#db/schema/profiles.ts'
import type { Design } from '#features/document-content/design.ts'
import type { Services } from '#server/context.ts'

/** A JPEG, square. */
export type Photo = Buffer

// the image of an id never changes, and a preview is rendered with each key press; holds about 200 images of 25 KB
const made = new LRUCache<string, Photo>({ maxSize: 5_000_000, sizeCalculation: (photo) => photo.length })

type Ctx = Pick<Services, 'db' | 'storage' | 'log'>
type PhotoRequest = { userId: string; design: Pick<Design, 'hasPhoto'> }

/** The profile picture of this person if the design prints it; null without one, or if it cannot be read now. */
export async function ownPhoto(ctx: Ctx, { userId, design }: PhotoRequest): Promise<Photo | null> {
  if (!design.hasPhoto) return null
  const [row] = await ctx.db
    .select({ id: avatars.id, key: avatars.key })
    .from(avatars)
    .where(eq(avatars.userId, userId))
  if (!row) return null
  const known = made.get(row.id)
  if (known) return known
  try {
    const file = await ctx.storage.get(row.key)
    if (!file) return null
    // as JPEG, because Word cannot read WebP
    const photo = await sharp(await buffer(file.body))
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 86 })
      .toBuffer()
    made.set(row.id, photo)
    return photo
  } catch (err) {
    // a document without its photo is better than no document
    ctx.log.warn({ err, avatar: row.id }, 'the photo of a resume could not be read')
    return null
  }
}
