import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { signLink, verifyLink } from '#server/storage/sign-link.ts'
import { transaction } from '#server/transaction.ts'

const PURPOSE = 'own-data'
const PER_HOUR = { points: 5, seconds: 60 * 60 }
const MINUTES = 60 * 1000

/** Creates a link to the download of the viewer's data. It is valid for five minutes and only for the viewer. */
export async function startDownload(ctx: SignedIn): Promise<{ url: string }> {
  const { userId } = ctx.viewer
  await ctx.throttle.consume('own-data', userId, PER_HOUR)
  await transaction(ctx, (tx) =>
    tx.audit({ action: 'privacy.download_prepared', subjectType: 'user', subjectId: userId }),
  )
  const expiresAt = new Date(Date.now() + 5 * MINUTES)
  const token = signLink(ctx.env, { fileId: userId, viewerId: userId, purpose: PURPOSE, expiresAt })
  return { url: `/api/own-data/${token}` }
}

/** Checks that the link was created for the viewer: NOT_FOUND for others, DOWNLOAD_EXPIRED after five minutes. */
export function requireDownload(ctx: SignedIn, token: string): void {
  const link = verifyLink(ctx.env, token, { purpose: PURPOSE })
  if (link === 'expired') throw new DomainError('DOWNLOAD_EXPIRED')
  if (link === 'invalid' || link.viewerId !== ctx.viewer.userId) throw new DomainError('NOT_FOUND')
}
