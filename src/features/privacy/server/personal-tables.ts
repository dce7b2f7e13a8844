import { eq, is, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { users } from '#db/schema/accounts.ts'
import { applicationRejections, applicationStageChanges } from '#db/schema/applications.ts'
import { files } from '#db/schema/documents.ts'
import { jobViews } from '#db/schema/job-board.ts'
import { auditLog } from '#db/schema/operations.ts'
import { schema } from '#db/schema/schema.ts'
import { scorecardDrafts, scorecards, teamNoteMentions, teamNotes } from '#db/schema/scorecards.ts'

/** Links a row to its person: `column` contains the person's id or the key of another row of the person. */
export type Edge = { column: PgColumn; key: PgColumn }
export type PersonalTable = { name: string; table: PgTable; edges: Edge[] }

export const allTables = (Object.values(schema) as unknown[]).filter((value): value is PgTable => is(value, PgTable))

/** Columns that make a row personal although no cascading foreign key deletes it with the person. */
export const otherPersonalColumns: PgColumn[] = [
  files.ownerId,
  jobViews.reader,
  auditLog.actorId,
  auditLog.subjectId,
  scorecards.authorId,
  teamNotes.authorId,
]

/** Opinions about a candidate. They are deleted with the candidate. Only the download of their author or a mentioned colleague has them. */
const opinions: PgTable[] = [scorecards, scorecardDrafts, teamNotes, teamNoteMentions]

/** Internal data of a company about an applicant. It is deleted with the applicant and is in no download. */
export const companyInternalTables: PgTable[] = [applicationRejections, applicationStageChanges]

/** All foreign keys between different tables with `on delete cascade`. */
const owning: Edge[] = allTables.flatMap((table) =>
  getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignColumns } = key.reference()
    const [column, target] = [columns[0], foreignColumns[0]]
    return key.onDelete === 'cascade' && column && target && column.table !== target.table
      ? [{ column: column as PgColumn, key: target as PgColumn }]
      : []
  }),
)

/**
 * All tables with personal rows, found by the foreign keys of the schema: a new table with a cascading foreign key is included
 * automatically. The `users` table is first.
 */
export function personalTables(): PersonalTable[] {
  const edges = [...owning, ...otherPersonalColumns.map((column) => ({ column, key: users.id as PgColumn }))]
  const found = new Map<PgTable, Edge[]>([[users, []]])
  for (let before = 0; before !== found.size; ) {
    before = found.size
    for (const { column } of edges.filter(({ key }) => found.has(key.table))) {
      if (!found.has(column.table)) found.set(column.table, [])
    }
  }
  for (const edge of edges) if (found.has(edge.key.table)) found.get(edge.column.table)?.push(edge)
  return [...found].map(([table, own]) => ({ name: getTableConfig(table).name, table, edges: own }))
}

/** The condition that a row belongs to this person. */
export function belongsTo(table: PgTable, userId: string, known = personalTables(), above: PgTable[] = []): SQL {
  if (table === users) return eq(users.id, userId)
  const edges = known.find((one) => one.table === table)?.edges ?? []
  const conditions = edges
    .filter(({ key }) => !above.includes(key.table) && (key.table === users || !opinions.includes(table)))
    .map(({ column, key }) => {
      // some text columns contain ids among other values
      if (key.table === users) return column.columnType === 'PgUUID' ? eq(column, userId) : sql`${column} = ${userId}`
      return sql`${column} in (select ${key} from ${key.table} where ${belongsTo(key.table, userId, known, [...above, table])})`
    })
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` or `)})` : sql`false`
}
