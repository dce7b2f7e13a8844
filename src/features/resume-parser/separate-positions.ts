import type { EntryLine } from './entry-line.ts'
import { findRange, without } from './find-dates.ts'
import type { NumberedLine } from './lines.ts'
import { isRole } from './words.ts'

const SIGN = /^[\u2022\u25aa\u2013\u2014*-]\s+/u
const MAX_POST = 90

/**
 * Positions at one employer, listed directly below its name and their whole period: 'Director (2015 - now)' above 'Deputy Director (2012 -
 * 2015)'. Each position begins an entry of its own; the lines below the list belong to the first one.
 */
export function separatePositions(lines: readonly NumberedLine[]): EntryLine[] {
  const separated: EntryLine[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const posts = postsAt(lines, at)
    if (posts.length < 2) {
      separated.push(lines[at] as NumberedLine)
      continue
    }
    const after = at + posts.length
    const next = lines.findIndex((line, place) => place >= after && isPeriodOfEmployer(line))
    const end = next < 0 ? lines.length : next
    const [first, ...others] = posts as [NumberedLine, ...NumberedLine[]]
    separated.push(...asHead(first), ...lines.slice(after, end), ...others.flatMap(asHead))
    at = end - 1
  }
  return separated
}

/** The list of positions that begins at this line, below the line of an employer. */
function postsAt(lines: readonly NumberedLine[], from: number): NumberedLine[] {
  const isBelow = lines.slice(Math.max(0, from - 2), from).some(isPeriodOfEmployer)
  const end = lines.findIndex((line, at) => at >= from && !isPost(line))
  return isBelow ? lines.slice(from, end < 0 ? lines.length : end) : []
}

function isPost({ text, kind }: NumberedLine): boolean {
  const range = findRange(text)
  if (!range || text.length > MAX_POST || (kind !== 'item' && !SIGN.test(text))) return false
  return /^[)\s]*$/.test(text.slice(range.at + range.length)) && isRole(without(text, range))
}

const isPeriodOfEmployer = ({ text, kind }: NumberedLine): boolean =>
  kind !== 'item' && !SIGN.test(text) && text.length < MAX_POST && findRange(text) !== null

/** The period and the title of a position as labelled lines, because the title may contain commas and dashes. */
function asHead(line: NumberedLine): EntryLine[] {
  const text = line.text.replace(SIGN, '')
  const range = findRange(text)
  if (!range) return [line]
  const period = text.slice(range.at, range.at + range.length)
  return [
    { ...line, kind: 'text', text: period, is: 'when', isRow: true },
    { ...line, kind: 'text', text: without(text, range), is: 'what' },
  ]
}
