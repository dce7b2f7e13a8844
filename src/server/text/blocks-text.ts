import { inReadingOrder } from './lay-out-boxes.ts'
import type { Block, TextDocument } from './text-blocks.ts'

/** The text of a word processor's file, for search: one line for each paragraph, list items with their bullet, cells one after another. */
export function textOfDocument({ heads, feet, body }: TextDocument): string {
  return [heads, feet, body].map(textOf).join('')
}

function textOf(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      if (block.kind === 'table')
        return `\n${block.rows.map((row) => cellsOf(row.map((cell) => cell.blocks))).join('')}\n`
      const boxes = inReadingOrder(block.boxes).map((box) => textOf(box.blocks))
      const text = block.lines.map((line) => line.text).join('\n')
      return `${boxes.join('')}${block.isItem ? '\u2022 ' : ''}${text}\n`
    })
    .join('')
}

const cellsOf = (cells: readonly Block[][]): string =>
  `${cells
    .map((cell) => textOf(cell).trim())
    .filter(Boolean)
    .join('\n')}\n`
