import { and, asc, eq, ne } from 'drizzle-orm'
import { externalApplications as external } from '#db/schema/job-tracker.ts'
import {
  trackerImports as imports,
  trackerImportApplications as log,
  type StoredValues,
} from '#db/schema/tracker-import.ts'
import type { Db } from '#server/context.ts'

export type KnownApplication = {
  id: string
  values: StoredValues
  /** What the last import said of it; null if it was added by hand. */
  imported: StoredValues | null
  /** The last import of it; null if it was added by hand. */
  importId: string | null
}

/** A person's external applications, and what earlier imports said of them. */
export async function listKnown(db: Db, userId: string): Promise<KnownApplication[]> {
  // one after the other: a transaction has one connection
  const rows = await db.select().from(external).where(eq(external.userId, userId))
  const said = await db
    .select({ id: log.externalId, imported: log.imported, importId: log.importId })
    .from(log)
    .innerJoin(imports, eq(imports.id, log.importId))
    .where(and(eq(imports.userId, userId), ne(imports.state, 'undone')))
    .orderBy(asc(imports.createdAt))
  const last = new Map(said.map(({ id, ...one }) => [id, one]))
  return rows.map((row) => {
    const { imported = null, importId = null } = last.get(row.id) ?? {}
    return { id: row.id, values: valuesOf(row), imported, importId }
  })
}

/** The values that a file can change, '' for none. */
export const valuesOf = (row: typeof external.$inferSelect): StoredValues => ({
  title: row.title,
  companyName: row.companyName,
  appliedOn: row.appliedOn,
  status: row.status,
  link: row.link ?? '',
  location: row.location ?? '',
  salaryText: row.salaryText ?? '',
  employmentType: row.employmentType ?? '',
  notes: row.notes ?? '',
})
