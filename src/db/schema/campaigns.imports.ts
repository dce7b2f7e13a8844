import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { id } from './columns.ts'
import { batchColumns, importColumns, importStateCheck, problemColumns } from './import-columns.ts'

/** A list of subscribers from another system. */
export const subscriberImports = pgTable(
  'subscriber_imports',
  {
    id: id(),
    createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    ...importColumns(),
    ...batchColumns(),
    /** How these people agreed. */
    consent: text().notNull(),
    addedRows: integer().notNull().default(0),
    /** People whose subscription the file ended, and people who left elsewhere before and are not emailed here. */
    endedRows: integer().notNull().default(0),
    keptOffRows: integer().notNull().default(0),
  },
  (t) => [index('subscriber_imports_newest').on(t.createdAt.desc()), importStateCheck('subscriber_imports_state', t)],
)

/** The rows of an import that were refused or left out, and why, without their content. */
export const subscriberImportRefusals = pgTable(
  'subscriber_import_refusals',
  {
    importId: uuid()
      .notNull()
      .references(() => subscriberImports.id, { onDelete: 'cascade' }),
    ...problemColumns(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.rowNumber] })],
)
