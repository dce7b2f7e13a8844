import { and, eq, inArray, sql } from 'drizzle-orm'
import { mailSuppressions as x } from '#db/schema/mail.ts'
import type { Db } from './context.ts'

export type Suppression = typeof x.$inferSelect
export type SuppressionReason = Suppression['reason']

/** Reasons that stop all mails except security notices. Addresses that staff added only get no campaigns. */
const endsAll: SuppressionReason[] = ['bounce', 'complaint']
const LONGEST = { answer: 300, mail: 160 }

type Found = { email: string; reason: SuppressionReason } & Partial<
  Pick<Suppression, 'answer' | 'mail' | 'note' | 'addedBy'>
>

/**
 * Adds an address to the suppression list. On an entry that exists, only a complaint has an effect: it replaces a bounce or a staff entry.
 * Returns the row's id, and whether it is new.
 */
export async function suppressAddress(db: Db, { email, ...found }: Found): Promise<{ id: string; isNew: boolean }> {
  const address = email.toLowerCase()
  const values = {
    ...found,
    answer: found.answer?.slice(0, LONGEST.answer) ?? null,
    mail: found.mail?.slice(0, LONGEST.mail) ?? null,
  }
  const [made] = await db
    .insert(x)
    .values({ email: address, ...values })
    .onConflictDoNothing()
    .returning({ id: x.id })
  if (made) return { id: made.id, isNew: true }
  if (found.reason === 'complaint') {
    await db
      .update(x)
      .set({ reason: 'complaint', answer: values.answer, mail: values.mail })
      .where(and(eq(x.email, address), inArray(x.reason, ['bounce', 'staff'])))
  }
  const [row] = await db.select({ id: x.id }).from(x).where(eq(x.email, address))
  return { id: row?.id ?? '', isNew: false }
}

/** The entry because of which an address gets only security mails; null if it gets all mails. */
export async function suppressionOf(db: Db, email: string): Promise<Suppression | null> {
  const [row] = await db
    .select()
    .from(x)
    .where(and(eq(x.email, email.toLowerCase()), inArray(x.reason, endsAll)))
  return row ?? null
}

/** The SQL condition that the address in this column, given with its table, gets no mail. */
export const isUnreachable = (column: 'company_invitations.email' | 'staff_invitations.email') =>
  sql<boolean>`exists (select from ${x} never where never.email = lower(${sql.raw(column)}) and never.reason in ('bounce', 'complaint'))`

/** Removes a bounce or complaint, so that mail is sent again; entries by staff stay. Returns the removed entry. */
export async function allowMailAgain(
  db: Db,
  email: string,
  reasons: SuppressionReason[] = endsAll,
): Promise<Suppression | null> {
  const [deleted] = await db
    .delete(x)
    .where(and(eq(x.email, email.toLowerCase()), inArray(x.reason, reasons)))
    .returning()
  return deleted ?? null
}

/**
 * Called when a link of a mail was opened: the mailbox works, whatever bounced before. A complaint stays, because only the recipient can
 * withdraw it.
 */
export const allowMailAfterBounce = (db: Db, email: string): Promise<Suppression | null> =>
  allowMailAgain(db, email, ['bounce'])

/** Removes an entry from the list; null if it is not on it. */
export async function removeSuppression(db: Db, id: string): Promise<Suppression | null> {
  const [deleted] = await db.delete(x).where(eq(x.id, id)).returning()
  return deleted ?? null
}
