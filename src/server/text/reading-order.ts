export interface Stretch {
  text: string
  /** Its left and right edge on the page, measured from the left. */
  x: number
  right: number
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdfd\ufe70-\ufefc]/g
const LEFT_TO_RIGHT = /(?![\u0590-\u08ff\ufb1d-\ufdfd\ufe70-\ufefc])[\p{L}\p{N}]/gu

const count = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0

/** Whether most of the text is right-to-left. */
export const isLeftward = (text: string): boolean => count(RIGHT_TO_LEFT, text) > count(LEFT_TO_RIGHT, text)

/**
 * The stretches of a line in reading order, on a right-to-left page or not. Only lines with right-to-left words are changed: a file may
 * store them in either order, so their positions on the page decide.
 */
export function inReadingOrder<T extends Stretch>(line: readonly T[], isPageLeftward: boolean): T[] {
  const all = line.map(({ text }) => text).join('')
  if (count(RIGHT_TO_LEFT, all) === 0) return [...line]
  const seen = line.toSorted((a, b) => a.x - b.x)
  const hasLeftward = ({ text }: Stretch) => count(RIGHT_TO_LEFT, text) > 0
  // a right-to-left name in a left-to-right line does not reverse the line
  if (!isPageLeftward && count(LEFT_TO_RIGHT, all) > 0) return turnWithin(seen, hasLeftward)
  return turnWithin(seen.toReversed(), (stretch) => !hasLeftward(stretch) && count(LEFT_TO_RIGHT, stretch.text) > 0)
}

/** Reverses each group of adjacent items for which `belongs` is true. */
function turnWithin<T>(line: readonly T[], belongs: (stretch: T) => boolean): T[] {
  const turned: T[] = []
  let group: T[] = []
  for (const stretch of line) {
    if (belongs(stretch)) group.unshift(stretch)
    else {
      turned.push(...group, stretch)
      group = []
    }
  }
  return [...turned, ...group]
}
