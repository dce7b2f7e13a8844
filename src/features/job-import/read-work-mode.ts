import { type WorkMode, workModeLabels, workModes } from '#features/job-postings/rules.ts'
import { tidyLine } from '#lib/tidy-text.ts'
import type { JobField } from './fields.ts'
import { leaveOut, type RowContext } from './row-context.ts'
import { folded, isRemotePlace, no, nothing, readMode, type StatedMode, unsaid, yes } from './work-mode-words.ts'

const options = [...workModes.map((value) => ({ value, label: workModeLabels[value] })), leaveOut]

/**
 * How people work, from the columns about it and from a location such as 'Hybrid, Berlin'. A text that is not understood is asked, and so is
 * 'no' for remote work, which may be hybrid. Null while it is asked.
 */
export function workModeOf(context: RowContext, locations: readonly string[]): StatedMode | null {
  const { cells, ask } = context
  const asked: (string | null)[] = []
  for (const key of ['work_mode', 'remote', 'on_site', 'hybrid'] as const)
    for (const { text: cell, column } of cells.all(key)) {
      const text = tidyLine(cell)
      const plain = folded(text).trim()
      if (unsaid.has(plain) || (isFlag(key) && (yes.has(plain) || no.has(plain)))) continue
      if (key === 'remote' && no.has(plain) && (isYes(cells.text('hybrid')) || isYes(cells.text('on_site')))) continue
      const read = modeIn(context, { key, column, text })
      const answer = ask(key, column, text, options, read?.workMode ?? null)
      if (answer === null) asked.push(answer)
      else if (answer !== '')
        return { workMode: answer as WorkMode, onSiteDays: answer === 'hybrid' ? (read?.onSiteDays ?? null) : null }
    }
  if (asked.length > 0) return null
  for (const [key, mode] of [
    ['hybrid', 'hybrid'],
    ['on_site', 'on-site'],
  ] as const)
    if (isYes(cells.text(key))) return { workMode: mode, onSiteDays: null }
  const located = locations.map(readMode).find((mode) => mode?.workMode === 'hybrid')
  if (located) return located
  return locations.length > 0 && locations.every(isRemotePlace) ? { workMode: 'remote', onSiteDays: null } : nothing
}

/** Columns that are named for one mode; a text other than yes or no is a mode of its own. */
const isFlag = (key: JobField): boolean => key === 'on_site' || key === 'hybrid'

const isYes = (text: string): boolean => yes.has(folded(text).trim())

type ModeCell = { key: JobField; column: string; text: string }

/** null if it is not known: 'no' alone in a column about remote work does not exclude hybrid work. */
function modeIn({ cells }: RowContext, { key, column, text }: ModeCell): StatedMode | null {
  const plain = folded(text).trim()
  if (key === 'remote' && no.has(plain) && cells.has('hybrid')) return { workMode: 'on-site', onSiteDays: null }
  if (yes.has(plain)) return key === 'remote' ? { workMode: 'remote', onSiteDays: null } : readMode(column)
  if (no.has(plain)) return plain === 'none' && key === 'work_mode' ? { workMode: 'on-site', onSiteDays: null } : null
  return readMode(text)
}
