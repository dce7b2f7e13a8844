import { withoutMarkup } from '#features/document-content/marked-text.ts'
import { limits, type ResumeContent } from '#features/document-content/resume-content.ts'
import { writePeriod } from '#features/document-content/write-dates.ts'
import { newId } from '#lib/ids.ts'
import { type LineList, type LinePlace, lineFields, nameFields } from '../resume/reshaping.ts'
import { blankItem, itemName } from '../resume/resume-lists.ts'
import { placeLine } from './place-line.ts'

type Item<L extends LineList> = ResumeContent[L][number]
const linesOf = (list: LineList, item: Item<LineList>): string[] => item[lineFields[list] as keyof typeof item] as never

const withLines = <L extends LineList>(list: L, item: Item<L>, lines: string[]): Item<L> => ({
  ...item,
  [lineFields[list]]: lines,
})

/** The index of an item in its list; -1 if it was removed. */
const indexIn = (content: ResumeContent, list: LineList, id: string) =>
  content[list].findIndex((item) => item.id === id)

/**
 * Splits an item at a line. The line becomes the name of the new item, and the lines below it move there. A line that is too long for a
 * name stays a line. Null if the list is full.
 */
export function splitAt(content: ResumeContent, { list, id, index }: LinePlace, made = newId()): ResumeContent | null {
  const at = indexIn(content, list, id)
  const item = content[list][at]
  if (!item || content[list].length >= limits.items) return null
  const lines = linesOf(list, item)
  const line = lines[index] ?? ''
  const isName = line.length <= limits.short
  const second = { ...blankItem(list, made), [nameFields[list]]: isName ? withoutMarkup(line) : '' }
  return {
    ...content,
    [list]: content[list].toSpliced(
      at,
      1,
      withLines(list, item, lines.slice(0, index)) as never,
      withLines(list, second as Item<typeof list>, lines.slice(isName ? index + 1 : index)) as never,
    ),
  }
}

/**
 * Joins an item to the one above it. Its name and dates become a line there, followed by its lines. Null if the result has too many lines
 * or too long a line.
 */
export function joinAbove(content: ResumeContent, list: LineList, id: string): ResumeContent | null {
  const at = indexIn(content, list, id)
  const [above, item] = [content[list][at - 1], content[list][at]]
  if (!above || !item) return null
  const head = [itemName(list, item), ...detailsOf(item)].filter(Boolean).join(', ')
  const lines = [...linesOf(list, above), head, ...linesOf(list, item)].filter((line) => line.trim() !== '')
  if (lines.length > limits.lines || head.length > limits.long) return null
  return { ...content, [list]: content[list].toSpliced(at - 1, 2, withLines(list, above, lines) as never) }
}

function detailsOf(item: Item<LineList>): string[] {
  if ('content' in item) return [item.content]
  const isCurrent = 'role' in item ? item.isOngoing : item.isCurrentRole
  return [item.location, writePeriod(item.startDate, item.endDate, isCurrent)]
}

/** Moves a line from its item to another place (`targetsOf`); null if that place is full. */
export function moveLine(content: ResumeContent, { list, id, index }: LinePlace, target: string): ResumeContent | null {
  const item = content[list].find((one) => one.id === id)
  const text = item && linesOf(list, item)[index]
  if (!item || text === undefined) return null
  const rest = withLines(list, item, linesOf(list, item).toSpliced(index, 1))
  const without = { ...content, [list]: content[list].map((one) => (one === item ? rest : one)) } as ResumeContent
  return placeLine(without, target, text)
}
