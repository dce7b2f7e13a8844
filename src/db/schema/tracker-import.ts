import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { ofUser } from './accounts.ts'
import { id } from './columns.ts'
import { batchColumns, importColumns, importStateCheck } from './import-columns.ts'
import { applicationContacts, externalApplications } from './job-tracker.ts'

/** What an import wrote: each value by the name of its column. */
export type StoredValues = Record<string, string>

/** A seeker's own file of external applications or of contacts. */
export const trackerImports = pgTable(
  'tracker_imports',
  {
    id: id(),
    userId: ofUser(),
    kind: text({ enum: ['applications', 'contacts'] }).notNull(),
    ...importColumns(),
    ...batchColumns(),
    addedRows: integer().notNull().default(0),
    /** Contacts that were added with applications. */
    addedContacts: integer().notNull().default(0),
  },
  (t) => [
    index('tracker_imports_user').on(t.userId, t.createdAt.desc()),
    check('tracker_imports_kind', sql`${t.kind} in ('applications', 'contacts')`),
    importStateCheck('tracker_imports_state', t),
  ],
)

/** What of a file was not imported and why, without its content: rows that were refused or left out, and parts of imported rows. */
export const trackerImportNotes = pgTable(
  'tracker_import_notes',
  {
    id: id(),
    importId: uuid()
      .notNull()
      .references(() => trackerImports.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['refused', 'left_out', 'part'] }).notNull(),
    /** As in the file: the first line, with the column names, is 1. */
    rowNumber: integer().notNull(),
    columnName: text().notNull(),
    reason: text().notNull(),
  },
  (t) => [
    index('tracker_import_notes_import').on(t.importId, t.rowNumber),
    check('tracker_import_notes_kind', sql`${t.kind} in ('refused', 'left_out', 'part')`),
  ],
)

/** What an import did to an external application: so a newer file changes only what was not changed here, and an import can be undone. */
export const trackerImportApplications = pgTable(
  'tracker_import_applications',
  {
    importId: uuid()
      .notNull()
      .references(() => trackerImports.id, { onDelete: 'cascade' }),
    externalId: uuid()
      .notNull()
      .references(() => externalApplications.id, { onDelete: 'cascade' }),
    /** What the file said. */
    imported: jsonb().$type<StoredValues>().notNull(),
    /** The values that the import replaced; null if it added the application. */
    before: jsonb().$type<StoredValues>(),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.externalId] }),
    index('tracker_import_applications_external').on(t.externalId),
  ],
)

/** The same for a contact. */
export const trackerImportContacts = pgTable(
  'tracker_import_contacts',
  {
    importId: uuid()
      .notNull()
      .references(() => trackerImports.id, { onDelete: 'cascade' }),
    contactId: uuid()
      .notNull()
      .references(() => applicationContacts.id, { onDelete: 'cascade' }),
    imported: jsonb().$type<StoredValues>().notNull(),
    before: jsonb().$type<StoredValues>(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.contactId] }), index('tracker_import_contacts_contact').on(t.contactId)],
)
