import { and, eq } from 'drizzle-orm'
import { files } from '#db/schema/documents.ts'
import type { SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import { removeObjects } from './kept-files.ts'

/** Takes back an upload of one's own that nothing uses yet; NOT_FOUND for everything else. */
export async function discardUpload(ctx: SignedIn, { fileId }: { fileId: string }): Promise<{ discarded: true }> {
  const [row] = await ctx.db
    .delete(files)
    .where(and(eq(files.id, fileId), eq(files.ownerId, ctx.viewer.userId), eq(files.state, 'staged')))
    .returning({ key: files.key })
  await removeObjects(ctx, [found(row).key])
  return { discarded: true }
}
