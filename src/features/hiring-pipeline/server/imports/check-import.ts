import { findStaged } from '#features/documents/server/stored-files.ts'
import { readWithChoices } from '#features/import-files/server/choices.ts'
import { shownQuestions } from '#features/import-files/shown-questions.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import type { ImportCheck, ImportRequest } from '../../import-contract.ts'
import type { ReadApplications } from '../../imports/read-applications.ts'
import { importingCompany } from './load-import.ts'
import { type PlannedRow, planRows } from './plan-rows.ts'
import { companyJobs, readImport } from './read-import.ts'

const PER_HOUR = { points: 300, seconds: 60 * 60 }
const SHOWN = 10
const MAX_PROBLEMS = 1000

/** Previews a file: what each column and value is taken for, what is asked, and what an import would do. Stores nothing. */
export async function checkImport(ctx: SignedIn, request: ImportRequest): Promise<ImportCheck> {
  const { file, isRemembered, planned, jobs: all } = await readImportRequest(ctx, request)
  const count = (change: PlannedRow['change']) => planned.filter((one) => one.change === change).length
  const jobs = new Map(all.map((job) => [job.id, job]))
  const rejects = (jobId: string) => jobs.get(jobId)?.rejectsIncomplete ?? false
  const added = planned.filter(({ change }) => change === 'new')
  const incomplete = added.filter(({ row }) => row.missing.length > 0)
  return {
    file: file.file,
    fields: file.fields,
    columns: file.columns,
    questions: shownQuestions(file.questions, file.chosenAnswers),
    openQuestions: file.openQuestions,
    counts: {
      new: count('new'),
      changed: count('changed'),
      same: count('same'),
      leftOut: file.leftOut.length + count('applied'),
      refused: file.refused.length,
      asked: file.asked.length,
    },
    refused: file.refused.slice(0, MAX_PROBLEMS),
    noted: [...leftOutRows(file, planned), ...keptNotes(planned), ...file.noted]
      .toSorted((a, b) => a.row - b.row)
      .slice(0, MAX_PROBLEMS),
    chosen: { columns: file.chosenColumns, answers: file.chosenAnswers, isRemembered },
    incomplete: incomplete.length,
    rejectsIncomplete: incomplete.some(({ row }) => rejects(row.jobId)),
    sample: planned
      .filter(({ change }) => change !== 'applied')
      .slice(0, SHOWN)
      .map(({ row, change }) => ({
        row: row.row,
        change: change === 'applied' ? ('same' as const) : change,
        fullName: row.fullName,
        email: row.email,
        phone: row.phone,
        appliedOn: row.appliedOn,
        status: row.status,
        statusOn: row.statusOn,
        job: jobs.get(row.jobId)?.title ?? '',
        missing: row.missing,
        details: row.details.slice(0, 10),
      })),
  }
}

const APPLIED = 'applied here: the application is left as it is'

/** Rows that the user left out, that repeat another, or whose person applied here. */
export const leftOutRows = (file: ReadApplications, planned: readonly PlannedRow[]) => [
  ...file.leftOut,
  ...planned.flatMap(({ row, change }) =>
    change === 'applied' ? [{ row: row.row, column: 'Email', reason: APPLIED }] : [],
  ),
]

const keptNotes = (planned: readonly PlannedRow[]) =>
  planned.flatMap((one) =>
    one.change === 'changed' || one.change === 'same'
      ? one.kept.map((column) => ({ row: one.row.row, column, reason: 'was changed here and is kept' }))
      : [],
  )

/** The staged file of an admin, read with the choices of the request, or without any with those of the last file of this layout. */
export async function readImportRequest(ctx: SignedIn, { jobId, fileId, sheet, ...choices }: ImportRequest) {
  const companyId = importingCompany(ctx)
  const jobs = await companyJobs(ctx.db, companyId)
  const job = jobId === undefined ? null : found(jobs.find(({ id }) => id === jobId))
  const staged = await findStaged(ctx.db, ctx.viewer.userId, fileId)
  if (!staged) throw new DomainError('IMPORT_FILE_GONE')
  await ctx.throttle.consume('application-imports', ctx.viewer.userId, PER_HOUR)
  const params = { job, jobs, fileKey: staged.key, sheet, now: new Date() }
  const { file, isRemembered } = await readWithChoices(ctx.db, choices, {
    layout: { companyId, kind: 'applications' },
    read: (chosen) => readImport(ctx, { ...params, ...chosen }),
  })
  return { companyId, jobs, staged, file, planned: await planRows(ctx.db, file.rows), isRemembered }
}
