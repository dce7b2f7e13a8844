import { jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { timestamptz } from './columns.ts'
import { companies } from './companies.ts'

/** What was chosen for a file with these columns, so that the next file of the layout needs no questions. */
export const importChoices = pgTable(
  'import_choices',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** null for the platform's own imports, and for those of a job seeker. */
    companyId: uuid().references(() => companies.id, { onDelete: 'cascade' }),
    /** The job seeker whose own file it is. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    kind: text({
      enum: ['applications', 'subscribers', 'jobs', 'tracked', 'contacts', 'salaries', 'questions'],
    }).notNull(),
    /** A hash of the column names. */
    signature: text().notNull(),
    columns: jsonb().$type<Record<string, string>>().notNull(),
    answers: jsonb().$type<Record<string, string>>().notNull(),
    updatedAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [unique('import_choices_layout').on(t.companyId, t.userId, t.kind, t.signature).nullsNotDistinct()],
)
