import { readWithChoices } from '#features/import-files/server/choices.ts'
import { stagedFile } from '#features/import-files/server/import-records.ts'
import { shownReading } from '#features/import-files/server/shown-reading.ts'
import type { SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import type { ImportCheck, ImportRequest } from '../contract.ts'
import { importingCompany } from './load-import.ts'
import { planImport } from './plan-import.ts'
import { companyJobs, readImport } from './read-import.ts'

const PER_HOUR = { points: 300, seconds: 60 * 60 }

/** Previews a file: how each column and value is read, what is asked, and what an import would do. Stores nothing. */
export async function checkImport(ctx: SignedIn, request: ImportRequest): Promise<ImportCheck> {
  const { file, isRemembered, plan, jobs } = await readImportRequest(ctx, request)
  const { counts, incomplete, rejectsIncomplete } = plan
  const titles = new Map(jobs.map(({ id, title }) => [id, title]))
  return {
    ...shownReading(file, {
      counts: {
        new: counts.new,
        changed: counts.changed,
        same: counts.same,
        leftOut: file.leftOut.length + counts.applied,
        refused: file.refused.length,
        asked: file.asked.length,
      },
      noted: [...file.leftOut, ...plan.applied, ...plan.kept, ...file.noted],
      isRemembered,
    }),
    incomplete,
    rejectsIncomplete,
    sample: plan.sample.map(({ row, change }) => ({
      row: row.row,
      change,
      fullName: row.fullName,
      email: row.email,
      phone: row.phone,
      appliedOn: row.appliedOn,
      status: row.status,
      statusOn: row.statusOn,
      job: titles.get(row.jobId) ?? '',
      missing: row.missing,
      details: row.details.slice(0, 10),
    })),
  }
}

/** The staged file of an admin, read with the choices of the request, or without any with those of the last file of this layout. */
export async function readImportRequest(ctx: SignedIn, { jobId, fileId, sheet, ...choices }: ImportRequest) {
  const companyId = importingCompany(ctx)
  const jobs = await companyJobs(ctx.db, companyId)
  const job = jobId === undefined ? null : found(jobs.find(({ id }) => id === jobId))
  const staged = await stagedFile(ctx, fileId)
  await ctx.throttle.consume('application-imports', ctx.viewer.userId, PER_HOUR)
  const params = { job, jobs, fileKey: staged.key, sheet, now: new Date() }
  const { file, isRemembered } = await readWithChoices(ctx.db, choices, {
    layout: { companyId, kind: 'applications' },
    read: (chosen) => readImport(ctx, { ...params, ...chosen }),
  })
  const rejecting = new Set(jobs.filter((one) => one.rejectsIncomplete).map(({ id }) => id))
  const plan = await planImport(ctx.db, file.rows, (id) => rejecting.has(id))
  return { companyId, jobs, staged, file, plan, isRemembered }
}
