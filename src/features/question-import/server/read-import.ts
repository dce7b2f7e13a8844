import { readWithChoices } from '#features/import-files/server/choices.ts'
import { stagedFile } from '#features/import-files/server/import-records.ts'
import { readStoredFile } from '#features/import-files/server/read-stored-file.ts'
import { canManageJob } from '#features/job-postings/policy.ts'
import { openCompany } from '#features/job-postings/server/load-posting.ts'
import { titleFromFileName } from '#lib/names.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError, requirePolicy } from '#server/errors.ts'
import { inThreads } from '#server/threads.ts'
import { type ImportRequest, maxSetName } from '../contract.ts'
import type { ReadQuestions } from '../read-questions.ts'
import type * as thread from './read-file.ts'

const readInThread = inThreads<typeof thread>('features/question-import/server/read-file', 60_000)

const PER_HOUR = { points: 300, seconds: 60 * 60 }

/** The active company, if the viewer manages its jobs. */
export function importingCompany(ctx: SignedIn): string {
  const companyId = openCompany(ctx)
  requirePolicy(canManageJob(ctx.viewer, { companyId }))
  return companyId
}

export type ReadRequest = Awaited<ReturnType<typeof readRequest>>

/**
 * The staged file of a member as the active company would import it, read with the choices of the request, or without any with those of the
 * last file of this layout. Refuses an unreadable one, and more than 300 an hour and person.
 */
export async function readRequest(ctx: SignedIn, request: ImportRequest) {
  const { fileId, sheet, columns, answers, recalls } = request
  const companyId = importingCompany(ctx)
  await ctx.throttle.consume('question-imports', ctx.viewer.userId, PER_HOUR)
  const staged = await stagedFile(ctx, fileId)
  const bytes = await readStoredFile(ctx, staged.key)
  const read = async (chosen: Pick<ImportRequest, 'columns' | 'answers'>): Promise<ReadQuestions> => {
    const file = await readInThread('readFile', bytes, { ...chosen, sheet })
    if (typeof file === 'string') throw new DomainError(file)
    return file
  }
  const layout = { companyId, kind: 'questions' as const }
  const { file, isRemembered } = await readWithChoices(ctx.db, { columns, answers, recalls }, { layout, read })
  return { companyId, staged, file, isRemembered, layout, setName: setNameOf(request, file, staged.fileName) }
}

/** The set of questions without one: as the user named it, the sheet of a workbook with several, or else the file. */
function setNameOf({ setName }: ImportRequest, { file }: ReadQuestions, fileName: string): string {
  if (setName !== '') return setName
  const sheet = file.sheets.length > 1 ? (file.sheets[file.sheet] ?? '').trim() : ''
  const ofFile = titleFromFileName(fileName, 'resume', 1).replace(/_+/g, ' ').trim()
  return (sheet || ofFile).slice(0, maxSetName).trim() || 'Imported questions'
}
