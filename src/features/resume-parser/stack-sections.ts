import type { NumberedLine } from './lines.ts'
import { headingKind, isHeadingLike } from './section-headings.ts'

type IsHeading = (line: NumberedLine) => boolean

const SIGN =
  /^[\u2022\u25e6\u25aa\u25ab\u25a0\u25a1\u25cf\u25cb\u2023\u2043\u2219\u00b7\u27a2\u27a4\u25ba\u25b6\u2713\u2714\uf0b7\uf0a7\u2013-]\s+(?=\S)/u
/** The maximum distance to the right of the first heading at which a line of its section may begin. */
const INDENT = 50

/** Puts sections one after another whose headings are on the same line ('Projects<tab>Certificates'). */
export function stackSections(lines: readonly NumberedLine[], looksLikeHeading: IsHeading): NumberedLine[] {
  const stacked: NumberedLine[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] as NumberedLine
    const cells = line.text.split('\t')
    const kinds = cells.map(headingKind)
    if (line.kind === 'item' || cells.length < 2 || !kinds.some(Boolean)) {
      stacked.push(line)
      continue
    }
    const areHeadings = new Set(kinds).size > 1 && kinds.every(Boolean) && new Set(cells).size === cells.length
    const areAlike =
      looksLikeHeading(line) &&
      kinds.filter(Boolean).length > 1 &&
      cells.every((text) => isHeadingLike({ ...line, text }))
    if (areHeadings || areAlike) {
      const end = endOf(lines, at, looksLikeHeading)
      stacked.push(...columnsOf(line, cells, lines.slice(at + 1, end)).flat())
      at = end - 1
    } else stacked.push(line)
  }
  return stacked
}

/** The index of the next heading, at which the sections of a line end. */
function endOf(lines: readonly NumberedLine[], at: number, looksLikeHeading: IsHeading): number {
  const next = lines.findIndex((line, index) => {
    if (index <= at || line.kind === 'item') return false
    return line.text.split('\t').every((cell) => headingKind(cell)) || (isHeadingLike(line) && looksLikeHeading(line))
  })
  return next < 0 ? lines.length : next
}

/**
 * The sections of a row of headings. Lines with a cell for each heading are split; other lines belong to the heading above their left edge.
 */
function columnsOf(row: NumberedLine, titles: readonly string[], below: readonly NumberedLine[]): NumberedLine[][] {
  const columns = titles.map((text) => [{ ...row, text }])
  for (const line of below) {
    const cells = line.text.split('\t')
    if (cells.length !== titles.length) columns[line.x > row.x + INDENT ? 1 : 0]?.push(line)
    else for (const [at, cell] of cells.entries()) columns[at]?.push(cellOf(line, cell))
  }
  return columns
}

function cellOf(line: NumberedLine, cell: string): NumberedLine {
  const text = cell.replace(SIGN, '')
  return text === cell ? { ...line, text } : { ...line, text, kind: 'item' }
}
