import type { ImportAnswers, ImportQuestion } from './questions.ts'

const MAX_SHOWN = 200

/**
 * The questions of a preview, in their order: all that were answered, and of the open and the recognized ones the first 200 each. So the
 * next open ones follow when these are answered.
 */
export function shownQuestions(questions: readonly ImportQuestion[], answers: ImportAnswers): ImportQuestion[] {
  const left = { open: MAX_SHOWN, known: MAX_SHOWN }
  return questions.filter(({ id, suggestion }) => {
    if (answers[id] !== undefined) return true
    const kind = suggestion === null ? 'open' : 'known'
    left[kind] -= 1
    return left[kind] >= 0
  })
}
