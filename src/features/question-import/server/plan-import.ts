import { isDeepStrictEqual } from 'node:util'
import { inArray } from 'drizzle-orm'
import type { StoredSetQuestion } from '#db/schema/job-postings.ts'
import { type ChangedQuestion, questionOrigins } from '#db/schema/question-import.ts'
import type { RowProblem } from '#features/import-files/contract.ts'
import { collectQuestions, type ImportOption, type ImportQuestion } from '#features/import-files/questions.ts'
import { maxSets } from '#features/job-postings/question-sets-contract.ts'
import { storedQuestion } from '#features/job-postings/server/append-questions.ts'
import type { CompanySet } from '#features/job-postings/server/write-sets.ts'
import type { Db } from '#server/context.ts'
import { keyOfQuestion, type ReadQuestions } from '../read-questions.ts'
import type { ImportedQuestion } from '../read-row.ts'
import { keepUnread } from './keep-unread.ts'
import { type PlannedSet, planSets } from './plan-sets.ts'

export type Planned = {
  row: number
  change: 'new' | 'changed' | 'same'
  set: PlannedSet
  key: string
  /** As the set has it after the import. */
  question: StoredSetQuestion
  /** What the file says, which the next file is compared with. */
  imported: StoredSetQuestion
}

export type Plan = {
  planned: Planned[]
  sets: PlannedSet[]
  changes: ChangedQuestion[]
  refused: RowProblem[]
  noted: RowProblem[]
  questions: ImportQuestion[]
  openQuestions: number
}

type ToPlan = Pick<ReadQuestions, 'found' | 'chosenAnswers'> & {
  sets: readonly CompanySet[]
  /** The set of questions for which the file names none. */
  setName: string
}

const HERE = 'Changes made here'
const options: ImportOption[] = [
  { value: 'keep', label: 'Keep what was changed here' },
  { value: 'take', label: 'Take what the file says' },
]

/** Whether an answer is about the questions of one file, and is not remembered for the next. */
export const isAboutQuestions = (id: string): boolean => id.startsWith('choice:changes made here:')

/**
 * Finds the sets that the rows of a file belong to, and the questions in them with the same text, which are changed or already the same. What
 * was changed here since the last file stays unless the user chooses otherwise. A set has at most 50 questions: more go to a second one.
 */
export async function planImport(db: Db, { found, sets, setName, chosenAnswers }: ToPlan): Promise<Plan> {
  const origins = await readOrigins(db, sets)
  const questions = collectQuestions(chosenAnswers)
  const ask = (text: string, suggestion: string | null) =>
    questions.ask({ kind: 'choice', column: HERE, field: HERE, text, options, suggestion })
  const all = planSets(
    sets,
    found.map(({ set }) => set || setName),
  )
  const plan: Pick<Plan, 'planned' | 'changes' | 'refused' | 'noted'> = {
    planned: [],
    changes: [],
    refused: [],
    noted: [],
  }
  for (const one of found) {
    const { row } = one
    const key = keyOfQuestion(one.question.label)
    const known = all.find(one.set || setName, (question) => keyOfQuestion(question.label) === key)
    const imported = storedQuestion(one.question)
    if (!known) {
      const set = all.withRoom(one.set || setName)
      if (set) {
        set.questions.push(imported)
        set.isChanged = true
        plan.planned.push({ row, change: 'new', set, key, question: imported, imported })
      } else plan.refused.push({ row, column: 'Question set', reason: NO_ROOM })
      continue
    }
    const { set, at, question: here } = known
    const origin = origins.get(originKey(set.id, key)) ?? null
    const outcome = changeOf(one, { here, said: origin?.imported ?? null }, ask)
    if (outcome === 'asked') continue
    if (outcome.note) plan.noted.push({ row, column: 'Question', reason: outcome.note })
    const isChanged = !isDeepStrictEqual(outcome.question, here)
    if (isChanged) {
      set.questions[at] = outcome.question
      set.isChanged = true
      plan.changes.push({ setId: set.id, key, before: here, after: outcome.question, said: origin?.imported ?? null })
    }
    const { question, file } = outcome
    plan.planned.push({ row, change: isChanged ? 'changed' : 'same', set, key, question, imported: file })
  }
  return { ...plan, sets: all.changed(), questions: questions.all(), openQuestions: questions.countOpen() }
}

const NO_ROOM = `needs a new set, and a company can have up to ${maxSets}: delete one, or choose the name of an existing set`

type Compared = { here: StoredSetQuestion; said: StoredSetQuestion | null }
type AskHere = (text: string, suggestion: string | null) => string | null

/** What becomes of a question that its set already has; 'asked' while that is not known. */
function changeOf(
  one: ImportedQuestion,
  { here, said }: Compared,
  ask: AskHere,
): { question: StoredSetQuestion; file: StoredSetQuestion; note?: string } | 'asked' {
  const file = keepUnread(one, here)
  if (isDeepStrictEqual(file, here)) return { question: here, file }
  // the file says the same as the last one: what is here is newer
  if (said && isDeepStrictEqual(keepUnread(one, said), said))
    return { question: here, file: said, note: 'was changed here and is kept' }
  if (said && isDeepStrictEqual(said, here)) return { question: file, file }
  const answer = said
    ? ask('Questions that were changed here since the last file', 'keep')
    : ask('Questions that a set already has with another type or other options', null)
  if (answer === null) return 'asked'
  return answer === 'take' ? { question: file, file } : { question: here, file, note: 'is different here and is kept' }
}

export const originKey = (setId: string, key: string): string => JSON.stringify([setId, key])

async function readOrigins(db: Db, sets: readonly CompanySet[]) {
  const ids = sets.map(({ id }) => id)
  if (ids.length === 0) return new Map<string, typeof questionOrigins.$inferSelect>()
  const rows = await db.select().from(questionOrigins).where(inArray(questionOrigins.setId, ids))
  return new Map(rows.map((row) => [originKey(row.setId, row.key), row]))
}
