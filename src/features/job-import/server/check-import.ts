import { shownReading } from '#features/import-files/server/shown-reading.ts'
import { plainText } from '#lib/html-text.ts'
import type { SignedIn } from '#server/context.ts'
import type { ImportCheck, ImportRequest } from '../contract.ts'
import type { Planned } from './plan-import.ts'
import { lastImport, readRequest } from './read-import.ts'

const SHOWN = 10
const EXCERPT = 160

/** Previews a file: how each column and value is read, what is asked, and what an import would do. Stores nothing. */
export async function checkImport(ctx: SignedIn, request: ImportRequest): Promise<ImportCheck> {
  const read = await readRequest(ctx, request)
  const { file, planned, leftOut } = read
  const count = (change: Planned['change']) => planned.filter((one) => one.change === change).length
  return {
    ...shownReading(
      { ...file, questions: read.questions, openQuestions: read.openQuestions },
      {
        counts: {
          ...{ new: count('new'), changed: count('changed'), same: count('same') },
          ...{ leftOut: leftOut.length, refused: file.refused.length, asked: askedRows(read) },
        },
        noted: [...leftOut, ...read.noted],
        isRemembered: read.isRemembered,
      },
    ),
    live: planned.filter(isPosted).length,
    // jobs that are updated may already say it
    applicants: planned.flatMap(({ row, suggested, job }) =>
      suggested && (job?.applicantPlaces.length ?? 0) === 0 ? [{ row, ...suggested }] : [],
    ),
    copies: read.copies,
    importedBefore: await lastImport(ctx.db, read),
    sample: planned.slice(0, SHOWN).map((one) => ({
      ...one.fields,
      ...{ row: one.row, change: one.change, workMode: one.fields.workMode ?? null },
      excerpt: plainText(one.fields.description).replace(/\s+/g, ' ').trim().slice(0, EXCERPT),
      // an update never takes a job back to a draft
      status: one.job && one.job.status !== 'draft' ? one.job.status : one.status,
    })),
  }
}

export const isPosted = ({ status, job }: Planned): boolean =>
  status === 'active' && (job === null || job.status === 'draft')

/** Rows with an open question about the file, or about the job here. */
const askedRows = ({ file, planned, leftOut }: Awaited<ReturnType<typeof readRequest>>): number => {
  const settled = new Set([...planned, ...leftOut].map(({ row }) => row))
  return file.asked.length + file.jobs.filter(({ row }) => !settled.has(row)).length
}
