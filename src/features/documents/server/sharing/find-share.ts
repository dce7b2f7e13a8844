import { and, eq, isNull } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { files, resumeShares, resumes } from '#db/schema/documents.ts'
import type { Context } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import { hashToken } from '#server/secrets/hash-token.ts'
import { isShareToken } from './share-tokens.ts'

const PER_MINUTE = { points: 60, seconds: 60 }
// an IP address with more failed links than this is guessing
const WRONG_PER_HOUR = { points: 60, seconds: 60 * 60 }

/**
 * The resume that a link opens. NOT_FOUND for links that are unknown, revoked, of a deleted resume or of a suspended owner; RATE_LIMITED by
 * address. The caller logs the view.
 */
export async function findShare(ctx: Pick<Context, 'db' | 'throttle' | 'clientAddress'>, token: string) {
  await ctx.throttle.consume('shared-resumes', ctx.clientAddress, PER_MINUTE)
  const [row] = isShareToken(token) ? await readShare(ctx, token) : []
  if (!row) await ctx.throttle.consume('shared-resumes-wrong', ctx.clientAddress, WRONG_PER_HOUR)
  const share = found(row)
  if (share.suspendedAt) throw new DomainError('NOT_FOUND')
  return share
}
export type FoundShare = Awaited<ReturnType<typeof findShare>>

const readShare = ({ db }: Pick<Context, 'db'>, token: string) =>
  db
    .select({
      shareId: resumeShares.id,
      hidesContact: resumeShares.hidesContact,
      resumeId: resumes.id,
      ownerId: resumes.userId,
      owner: users.name,
      suspendedAt: users.suspendedAt,
      title: resumes.title,
      content: resumes.content,
      design: resumes.design,
      text: resumes.text,
      updatedAt: resumes.updatedAt,
      file: files,
    })
    .from(resumeShares)
    .innerJoin(resumes, eq(resumes.id, resumeShares.resumeId))
    .innerJoin(users, eq(users.id, resumes.userId))
    .leftJoin(files, eq(files.id, resumes.fileId))
    .where(and(eq(resumeShares.tokenHash, hashToken(token)), isNull(resumeShares.revokedAt)))
