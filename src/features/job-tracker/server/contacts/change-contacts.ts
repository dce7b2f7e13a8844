import { and, asc, count, eq } from 'drizzle-orm'
import { applicationContacts as contacts } from '#db/schema/job-tracker.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import type { Contact, ContactFields } from '../../contract.ts'
import { maxContacts } from '../../rules.ts'
import { findOwnApplication } from '../find-own-application.ts'
import { isAbout } from '../private-steps.ts'

const asContact = ({ id, name, ...row }: typeof contacts.$inferSelect): Contact => ({
  id,
  name,
  role: row.role ?? '',
  email: row.email ?? '',
  phone: row.phone ?? '',
  link: row.link ?? '',
  note: row.note ?? '',
})

const columnsOf = ({ name, role, email, phone, link, note }: ContactFields) => ({
  name,
  role: role || null,
  email: email || null,
  phone: phone || null,
  link: link || null,
  note: note || null,
})

const own = ({ viewer }: SignedIn, id: string) => and(eq(contacts.id, id), eq(contacts.userId, viewer.userId))

/** The viewer's contacts of one of their applications, in order of creation. */
export async function listContacts({ db, viewer }: SignedIn, { aboutId }: { aboutId: string }): Promise<Contact[]> {
  const about = await findOwnApplication(db, viewer.userId, aboutId)
  const rows = await db
    .select()
    .from(contacts)
    .where(and(eq(contacts.userId, viewer.userId), isAbout(contacts, about)))
    .orderBy(asc(contacts.createdAt), asc(contacts.id))
  return rows.map(asContact)
}

/** Adds a contact to an application of the viewer; TOO_MANY_CONTACTS at the limit. */
export const addContact = (outer: SignedIn, { aboutId, ...fields }: ContactFields & { aboutId: string }) =>
  transaction(outer, async ({ db, viewer }) => {
    const about = await findOwnApplication(db, viewer.userId, aboutId, { toAdd: true })
    const [row] = await db.select({ taken: count() }).from(contacts).where(isAbout(contacts, about))
    if ((row?.taken ?? 0) >= maxContacts) throw new DomainError('TOO_MANY_CONTACTS')
    const [made] = await db
      .insert(contacts)
      .values({ userId: viewer.userId, ...about, ...columnsOf(fields) })
      .returning()
    return asContact(found(made))
  })

/** Changes all fields of a contact of the viewer. */
export async function updateContact(
  ctx: SignedIn,
  { id, ...fields }: ContactFields & { id: string },
): Promise<Contact> {
  const [row] = await ctx.db.update(contacts).set(columnsOf(fields)).where(own(ctx, id)).returning()
  return asContact(found(row))
}

/** Deletes a contact of the viewer. */
export async function deleteContact(ctx: SignedIn, { id }: { id: string }): Promise<{ deleted: true }> {
  found((await ctx.db.delete(contacts).where(own(ctx, id)).returning({ id: contacts.id }))[0])
  return { deleted: true }
}
