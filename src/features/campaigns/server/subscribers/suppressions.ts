import { and, eq, ilike } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { newsletterSubscribers } from '#db/schema/campaigns.ts'
import { mailSuppressions as x } from '#db/schema/mail.ts'
import type { SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import { cursorKeyOf, type Key, readPage } from '#server/keyset.ts'
import { removeSuppression, suppressAddress } from '#server/suppressions.ts'
import { transaction } from '#server/transaction.ts'
import { chooseKinds, subscribedKinds } from '../newsletter/choices.ts'
import { containing } from './list-subscribers.ts'

const PAGE = 25
const newest: Key = { value: x.createdAt, kind: 'timestamp', id: x.id, desc: true }

/** Addresses that are not mailed, newest first. */
export async function listSuppressions(
  { db }: SignedIn,
  { q, cursor }: { q?: string | undefined; cursor?: string | undefined },
) {
  const { rows, before, after } = await readPage(newest, cursor, {
    size: PAGE,
    ask: ({ where, orderBy, limit }) =>
      db
        .select({
          ...{ id: x.id, email: x.email, reason: x.reason, note: x.note, answer: x.answer, mail: x.mail },
          ...{ createdAt: x.createdAt, addedBy: users.name, place: cursorKeyOf(newest) },
        })
        .from(x)
        .leftJoin(users, eq(users.id, x.addedBy))
        .where(and(q?.trim() ? ilike(x.email, containing(q)) : undefined, where))
        .orderBy(orderBy)
        .limit(limit),
  })
  return { items: rows, before, after }
}

/** Adds an address to the list by hand; one that is on it remains unchanged. */
export const suppress = (ctx: SignedIn, { email, note }: { email: string; note?: string | null | undefined }) =>
  transaction(ctx, async ({ db, viewer, audit }) => {
    const { id, isNew } = await suppressAddress(db, {
      email,
      reason: 'staff',
      note: note || null,
      addedBy: viewer.userId,
    })
    if (isNew) await audit({ action: 'mail.suppressed', subjectType: 'mail_suppression', subjectId: id })
    return { id }
  })

/** Removes an address from the list; NOT_FOUND if it is not on it. */
export const unsuppress = (ctx: SignedIn, { id }: { id: string }) =>
  transaction(ctx, async ({ db, audit }) => {
    const data = { reason: found(await removeSuppression(db, id)).reason }
    await audit({ action: 'mail.unsuppressed', subjectType: 'mail_suppression', subjectId: id, data })
    return { id }
  })

/** Ends the newsletter for a subscriber who asked staff for it. Only they themselves can subscribe again. */
export async function unsubscribeFor(ctx: SignedIn, { id }: { id: string }): Promise<{ id: string }> {
  const [row] = await ctx.db
    .select({ email: newsletterSubscribers.email })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.id, id))
  const { email } = found(row)
  const kinds = await subscribedKinds(ctx.db, email)
  await chooseKinds(
    ctx,
    email,
    kinds.filter((kind) => kind !== 'newsletter'),
    null,
  )
  return { id }
}
