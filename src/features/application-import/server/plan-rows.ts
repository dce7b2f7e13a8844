import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { applicationOrigins, applications, type ImportedValues } from '#db/schema/applications.ts'
import type { Db } from '#server/context.ts'
import type { ImportedRow } from '../read-row.ts'

/** The application here that a row is about: sent by the person, imported before, or by this same import. */
export type Known = {
  id: string
  isOwn: boolean
  imported: ImportedValues | null
  values: ImportedValues
}
export type PlannedRow = { row: ImportedRow } & (
  | { change: 'new' }
  /** `values` are those that differ from the last import and were not changed here; `kept` those that were. */
  | { change: 'changed' | 'same'; known: Known; values: Partial<ImportedValues>; kept: string[] }
  /** The person applied here. */
  | { change: 'applied' }
)

/**
 * Compares some rows with the applications that are here, by the id in the other system, the email address, or else the name and phone
 * number of a person without one. Rows that this import has already stored are left out.
 */
export async function planRows(
  db: Db,
  rows: readonly ImportedRow[],
  importId: string | null = null,
): Promise<PlannedRow[]> {
  const found = await findKnown(db, rows)
  const byKey = new Map(found.flatMap((one) => keysOf(one).map((key) => [key, one] as const)))
  return rows.flatMap((row): PlannedRow[] => {
    const key = keysOf({ ...row, isOwn: false }).find((one) => byKey.has(one))
    const known = key === undefined ? undefined : byKey.get(key)
    if (!known) return [{ row, change: 'new' }]
    if (known.importId === importId && importId !== null) return []
    return [known.isOwn ? { row, change: 'applied' } : compare(row, known)]
  })
}

const compared = ['fullName', 'email', 'phone', 'status', 'resumeText', 'coverLetter'] as const

/** A value that was changed here stays, and one that the file no longer has. */
function compare(row: ImportedRow, known: Known): PlannedRow {
  const before = known.imported ?? known.values
  // of an earlier build's import it is not known which status it had
  const keys = known.imported ? compared : compared.filter((key) => key !== 'status')
  const differing = keys.filter((key) => row[key] !== before[key] && (row[key] ?? '') !== '')
  const isHere = (key: (typeof compared)[number]) => known.values[key] !== before[key] && known.values[key] !== row[key]
  const changed = differing.filter((key) => !isHere(key) && known.values[key] !== row[key])
  const values = Object.fromEntries(changed.map((key) => [key, row[key]])) as Partial<ImportedValues>
  const kept = differing.filter(isHere).map((key) => labels[key])
  return { row, known, values, kept, change: changed.length > 0 ? 'changed' : 'same' }
}

const labels: Record<(typeof compared)[number], string> = {
  fullName: 'Full name',
  email: 'Email',
  phone: 'Phone',
  status: 'Status',
  resumeText: 'Resume (text)',
  coverLetter: 'Cover letter',
}

type Keyed = {
  jobId: string
  email: string
  fullName: string
  phone: string
  externalId: string | null
  isOwn: boolean
}

function keysOf({ jobId, email, fullName, phone, externalId, isOwn }: Keyed): string[] {
  const keys = externalId && !isOwn ? [`${jobId} id ${externalId}`] : []
  return [...keys, email ? `${jobId} ${email.toLowerCase()}` : `${jobId} name ${fullName.toLowerCase()} ${phone}`]
}

async function findKnown(db: Db, rows: readonly ImportedRow[]) {
  const emails = [...new Set(rows.flatMap(({ email }) => (email ? [email.toLowerCase()] : [])))]
  const ids = [...new Set(rows.flatMap(({ externalId }) => (externalId ? [externalId] : [])))]
  const names = [...new Set(rows.flatMap(({ email, fullName }) => (email ? [] : [fullName.toLowerCase()])))]
  const jobIds = [...new Set(rows.map(({ jobId }) => jobId))]
  const found = await db
    .select({
      id: applications.id,
      jobId: applications.jobId,
      userId: applications.userId,
      importId: applications.importId,
      fullName: applications.fullName,
      email: applications.email,
      phone: applications.phone,
      status: applications.status,
      resumeText: applications.resumeText,
      coverLetter: applications.coverLetter,
      externalId: applicationOrigins.externalId,
      imported: applicationOrigins.imported,
    })
    .from(applications)
    .leftJoin(applicationOrigins, eq(applicationOrigins.applicationId, applications.id))
    .where(
      and(
        inArray(applications.jobId, jobIds),
        or(
          inArray(sql`lower(${applications.email})`, emails),
          inArray(applicationOrigins.externalId, ids),
          and(
            eq(applications.email, ''),
            isNull(applications.userId),
            inArray(sql`lower(${applications.fullName})`, names),
          ),
        ),
      ),
    )
  return found.map(({ userId, importId, externalId, imported, ...one }) => {
    const { fullName, email, phone, status, resumeText, coverLetter } = one
    const values = { fullName, email, phone, status, resumeText, coverLetter }
    return { ...one, values, imported, externalId, importId, isOwn: userId !== null }
  })
}
