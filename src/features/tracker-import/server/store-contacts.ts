import { and, eq } from 'drizzle-orm'
import { applicationContacts as contacts } from '#db/schema/job-tracker.ts'
import { trackerImportContacts as log, type StoredValues } from '#db/schema/tracker-import.ts'
import type { RowProblem } from '#features/import-files/contract.ts'
import { maxContacts } from '#features/job-tracker/rules.ts'
import { type About, isAbout } from '#features/job-tracker/server/private-steps.ts'
import { newId } from '#lib/ids.ts'
import { plainWords } from '#lib/names.ts'
import type { Db } from '#server/context.ts'
import type { ReadPerson } from '../read-people.ts'
import type { PlannedContact } from './plan-contacts.ts'
import type { Import } from './store-applications.ts'

export type PersonValues = ReadPerson & { note: string }
export const columnsOf = ({ name, role, email, phone, link, note }: PersonValues) => ({
  name,
  role: role || null,
  email: email || null,
  phone: phone || null,
  link: link || null,
  note: note || null,
})
export const asStored = ({ name, role, email, phone, link, note }: PersonValues): StoredValues => ({
  name,
  role,
  email,
  phone,
  link,
  note,
})

type Added = { about: About; people: readonly ReadPerson[]; row: number }

/** Adds the people of an application's row, except those who are there already by name or address. */
export async function addPeople(db: Db, own: Import, { about, people, row }: Added) {
  const here = await db
    .select({ name: contacts.name, email: contacts.email })
    .from(contacts)
    .where(and(eq(contacts.userId, own.userId), isAbout(contacts, about)))
  const known = new Set(here.flatMap(({ name, email }) => [plainWords(name), email?.toLowerCase() ?? '']))
  const notes: RowProblem[] = []
  let added = 0
  for (const person of people) {
    const keys = [plainWords(person.name), person.email.toLowerCase()].filter(Boolean)
    if (keys.some((key) => known.has(key))) continue
    for (const key of keys) known.add(key)
    if (here.length + added >= maxContacts) {
      notes.push({
        row,
        column: 'Contact',
        reason: `“${person.name.slice(0, 80)}”: an application can have up to ${maxContacts} contacts`,
      })
      continue
    }
    await addContact(db, own, about, { ...person, note: '' })
    added += 1
  }
  return { added, notes }
}

async function addContact(db: Db, { id: importId, userId }: Import, about: About, person: PersonValues): Promise<void> {
  const id = newId()
  await db.insert(contacts).values({ id, userId, ...about, ...columnsOf(person) })
  await db.insert(log).values({ importId, contactId: id, imported: asStored(person) })
}

/** Stores planned contacts; no one is written to. */
export async function storeContacts(db: Db, own: Import, planned: readonly PlannedContact[]) {
  const counts = { added: 0, changed: 0, same: 0 }
  for (const one of planned) {
    if (one.change === 'new') {
      await addContact(db, own, one.about, one.row)
      counts.added += 1
    } else if (one.change === 'changed' || one.change === 'same') {
      counts[one.change] += 1
      const { known, values } = one
      const before = Object.fromEntries(Object.keys(values).map((key) => [key, known.values[key] ?? '']))
      if (one.change === 'changed')
        await db
          .update(contacts)
          .set(values)
          .where(and(eq(contacts.id, known.id), eq(contacts.userId, own.userId)))
      const imported = {
        ...known.imported,
        ...Object.fromEntries(Object.entries(asStored(one.row)).filter(([, value]) => value !== '')),
      }
      await db.insert(log).values({ importId: own.id, contactId: known.id, imported, before }).onConflictDoNothing()
    }
  }
  return counts
}
