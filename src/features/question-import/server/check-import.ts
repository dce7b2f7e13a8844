import { shownReading } from '#features/import-files/server/shown-reading.ts'
import { readSets } from '#features/job-postings/server/write-sets.ts'
import type { SignedIn } from '#server/context.ts'
import type { ImportCheck, ImportRequest } from '../contract.ts'
import { type Planned, planImport } from './plan-import.ts'
import { readRequest } from './read-import.ts'

const SHOWN = 10

/** Previews a file: how each column and value is read, what is asked, and what an import would do. Stores nothing. */
export async function checkImport(ctx: SignedIn, request: ImportRequest): Promise<ImportCheck> {
  const { companyId, file, isRemembered, setName } = await readRequest(ctx, request)
  const plan = await planImport(ctx.db, { ...file, setName, sets: await readSets(ctx.db, companyId) })
  const count = (change: Planned['change']) => plan.planned.filter((one) => one.change === change).length
  const refused = [...file.refused, ...plan.refused].sort((a, b) => a.row - b.row)
  const settled = plan.planned.length + plan.refused.length
  return {
    ...shownReading(
      {
        ...file,
        refused,
        questions: [...plan.questions, ...file.questions],
        openQuestions: file.openQuestions + plan.openQuestions,
      },
      {
        counts: {
          ...{ new: count('new'), changed: count('changed'), same: count('same') },
          ...{ leftOut: file.leftOut.length, refused: refused.length },
          asked: file.asked.length + file.found.length - settled,
        },
        noted: [...file.leftOut.map(({ read: _, ...problem }) => problem), ...file.noted, ...plan.noted],
        isRemembered,
      },
    ),
    sets: plan.sets.map(({ name, isNew, questions }) => ({ name, isNew, questions: questions.length })),
    setName: file.found.some(({ set }) => set === '') ? setName : null,
    sample: plan.planned
      .slice(0, SHOWN)
      .map(({ row, change, set, question }) => ({ ...question, row, change, set: set.name })),
  }
}
