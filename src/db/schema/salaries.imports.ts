import { boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { id } from './columns.ts'
import { importColumns, importStateCheck, problemColumns } from './import-columns.ts'
import type { SalaryConversion, salaryDatasets } from './salaries.ts'

type Dataset = typeof salaryDatasets.$inferSelect
export type ReplacedDataset = Pick<
  Dataset,
  'layout' | 'fileHash' | 'accepted' | 'refused' | 'report' | 'conversions'
> & { importedAt: string }

/** A file with pay that staff imported on the page. The command keeps none. */
export const salaryImports = pgTable(
  'salary_imports',
  {
    id: id(),
    createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    ...importColumns(),
    /** The key of the dataset that it becomes. */
    dataset: text().notNull(),
    /** The rates that the preview showed, by which amounts are converted. */
    rates: jsonb().$type<Omit<SalaryConversion, 'rows'>[]>().notNull(),
    /** What the import replaced: the facts of the dataset. Its rows are in `salary_replaced`. null if it replaced nothing. */
    replaced: jsonb().$type<ReplacedDataset>(),
  },
  (t) => [index('salary_imports_newest').on(t.createdAt.desc()), importStateCheck('salary_imports_state', t)],
)

/** The rows of an import that were refused or left out, and why, without their content. */
export const salaryImportRefusals = pgTable(
  'salary_import_refusals',
  {
    importId: uuid()
      .notNull()
      .references(() => salaryImports.id, { onDelete: 'cascade' }),
    ...problemColumns(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.rowNumber] })],
)

/** The rows of the dataset that the last import of its name replaced, for an undo. */
export const salaryReplaced = pgTable(
  'salary_replaced',
  {
    importId: uuid()
      .notNull()
      .references(() => salaryImports.id, { onDelete: 'cascade' }),
    isPublished: boolean().notNull(),
    /** The columns of salary_data, with the title and the place as texts, or of salary_published. */
    row: jsonb().notNull(),
  },
  (t) => [index('salary_replaced_import').on(t.importId)],
)
