import { and, eq, inArray, sql } from 'drizzle-orm'
import { mailSuppressions as x } from '#db/schema/mail.ts'
import type { Db } from './context.ts'

export type Suppression = typeof x.$inferSelect
export type SuppressionReason = Suppression['reason']

/** Reasons that end all mails but those about the safety of an account; what staff put on the list gets no campaign. */
const endsAll: SuppressionReason[] = ['bounce', 'complaint']
const LONGEST = { answer: 300, mail: 160 }

type Found = { email: string; reason: SuppressionReason } & Partial<
  Pick<Suppression, 'answer' | 'mail' | 'note' | 'addedBy'>
>

/** Puts an address on the list of those that are not mailed, once: a complaint weighs more than a bounce, all else stays as it was. The row's id, and whether it is new. */
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

/** Why an address gets only mails about the safety of an account; null where it gets all of them. */
export async function suppressionOf(db: Db, email: string): Promise<Suppression | null> {
  const [row] = await db
    .select()
    .from(x)
    .where(and(eq(x.email, email.toLowerCase()), inArray(x.reason, endsAll)))
  return row ?? null
}

/** In SQL: whether the address in this column, named with its table, gets no mail. */
export const isUnreachable = (column: 'company_invitations.email' | 'staff_invitations.email') =>
  sql<boolean>`exists (select from ${x} never where never.email = lower(${sql.raw(column)}) and never.reason in ('bounce', 'complaint'))`

/** Lets an address be mailed again that bounced or complained; what staff put on the list stays. Whether it was on it. */
export async function allowMailAgain(
  db: Db,
  email: string,
  reasons: SuppressionReason[] = endsAll,
): Promise<Suppression | null> {
  const [gone] = await db
    .delete(x)
    .where(and(eq(x.email, email.toLowerCase()), inArray(x.reason, reasons)))
    .returning()
  return gone ?? null
}

/** A link of a mail was opened: its mailbox exists, whatever bounced before. Only the recipient can withdraw a complaint. */
export const allowMailAfterBounce = (db: Db, email: string): Promise<Suppression | null> =>
  allowMailAgain(db, email, ['bounce'])

/** Takes an entry off the list; null where it is not on it. */
export async function removeSuppression(db: Db, id: string): Promise<Suppression | null> {
  const [gone] = await db.delete(x).where(eq(x.id, id)).returning()
  return gone ?? null
}
