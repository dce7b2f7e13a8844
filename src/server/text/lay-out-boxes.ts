import type { Draft } from './laid-out.ts'
import type { Block, Box, Paragraph } from './text-blocks.ts'

/** A box with fewer lines is a heading or a note where it is; one with more is a column of its own. */
const COLUMN_LINES = 4
/** A page with more boxes is not laid out in columns of boxes. */
const MAX_BOXES = 200

/** The boxes that are columns beside the text, with the others at the same place, as the name above one. */
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

/** Boxes from top to bottom; where they make two columns, what is above both, then the left one, then the right one. */
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
