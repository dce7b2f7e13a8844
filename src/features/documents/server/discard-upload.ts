import { and, eq } from 'drizzle-orm'
import { files } from '#db/schema/documents.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'

/**
 * Deletes an upload of the viewer that nothing uses yet; NOT_FOUND for everything else. FILE_NOT_DELETED if the store cannot remove it now:
 * the upload does not change, so the user can try again, or the cleanup removes it (DOCS-27).
 */
export async function discardUpload(ctx: SignedIn, { fileId }: { fileId: string }): Promise<{ discarded: true }> {
  return transaction(ctx, async (tx) => {
    const [row] = await tx.db
      .delete(files)
      .where(and(eq(files.id, fileId), eq(files.ownerId, ctx.viewer.userId), eq(files.state, 'staged')))
      .returning({ key: files.key })
    const { key } = found(row)
    try {
      await ctx.storage.remove(key)
    } catch (err) {
      ctx.log.warn({ err, key, requestId: ctx.requestId }, 'upload not removed')
      throw new DomainError('FILE_NOT_DELETED')
    }
    return { discarded: true }
  })
}
