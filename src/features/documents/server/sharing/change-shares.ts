import { and, count, eq, isNull } from 'drizzle-orm'
import { resumeShares, resumes } from '#db/schema/documents.ts'
import { newId } from '#lib/ids.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import { hashToken } from '#server/secrets/hash-token.ts'
import { transaction } from '#server/transaction.ts'
import { maxShares } from '../../share-contract.ts'
import { readOwnDocument } from '../exports/read-document.ts'
import { lockDocuments } from '../own-resumes.ts'
import { makeShareToken } from './share-tokens.ts'

type NewShare = { id: string; label: string; hidesContact: boolean }
const PER_HOUR = { points: 30, seconds: 60 * 60 }

/**
 * Creates a link that shows a resume of the viewer to all who have it (COACH-10); only this answer contains the address.
 * TOO_MANY_SHARES above twenty, SHARE_CANNOT_HIDE for an uploaded file, RATE_LIMITED.
 */
export async function createShare(
  ctx: SignedIn,
  { id: resumeId, label, hidesContact }: NewShare,
): Promise<{ id: string; url: string }> {
  const { userId } = ctx.viewer
  const { content, fileId } = await readOwnDocument(ctx.db, { kind: 'resume', id: resumeId, userId })
  if (hidesContact && content === null && fileId !== null) throw new DomainError('SHARE_CANNOT_HIDE')
  await ctx.throttle.consume('shares', userId, PER_HOUR)
  const [id, token] = [newId(), makeShareToken()]
  await transaction(ctx, async (tx) => {
    await lockDocuments(tx.db, userId)
    const isOpen = and(eq(resumeShares.resumeId, resumeId), isNull(resumeShares.revokedAt))
    const [had] = await tx.db.select({ shares: count() }).from(resumeShares).where(isOpen)
    if ((had?.shares ?? 0) >= maxShares) throw new DomainError('TOO_MANY_SHARES')
    await tx.db.insert(resumeShares).values({ id, resumeId, label, hidesContact, tokenHash: hashToken(token) })
    await tx.audit({ action: 'resume.shared', subjectType: 'resume', subjectId: resumeId, data: { shareId: id } })
  })
  return { id, url: `${ctx.env.PUBLIC_URL}/r/${token}` }
}

/** Revokes a link of the viewer; revoking it again changes nothing. Another person's is NOT_FOUND. */
export async function revokeShare(ctx: SignedIn, { id }: { id: string }): Promise<{ revoked: true }> {
  const [share] = await ctx.db
    .select({ resumeId: resumeShares.resumeId, revokedAt: resumeShares.revokedAt })
    .from(resumeShares)
    .innerJoin(resumes, eq(resumes.id, resumeShares.resumeId))
    .where(and(eq(resumeShares.id, id), eq(resumes.userId, ctx.viewer.userId)))
  const { resumeId } = found(share)
  await transaction(ctx, async (tx) => {
    const ended = await tx.db
      .update(resumeShares)
      .set({ revokedAt: new Date() })
      .where(and(eq(resumeShares.id, id), isNull(resumeShares.revokedAt)))
      .returning({ id: resumeShares.id })
    if (ended.length === 0) return
    await tx.audit({
      action: 'resume.share_revoked',
      subjectType: 'resume',
      subjectId: resumeId,
      data: { shareId: id },
    })
  })
  return { revoked: true }
}
