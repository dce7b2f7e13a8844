import { plainText } from '#lib/html-text.ts'
import { storableText, tidyLine } from '#lib/tidy-text.ts'

export type PublishProblem = 'POSTING_TITLE_MISSING' | 'POSTING_DESCRIPTION_MISSING'

/** The parts that a posting still needs before it can be posted: a title and a description that is not blank (CJOB-10). */
export function publishProblems({ title, description }: { title: string; description: string }): PublishProblem[] {
  const problems: PublishProblem[] = []
  if (tidyLine(title) === '') problems.push('POSTING_TITLE_MISSING')
  if (storableText(plainText(description)) === '') problems.push('POSTING_DESCRIPTION_MISSING')
  return problems
}
