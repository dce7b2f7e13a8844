import type { z } from 'zod'
import type { Mark } from '../../preview-contract.ts'

/** The position at which a part starts or ends in the template; lengths in points, a baseline for text within a line. */
export type PlacedMark = {
  id: string
  /** 'body': where the first line below a head starts. */
  edge: 'start' | 'body' | 'end'
  /** Within a line: a box as high as the text. */
  isInline: boolean
  page: number
  x: number
  y: number
  /** The column that contains the part. */
  column: { x: number; width: number; top: number; bottom: number }
  em: number
}
type Box = z.infer<typeof Mark>

/** The boxes of all parts, one for each page that a part is on, with some padding above and below the letters. */
export function placeMarks(marks: readonly PlacedMark[]): Box[] {
  return marks.flatMap((start, at) => {
    if (start.edge !== 'start') return []
    const ending = marks.findIndex(({ id, edge }, later) => later > at && id === start.id && edge === 'end')
    const end = marks[ending]
    if (!end) return []
    const next = marks.find((mark, later) => later > ending && isBelow(mark, end))
    const boxes = start.isInline ? wordBoxes(start, end) : blockBoxes(start, end, next)
    return boxes.filter(({ height }) => height > 1)
  })
}

/** The padding above the first line and below the last baseline, as a share of the text size. */
const ROOM = 0.3

/** Whether this is the start of the next part of the same column. */
const isBelow = ({ edge, isInline, page, column }: PlacedMark, end: PlacedMark): boolean =>
  edge === 'start' && !isInline && page === end.page && column.x === end.column.x

/** A part ends with its last line; its trailing space counts, up to the start of the next part. */
function blockBoxes(start: PlacedMark, end: PlacedMark, next?: PlacedMark): Box[] {
  const { x, width, top, bottom } = start.column
  const last = Math.min(end.y + ROOM * end.em, next ? next.y - ROOM * next.em : bottom)
  return Array.from({ length: end.page - start.page + 1 }, (_, at) => {
    const page = start.page + at
    const from = (page === start.page ? start.y : top) - ROOM * start.em
    const to = page === end.page ? last : bottom
    return { id: start.id, page, x, y: from, width, height: to - from }
  })
}

function wordBoxes(start: PlacedMark, end: PlacedMark): Box[] {
  const { id, em, column } = start
  const line = ({ page, y }: PlacedMark, from: number, to: number): Box => ({
    id,
    page,
    x: Math.min(from, to),
    y: y - em * 0.85,
    width: Math.abs(to - from),
    height: em * 1.15,
  })
  if (start.page === end.page && start.y === end.y) return [line(start, start.x, end.x)]
  // across a line break: the rest of the first line and the start of the last
  const right = column.x + column.width
  return [line(start, start.x, right), line(end, column.x, end.x)]
}
