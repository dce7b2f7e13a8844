import { findStaged } from '#features/documents/server/stored-files.ts'
import { plainWords } from '#lib/names.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import type { ImportCheck } from '../../import-contract.ts'
import type { ImportMapping } from '../../imports/layout.ts'
import type { ImportedRow, ImportStatuses } from '../../imports/read-row.ts'
import { importingCompany } from './load-import.ts'
import { findImportJob, readImport } from './read-import.ts'

export type ImportRequest = {
  jobId: string
  fileId: string
  mapping?: ImportMapping | undefined
  statuses?: ImportStatuses | undefined
}

const PER_HOUR = { points: 300, seconds: 60 * 60 }
const SHOWN = 10

/** Previews a file: the rows that would be imported, and the refused ones with the reason. Stores nothing. */
export async function checkImport(ctx: SignedIn, request: ImportRequest): Promise<ImportCheck> {
  const { job, file } = await readImportRequest(ctx, request)
  return {
    header: file.header,
    layout: file.layout,
    mapping: file.mapping,
    questions: file.questions
      .filter(({ questionType }) => questionType !== 'file_upload')
      .map(({ id, label, required }) => ({ id, label, required })),
    ready: file.rows.length,
    incomplete: file.rows.filter(({ missing }) => missing.length > 0).length,
    unknownStatuses: unknownStatuses(file.rows),
    rejectsIncomplete: job.rejectsIncomplete,
    preview: file.rows.slice(0, SHOWN),
    refused: file.refused,
  }
}

/** The unknown statuses, each once with its number of rows, the most frequent first. */
export function unknownStatuses(rows: readonly ImportedRow[]): ImportCheck['unknownStatuses'] {
  const found = new Map<string, { key: string; status: string; rows: number }>()
  for (const { unknownStatus: status } of rows) {
    if (status === '') continue
    const key = plainWords(status)
    const one = found.get(key) ?? { key, status, rows: 0 }
    found.set(key, { ...one, rows: one.rows + 1 })
  }
  return [...found.values()].sort((a, b) => b.rows - a.rows)
}

/** The staged file of an admin, read for a job of their company. */
export async function readImportRequest(ctx: SignedIn, { jobId, fileId, mapping, statuses }: ImportRequest) {
  const companyId = importingCompany(ctx)
  const job = found(await findImportJob(ctx.db, companyId, jobId))
  const staged = await findStaged(ctx.db, ctx.viewer.userId, fileId)
  if (!staged) throw new DomainError('IMPORT_FILE_GONE')
  await ctx.throttle.consume('application-imports', ctx.viewer.userId, PER_HOUR)
  const file = await readImport(ctx, { jobId, fileKey: staged.key, mapping, statuses, now: new Date() })
  return { companyId, job, staged, file }
}
