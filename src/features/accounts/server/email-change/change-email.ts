import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { consumeMailTo } from '#server/recipient-limit.ts'
import { transaction } from '#server/transaction.ts'
import { askForEmail } from '../ask-for-email.ts'
import { type OwnerProof, requireOwner } from '../own-password.ts'

const PER_PERSON = { points: 5, seconds: 60 * 60 }

/**
 * Requests a new email address. A link to the new address must confirm it; nothing changes before. The answer is the same for a
 * free and a taken address. EMAIL_UNCHANGED for the current one. With two-factor on, it requires a code too.
 */
export async function changeEmail(
  ctx: SignedIn,
  { email, ...proof }: OwnerProof & { email: string },
): Promise<{ done: true }> {
  const { userId } = ctx.viewer
  await requireOwner(ctx, proof)
  if (email === ctx.viewer.email.toLowerCase()) throw new DomainError('EMAIL_UNCHANGED')
  await ctx.throttle.consume('change-email', userId, PER_PERSON)
  await consumeMailTo(ctx, email)
  await transaction(ctx, (tx) => askForEmail(tx, { userId, email, byStaff: false }))
  return { done: true }
}
