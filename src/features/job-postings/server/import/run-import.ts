import { eq } from 'drizzle-orm'
import { jobs, postingImports } from '#db/schema/job-postings.ts'
import { newId } from '#lib/ids.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import { transaction, type UnitOfWork } from '#server/transaction.ts'
import type { ImportedPosting } from '../../import/read-postings-file.ts'
import type { ImportResult } from '../../import-contract.ts'
import { newRow, recordPosting } from '../create-posting.ts'
import { type JobRow, loadCompany } from '../load-posting.ts'
import { publishToTeam } from '../publish-team.ts'
import { type ImportRequest, lastImport, readImport } from './read-import.ts'

/** Previews an import. */
export async function previewImport(ctx: SignedIn, request: ImportRequest) {
  const file = await readImport(ctx, request)
  const { refused, noted, unplaced, applicants, columns, unknownColumns } = file
  const postings = file.postings.map(({ line, fields, status }) => ({ ...fields, line, status }))
  const importedBefore = await lastImport(ctx.db, file)
  return { postings, refused, noted, unplaced, applicants, columns, unknownColumns, importedBefore }
}

/**
 * Imports the jobs of a file, all in one transaction. The caller chooses the import's id: a repeated call returns the
 * same result and creates no job twice. Refuses a file without an importable line.
 */
export async function runImport(
  ctx: SignedIn,
  { id, ...request }: ImportRequest & { id: string },
): Promise<ImportResult> {
  const { companyId, contentHash, postings, refused, noted } = await readImport(ctx, request)
  if (postings.length === 0) throw new DomainError('IMPORT_NOTHING_TAKEN')
  const company = await loadCompany(ctx, companyId)
  return transaction(ctx, async (tx) => {
    const imported = postings.length
    const [begun] = await tx.db
      .insert(postingImports)
      .values({ id, companyId, contentHash, imported, refused })
      .onConflictDoNothing()
      .returning()
    if (!begun) return { ...(await storedImport(tx, { id, companyId })), noted }
    await store(tx, { id, companyId, company, postings })
    await publishToTeam(tx.db, companyId)
    const data = { imported, refused: refused.length }
    await tx.audit({ action: 'postings.imported', subjectType: 'posting_import', subjectId: id, companyId, data })
    return { imported, refused, noted }
  })
}

async function storedImport(tx: SignedIn, { id, companyId }: { id: string; companyId: string }) {
  const [row] = await tx.db.select().from(postingImports).where(eq(postingImports.id, id))
  const { imported, refused, companyId: owner } = found(row)
  if (owner !== companyId) throw new DomainError('NOT_FOUND')
  return { imported, refused }
}

type Batch = {
  id: string
  companyId: string
  company: Awaited<ReturnType<typeof loadCompany>>
  postings: ImportedPosting[]
}

const together = 100

async function store(tx: SignedIn & UnitOfWork, { id: importId, companyId, company, postings }: Batch): Promise<void> {
  for (let at = 0; at < postings.length; at += together) {
    const rows = postings
      .slice(at, at + together)
      .map(({ fields, status }) => newRow(tx, { ...fields, id: newId(), companyId, status }, company))
    const made = await tx.db.insert(jobs).values(rows).returning()
    for (const job of made) await recordPosting(tx, job as JobRow, { importId })
  }
}
