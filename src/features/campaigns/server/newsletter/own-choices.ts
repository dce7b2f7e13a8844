import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import type { MailChoices } from '../../mail-choices-contract.ts'
import type { TemplateType } from '../../rules.ts'
import { agreedAt, chooseKinds, subscribedKinds } from './choices.ts'

/** Which campaign emails the viewer's address gets, and when they agreed to promotional ones. */
export async function readOwnChoices({ db, viewer }: SignedIn): Promise<MailChoices> {
  const email = viewer.email.toLowerCase()
  return { kinds: await subscribedKinds(db, email), agreedAt: await agreedAt(db, email, 'promotional') }
}

/** Stores which campaign emails the viewer gets. ADDRESS_NOT_CONFIRMED if the address may belong to another person. */
export async function saveOwnChoices(ctx: SignedIn, kinds: readonly TemplateType[]): Promise<MailChoices> {
  const { userId, email } = ctx.viewer
  const [user] = await ctx.db.select({ isOwn: users.emailVerified }).from(users).where(eq(users.id, userId))
  if (!user?.isOwn) throw new DomainError('ADDRESS_NOT_CONFIRMED')
  await chooseKinds(ctx, email.toLowerCase(), kinds, { place: 'account', userId })
  return readOwnChoices(ctx)
}
