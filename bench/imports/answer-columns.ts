import type { ImportAnswers, ImportQuestion } from '#features/import-files/questions.ts'

type Reading = { columns: { field: string | null }[]; questions: ImportQuestion[] }

type Answering<Read> = {
  read(answers: ImportAnswers): Promise<Read | string>
  /** How many facts are right. */
  countRight(read: Read): number
}

const ROUNDS = 4

/**
 * Answers the questions about columns as a person who knows the file would: with the option that makes most facts right. `fields` are those that
 * were asked, which count as asked and not as right.
 */
export async function withColumns<Read extends Reading>(
  first: Read,
  { read, countRight }: Answering<Read>,
): Promise<{ read: Read; answers: ImportAnswers; fields: Set<string> }> {
  let [last, answers] = [first, {} as ImportAnswers]
  const fields = new Set<string>()
  for (let round = 0; round < ROUNDS; round += 1) {
    const open = last.questions.find(({ kind, id }) => kind === 'column' && answers[id] === undefined)
    if (!open) break
    const before = last
    let best = { right: -1, answer: '', read: last }
    for (const { value } of [...open.options].reverse()) {
      const tried = await read({ ...answers, [open.id]: value })
      if (typeof tried === 'string') continue
      const right = countRight(tried)
      if (right >= best.right) best = { right, answer: value, read: tried }
      for (const [at, { field }] of tried.columns.entries())
        if (field !== null && field !== before.columns[at]?.field) fields.add(field)
    }
    last = best.read
    answers = { ...answers, [open.id]: best.answer }
  }
  return { read: last, answers, fields }
}
