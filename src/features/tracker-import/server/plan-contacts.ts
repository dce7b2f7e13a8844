import { and, asc, eq, ne } from 'drizzle-orm'
import { applicationContacts as contacts } from '#db/schema/job-tracker.ts'
import {
  trackerImports as imports,
  trackerImportContacts as log,
  type StoredValues,
} from '#db/schema/tracker-import.ts'
import type { RowProblem } from '#features/import-files/contract.ts'
import { maxContacts } from '#features/job-tracker/rules.ts'
import type { About } from '#features/job-tracker/server/private-steps.ts'
import { plainWords } from '#lib/names.ts'
import type { Db } from '#server/context.ts'
import type { ContactRow } from '../read-contacts.ts'
import { listOwn } from './own-applications.ts'
import { asStored } from './store-contacts.ts'

type KnownContact = { id: string; values: StoredValues; imported: StoredValues | null }
export type PlannedContact = { row: ContactRow } & (
  | { change: 'new'; about: About }
  | { change: 'changed' | 'same'; known: KnownContact; values: StoredValues; kept: string[] }
  | { change: 'left-out'; reason: string }
)

const labels: Record<string, string> = {
  name: 'Name',
  role: 'Role',
  email: 'Email',
  phone: 'Phone',
  link: 'Link',
  note: 'Note',
}

/** What an import does with each contact: one of the same application with the same address or name is known. */
export async function planContacts(
  db: Db,
  userId: string,
  rows: readonly ContactRow[],
  importId?: string,
): Promise<PlannedContact[]> {
  const own = new Map((await listOwn(db, userId)).map((one) => [one.id, one]))
  const { byKey, counts } = await listKnownContacts(db, userId, importId)
  return rows.map((row): PlannedContact => {
    const one = own.get(row.aboutId)
    if (!one) return { row, change: 'left-out', reason: 'the application is no longer in your tracker' }
    const keys = keysOf(row.aboutId, row)
    const known = keys.flatMap((key) => byKey.get(key) ?? [])[0]
    if (known) return planKnown(row, known)
    const taken = counts.get(row.aboutId) ?? 0
    if (taken >= maxContacts) {
      const reason = `“${one.title.slice(0, 80)}, ${one.companyName.slice(0, 80)}” has ${maxContacts} contacts, which is the most`
      return { row, change: 'left-out', reason }
    }
    counts.set(row.aboutId, taken + 1)
    return { row, change: 'new', about: one.isExternal ? { externalId: one.id } : { applicationId: one.id } }
  })
}

const keysOf = (aboutId: string, { name, email }: { name: string; email: string }): string[] => [
  ...(email ? [`${aboutId} ${email.toLowerCase()}`] : []),
  `${aboutId} ${plainWords(name)}`,
]

/** Contacts that this import has stored are counted, and are no older ones. */
async function listKnownContacts(db: Db, userId: string, importId: string | undefined) {
  // one after the other: a transaction has one connection
  const rows = await db.select().from(contacts).where(eq(contacts.userId, userId))
  const said = await db
    .select({ id: log.contactId, imported: log.imported, importId: log.importId })
    .from(log)
    .innerJoin(imports, eq(imports.id, log.importId))
    .where(and(eq(imports.userId, userId), ne(imports.state, 'undone')))
    .orderBy(asc(imports.createdAt))
  const last = new Map(said.map(({ id, ...one }) => [id, one]))
  const byKey = new Map<string, KnownContact>()
  const counts = new Map<string, number>()
  for (const row of rows) {
    const aboutId = row.externalId ?? row.applicationId ?? ''
    const values = storedContact(row)
    const said = last.get(row.id)
    counts.set(aboutId, (counts.get(aboutId) ?? 0) + 1)
    if (said && said.importId === importId) continue
    const imported = said?.imported ?? null
    const known = { id: row.id, values, imported }
    for (const { name = '', email = '' } of [imported ?? values, values])
      for (const key of keysOf(aboutId, { name, email })) byKey.set(key, known)
  }
  return { byKey, counts }
}

export const storedContact = ({
  name,
  role,
  email,
  phone,
  link,
  note,
}: typeof contacts.$inferSelect): StoredValues => ({
  name,
  role: role ?? '',
  email: email ?? '',
  phone: phone ?? '',
  link: link ?? '',
  note: note ?? '',
})

/** A value of the file replaces only what an earlier file said, or nothing. */
function planKnown(row: ContactRow, known: KnownContact): PlannedContact {
  const values: StoredValues = {}
  const kept: string[] = []
  for (const [key, value] of Object.entries(asStored(row))) {
    const now = known.values[key] ?? ''
    if (value === '' || value === now) continue
    if (now === (known.imported?.[key] ?? '')) values[key] = value
    else if (value !== known.imported?.[key]) kept.push(labels[key] ?? key)
  }
  return { row, change: Object.keys(values).length > 0 ? 'changed' : 'same', known, values, kept }
}

export const leftOutContacts = (planned: readonly PlannedContact[]): RowProblem[] =>
  planned.flatMap((one) => (one.change === 'left-out' ? [{ row: one.row.row, column: '', reason: one.reason }] : []))

export const keptContactNotes = (planned: readonly PlannedContact[]): RowProblem[] =>
  planned.flatMap((one) =>
    one.change === 'changed' || one.change === 'same'
      ? one.kept.map((column) => ({ row: one.row.row, column, reason: 'was changed here and is kept' }))
      : [],
  )
