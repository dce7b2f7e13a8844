import { and, asc, count, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import { users } from '#db/schema/accounts.ts'
import { contactMessages as m } from '#db/schema/support.ts'
import type { SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import { type ContactFilters, contactPageSize } from '../../contact-contract.ts'
import { tellStaff } from '../tell-support.ts'

/** What was written by the contact form: the longest unanswered first, or what is done, the latest first (HELP-04). */
export async function listContact({ db }: SignedIn, { done, category, page }: z.output<typeof ContactFilters>) {
  const where = and(
    done ? isNotNull(m.handledAt) : isNull(m.handledAt),
    category ? eq(m.category, category) : undefined,
  )
  const order = done ? [desc(m.handledAt), desc(m.id)] : [asc(m.createdAt), asc(m.id)]
  const [rows, [all], [open]] = await Promise.all([
    db
      .select({ message: m, handledBy: users.name })
      .from(m)
      .leftJoin(users, eq(users.id, m.handledBy))
      .where(where)
      .orderBy(...order)
      .limit(contactPageSize)
      .offset((page - 1) * contactPageSize),
    db.select({ total: count() }).from(m).where(where),
    db.select({ open: count() }).from(m).where(isNull(m.handledAt)),
  ])
  const items = rows.map(({ message: { userId, ...message }, handledBy }) => ({
    ...message,
    handledBy,
    hasAccount: userId !== null,
  }))
  return { items, total: all?.total ?? 0, open: open?.open ?? 0 }
}

/** Says that a message was answered, by whom and when, or takes that back; NOT_FOUND where there is none. */
export const setContactDone = (ctx: SignedIn, { id, done }: { id: string; done: boolean }) =>
  transaction(ctx, async ({ db, viewer, audit }) => {
    const [row] = await db.select({ handledAt: m.handledAt }).from(m).where(eq(m.id, id)).for('update')
    const { handledAt: before } = found(row)
    if ((before !== null) === done) return { id, handledAt: before }
    const handledAt = done ? new Date() : null
    await db
      .update(m)
      .set({ handledAt, handledBy: done ? viewer.userId : null })
      .where(eq(m.id, id))
    await audit({ action: 'contact.done', subjectType: 'contact_message', subjectId: id, data: { done } })
    await tellStaff(db)
    return { id, handledAt }
  })
