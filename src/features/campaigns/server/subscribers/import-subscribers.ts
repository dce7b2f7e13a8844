import { inArray } from 'drizzle-orm'
import { campaignOptOuts, mailSuppressions, newsletterSubscribers as s } from '#db/schema/campaigns.ts'
import { Email } from '#features/accounts/contract.ts'
import { readHeaderLine } from '#lib/csv-header.ts'
import type * as tables from '#lib/csv-table.ts'
import { newId } from '#lib/ids.ts'
import { storableText } from '#lib/text.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { inThreads } from '#server/threads.ts'
import { transaction } from '#server/transaction.ts'
import { type ImportProblem, type ImportReport, mostImported } from '../../subscriber-contract.ts'

const tableInThread = inThreads<typeof tables>(new URL('../../../../lib/csv-table.ts', import.meta.url))
const readTable = (csv: string) => tableInThread('readCsv', csv, { most: mostImported + 1 })

const MOST_NAME = 200
const MOST_LINES = 100
const columns = {
  email: ['e-mail', 'mail', 'email address', 'e-mail address', 'address'],
  name: ['full name', 'display name', 'subscriber'],
} as const

type Read = { line: number; email: string; name: string | null }
type Refused = { line: number; problem: ImportProblem }
type Sorted = { fresh: Read[]; refused: Refused[]; isCut: boolean }

/** What a file would do; FILE_INVALID for what is no table with addresses. Nothing is stored. */
export async function previewSubscribers({ db }: SignedIn, { csv }: { csv: string }): Promise<ImportReport> {
  return reportOf(await sortRows(db, await readTable(csv)))
}

/**
 * Brings in who agreed elsewhere, with what whoever brings them in says of it. Who is known already stays as they are; who once
 * unsubscribed, bounced or complained is not subscribed again. The same file again adds nobody.
 */
export async function importSubscribers(
  ctx: SignedIn,
  { csv, consent }: { csv: string; consent: string },
): Promise<ImportReport> {
  // before the transaction: while a thread reads nobody needs its connection
  const table = await readTable(csv)
  return transaction(ctx, async ({ db, audit }) => {
    const sorted = await sortRows(db, table)
    const values = sorted.fresh.map(({ email, name }) => ({ email, name, source: 'import' as const, consent }))
    for (let at = 0; at < values.length; at += 1000) {
      await db
        .insert(s)
        .values(values.slice(at, at + 1000))
        .onConflictDoNothing()
    }
    const data = { added: sorted.fresh.length, leftOut: sorted.refused.length }
    await audit({ action: 'subscribers.imported', subjectType: 'newsletter', subjectId: newId(), data })
    return reportOf(sorted)
  })
}

async function sortRows(db: Db, table: tables.CsvTable): Promise<Sorted> {
  const { places } = readHeaderLine(table.header, columns)
  const [emailAt, nameAt] = [places.get('email'), places.get('name')]
  if (emailAt === undefined) throw new DomainError('FILE_INVALID')
  const refused: Refused[] = []
  const read = new Map<string, Read>()
  for (const row of table.rows.slice(0, mostImported)) {
    const problem = problemOf(row, emailAt, nameAt)
    const email = (row.cells[emailAt] ?? '').trim().toLowerCase()
    if (problem) refused.push({ line: row.line, problem })
    else if (read.has(email)) refused.push({ line: row.line, problem: 'repeated' })
    else read.set(email, { line: row.line, email, name: nameAt === undefined ? null : nameOf(row.cells[nameAt]) })
  }
  const standing = await whereTheyStand(db, [...read.keys()])
  const fresh: Read[] = []
  for (const one of read.values()) {
    const problem = standing.get(one.email)
    if (problem) refused.push({ line: one.line, problem })
    else fresh.push(one)
  }
  return { fresh, refused, isCut: table.rows.length > mostImported }
}

function problemOf({ cells }: tables.CsvRow, emailAt: number, nameAt: number | undefined): ImportProblem | null {
  const email = (cells[emailAt] ?? '').trim()
  if (email === '') return 'no_address'
  if (email.length > 254 || (nameAt !== undefined && (cells[nameAt] ?? '').length > MOST_NAME)) return 'too_long'
  return Email.safeParse(email).success ? null : 'bad_address'
}

const nameOf = (cell = ''): string | null => storableText(cell).replace(/\s+/g, ' ') || null

/** Addresses that are not subscribed by a file, with the reason. */
async function whereTheyStand(db: Db, emails: string[]): Promise<Map<string, ImportProblem>> {
  const found = new Map<string, ImportProblem>()
  for (let at = 0; at < emails.length; at += 5000) {
    const some = emails.slice(at, at + 5000)
    const known = await db.select({ email: s.email, isActive: s.isActive }).from(s).where(inArray(s.email, some))
    for (const { email, isActive } of known) found.set(email, isActive ? 'known' : 'opted_out')
    const out = await db
      .select({ email: campaignOptOuts.email })
      .from(campaignOptOuts)
      .where(inArray(campaignOptOuts.email, some))
    for (const { email } of out) found.set(email, 'opted_out')
    const never = await db
      .select({ email: mailSuppressions.email })
      .from(mailSuppressions)
      .where(inArray(mailSuppressions.email, some))
    for (const { email } of never) found.set(email, 'suppressed')
  }
  return found
}

function reportOf({ fresh, refused, isCut }: Sorted): ImportReport {
  const leftOut: ImportReport['leftOut'] = {}
  for (const { problem } of refused) leftOut[problem] = (leftOut[problem] ?? 0) + 1
  const lines = refused.toSorted((a, b) => a.line - b.line).slice(0, MOST_LINES)
  return { added: fresh.length, leftOut, lines, isCut }
}
