import type { Draft } from './laid-out.ts'
import type { Block, Box, Paragraph } from './text-blocks.ts'

/** A box with fewer lines is a heading or a note in the text; one with more lines is a column. */
const COLUMN_LINES = 4
/** On a page with more boxes, columns of boxes are not searched for. */
const MAX_BOXES = 200

/** The boxes that are columns next to the text, and the other floating boxes of the same paragraph, such as the name above a column. */
export function sideBoxes(blocks: readonly Block[], flow: (blocks: readonly Block[]) => Draft[]): Set<Box> {
  const sides = new Set<Box>()
  for (const { boxes } of paragraphsOf(blocks)) {
    const floating = boxes.filter((box) => box.isFloating)
    if (!floating.some((box) => flow(box.blocks).length >= COLUMN_LINES)) continue
    for (const box of floating) sides.add(box)
  }
  return sides
}

function paragraphsOf(blocks: readonly Block[]): Paragraph[] {
  return blocks.flatMap((block) =>
    block.kind === 'paragraph'
      ? [block]
      : block.rows.flatMap((row) => row.flatMap((cell) => paragraphsOf(cell.blocks))),
  )
}

/** Boxes from top to bottom. If they form two columns: those above both, then the left column, then the right one. */
export function inReadingOrder(boxes: readonly Box[]): Box[] {
  if (boxes.length < 2 || boxes.some(({ width }) => width === 0)) return [...boxes]
  const sorted = boxes.toSorted((one, other) => one.y - other.y || one.x - other.x)
  if (sorted.length > MAX_BOXES) return sorted
  for (const { x: edge } of sorted) {
    const first = sorted.findIndex((box) => !crosses(box, edge))
    const rest = sorted.slice(first)
    const left = rest.filter((box) => box.x + box.width <= edge + 8)
    const right = rest.filter((box) => box.x >= edge)
    if (left.length > 0 && right.length > 1 && left.length + right.length === rest.length)
      return [...sorted.slice(0, first), ...left, ...right]
  }
  return sorted
}

const crosses = ({ x, width }: Box, edge: number) => x < edge && x + width > edge + 8
