import { and, eq, ilike } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { newsletterSubscribers, mailSuppressions as x } from '#db/schema/campaigns.ts'
import type { Context, SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import { type Key, placeOf, readPage } from '#server/keyset.ts'
import { transaction } from '#server/transaction.ts'
import { chooseKinds, wantedKinds } from '../newsletter/choices.ts'
import { containing } from './list-subscribers.ts'

const PAGE = 25
const newest: Key = { value: x.createdAt, kind: 'moment', id: x.id, desc: true }

/** Addresses that no campaign mails, newest first. */
export async function listSuppressions(
  { db }: SignedIn,
  { q, cursor }: { q?: string | undefined; cursor?: string | undefined },
) {
  const { rows, before, after } = await readPage(newest, cursor, {
    size: PAGE,
    ask: ({ where, orderBy, limit }) =>
      db
        .select({
          ...{ id: x.id, email: x.email, reason: x.reason, note: x.note, createdAt: x.createdAt },
          ...{ addedBy: users.name, place: placeOf(newest) },
        })
        .from(x)
        .leftJoin(users, eq(users.id, x.addedBy))
        .where(and(q?.trim() ? ilike(x.email, containing(q)) : undefined, where))
        .orderBy(orderBy)
        .limit(limit),
  })
  return { items: rows, before, after }
}

/** Puts an address on the list by hand; one that is on it stays as it is. */
export const suppress = (ctx: SignedIn, { email, note }: { email: string; note?: string | null | undefined }) =>
  transaction(ctx, async ({ db, viewer, audit }) => {
    const values = { email, reason: 'staff' as const, note: note || null, addedBy: viewer.userId }
    const [made] = await db.insert(x).values(values).onConflictDoNothing().returning({ id: x.id })
    if (made) await audit({ action: 'mail.suppressed', subjectType: 'mail_suppression', subjectId: made.id })
    const [row] = made ? [made] : await db.select({ id: x.id }).from(x).where(eq(x.email, email))
    return found(row)
  })

/** Takes an address off the list; NOT_FOUND where it is not on it. */
export const unsuppress = (ctx: SignedIn, { id }: { id: string }) =>
  transaction(ctx, async ({ db, audit }) => {
    const [gone] = await db.delete(x).where(eq(x.id, id)).returning({ reason: x.reason })
    const data = { reason: found(gone).reason }
    await audit({ action: 'mail.unsuppressed', subjectType: 'mail_suppression', subjectId: id, data })
    return { id }
  })

/** Puts an address on the list because a provider says that it bounced or that its owner complained. */
export async function suppressReported(
  ctx: Context,
  { email, reason }: { email: string; reason: 'bounce' | 'complaint' },
): Promise<void> {
  await ctx.db
    .insert(x)
    .values({ email, reason })
    // a complaint weighs more than a bounce
    .onConflictDoUpdate({
      target: x.email,
      set: { reason },
      ...(reason === 'bounce' && { setWhere: eq(x.reason, 'bounce') }),
    })
}

/** Ends the newsletter for a subscriber who asked staff for it. Back they come by themselves alone. */
export async function unsubscribeFor(ctx: SignedIn, { id }: { id: string }): Promise<{ id: string }> {
  const [row] = await ctx.db
    .select({ email: newsletterSubscribers.email })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.id, id))
  const { email } = found(row)
  const kinds = await wantedKinds(ctx.db, email)
  await chooseKinds(
    ctx,
    email,
    kinds.filter((kind) => kind !== 'newsletter'),
  )
  return { id }
}
