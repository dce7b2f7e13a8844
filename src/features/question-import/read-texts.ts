import { tidyOptions } from '#features/job-postings/question-rules.ts'
import { tidyLine } from '#lib/tidy-text.ts'
import { bareText } from './bare-text.ts'
import { splitOptions, withoutOut } from './read-options.ts'
import type { QuestionCells, RowContext } from './row-context.ts'

export const MAX_LABEL = 300
export const MAX_HELP = 1000
export const MAX_OPTIONS = 100
export const MAX_OPTION = 200

/**
 * The label and the help text within their limits. Of a longer question the first sentences are the label, and the whole text is above the
 * help, so that nothing is lost.
 */
export function cutTexts(
  { note }: RowContext,
  { text, help }: { text: string; help: string },
): { label: string; helpText: string | null } {
  const tidyHelp = tidyLine(help)
  const isLong = text.length > MAX_LABEL
  const label = isLong ? beginning(text) : text
  const whole = isLong ? `${text.slice(label.length).trim()} ${tidyHelp}`.trim() : tidyHelp
  if (isLong) note('question', `is longer than ${MAX_LABEL} characters: the rest is in the help text`)
  if (whole.length > MAX_HELP) note('help', `is cut after ${MAX_HELP} characters`)
  return { label, helpText: whole.slice(0, MAX_HELP).trim() || null }
}

/** Whole sentences of at most 300 characters, or else whole words. */
function beginning(text: string): string {
  const part = text.slice(0, MAX_LABEL)
  const sentence = Math.max(...['. ', '? ', '! ', ': '].map((end) => part.lastIndexOf(end) + 1))
  const word = part.lastIndexOf(' ')
  return part.slice(0, sentence > 40 ? sentence : word > 0 ? word : MAX_LABEL).trim()
}

/** The options of a row, each at most 200 characters, and those that are marked to rule a person out. */
export function optionsOf(cells: QuestionCells, hasOptionColumns: boolean): { options: string[]; out: string[] } {
  const all = cells.all('options').map(({ text }) => text)
  const parts = (hasOptionColumns ? all : all.flatMap(splitOptions)).map((one) => withoutOut(bareText(one)))
  const fit = (one: { text: string }) => tidyLine(one.text).slice(0, MAX_OPTION)
  return { options: tidyOptions(parts.map(fit)), out: parts.filter(({ isOut }) => isOut).map(fit) }
}
