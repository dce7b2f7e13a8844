import { jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from './columns.ts'
import { companies } from './companies.ts'

/** What was chosen for a file with these columns, so that the next file of the layout needs no questions. */
export const importChoices = pgTable(
  'import_choices',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** null for the platform's own imports. */
    companyId: uuid().references(() => companies.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['applications', 'subscribers', 'jobs'] }).notNull(),
    /** A hash of the column names. */
    signature: text().notNull(),
    columns: jsonb().$type<Record<string, string>>().notNull(),
    answers: jsonb().$type<Record<string, string>>().notNull(),
    updatedAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [unique('import_choices_layout').on(t.companyId, t.kind, t.signature).nullsNotDistinct()],
)
