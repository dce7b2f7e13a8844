import type { PlacedLine } from './layout-lines.ts'

const MIN_LINES = 4
const MIN_STARTS = 3

/**
 * The lines that begin items of lists without signs: blocks of lines without full stops, of which some begin with capital letters, though
 * words inside the lines rarely have them. The other lines of such a block continue the one above.
 */
export function findUnsignedItems(lines: readonly PlacedLine[]): { starts: Set<PlacedLine>; rests: Set<PlacedLine> } {
  const found = { starts: new Set<PlacedLine>(), rests: new Set<PlacedLine>() }
  for (const block of blocksOf(lines).filter(isList)) {
    for (const [at, line] of block.entries()) if (at > 0) (isCapital(line.text) ? found.starts : found.rests).add(line)
  }
  return found
}

/** Adjacent lines of the same size and weight. */
function blocksOf(lines: readonly PlacedLine[]): PlacedLine[][] {
  const blocks: PlacedLine[][] = []
  for (const line of lines) {
    const last = blocks.at(-1)?.at(-1)
    const isSame =
      last &&
      line.gap < 0.3 &&
      line.isBold === last.isBold &&
      Math.abs(line.size - last.size) < 0.3 &&
      Math.abs(line.x - last.x) < 12
    if (isSame && isPlain(line)) blocks.at(-1)?.push(line)
    else blocks.push(isPlain(line) ? [line] : [])
  }
  return blocks
}

const isPlain = ({ kind, text, isBold }: PlacedLine): boolean => kind === 'text' && !isBold && !/[\t@]|\d{4}/.test(text)

function isList(block: readonly PlacedLine[]): boolean {
  if (block.length < MIN_LINES) return false
  const later = block.slice(1).filter(({ text }) => isCapital(text))
  const stopped = block.filter(({ text }) => /[.!?:;,]$/.test(text) && !/\)$/.test(text))
  const rests = block.slice(1).filter(({ text }) => /^[(\p{Ll}]/u.test(text))
  return (
    later.length >= MIN_STARTS - 1 &&
    later.length + rests.length === block.length - 1 &&
    rests.length > 0 &&
    rests.length <= later.length * 2 &&
    stopped.length * 5 <= block.length &&
    shareOfCapitals(block) < 0.12 &&
    block.some(({ text }) => text.length > 24)
  )
}

const isCapital = (text: string): boolean => /^\p{Lu}/u.test(text)

/** The share of the words after the first of each line that begin with a capital letter and are no abbreviations. */
function shareOfCapitals(block: readonly PlacedLine[]): number {
  const words = block.flatMap(({ text }) => text.split(/\s+/).slice(1)).filter((word) => /^\p{L}{2}/u.test(word))
  return words.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).length / Math.max(1, words.length)
}
