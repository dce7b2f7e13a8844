import { eq } from 'drizzle-orm'
import { files } from '#db/schema/documents.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import type { SigningSecrets } from '#server/secrets/secrets.ts'
import { type LinkPayload, signLink, verifyLink } from '#server/storage/sign-link.ts'
import { type FilePurpose, filePurposes, linkSeconds } from '../rules.ts'

/**
 * Creates a link with which only the viewer can fetch a file, for a limited time. The caller has checked the permission; the check is
 * repeated when the link is used. FILE_MISSING if the stored file is gone.
 */
export async function makeFileLink(
  ctx: SignedIn,
  file: { id: string },
  { purpose, seconds = linkSeconds[purpose] }: { purpose: FilePurpose; seconds?: number },
): Promise<{ url: string; expiresAt: Date }> {
  const [row] = await ctx.db.select({ key: files.key }).from(files).where(eq(files.id, file.id))
  if (!row) throw new DomainError('FILE_MISSING')
  const stored = await ctx.storage.get(row.key).catch((err) => {
    ctx.log.warn({ err, requestId: ctx.requestId }, 'file store unavailable')
    throw new DomainError('FILE_STORE_AWAY')
  })
  if (!stored) throw new DomainError('FILE_MISSING')
  stored.body.destroy()
  const expiresAt = new Date(Date.now() + seconds * 1000)
  const token = signLink(ctx.env, { fileId: file.id, viewerId: ctx.viewer.userId, purpose, expiresAt })
  return { url: `/api/files/${token}`, expiresAt }
}

/** The file of a link and the purpose of the link; 'invalid' if its signature is not from this installation. */
export function readFileLink(
  secrets: SigningSecrets,
  token: string,
): (LinkPayload & { purpose: FilePurpose }) | 'expired' | 'invalid' {
  for (const purpose of filePurposes) {
    const read = verifyLink(secrets, token, { purpose })
    if (read !== 'invalid') return read === 'expired' ? read : { ...read, purpose }
  }
  return 'invalid'
}
