import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'
import { companies } from './companies.ts'

/** A line of a file that was not imported, and why. */
export type RefusedPosting = { line: number; column: string; reason: string }

/** An imported file of jobs: importing it again with the same id creates nothing twice. */
export const postingImports = pgTable(
  'posting_imports',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** The hash of the file's text, to recognize the same file again. */
    contentHash: text().notNull(),
    imported: integer().notNull(),
    /** Jobs that were imported before and have changed. */
    updated: integer().notNull().default(0),
    refused: jsonb().$type<RefusedPosting[]>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('posting_imports_content').on(t.companyId, t.contentHash)],
)
