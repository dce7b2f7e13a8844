export interface Stretch {
  text: string
  /** Where it begins and ends on the page, from the left. */
  x: number
  right: number
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdfd\ufe70-\ufefc]/g
const LEFT_TO_RIGHT = /(?![\u0590-\u08ff\ufb1d-\ufdfd\ufe70-\ufefc])[\p{L}\p{N}]/gu

const count = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0

/** Is most of this text written from right to left? */
export const isLeftward = (text: string): boolean => count(RIGHT_TO_LEFT, text) > count(LEFT_TO_RIGHT, text)

/**
 * The stretches of one line in the order in which they are read, on a page that is written from right to left or not. Only
 * lines with words of such a script are changed: a file may hold these in either order, so their places on the page decide.
 */
export function inReadingOrder<T extends Stretch>(line: readonly T[], isPageLeftward: boolean): T[] {
  const all = line.map(({ text }) => text).join('')
  if (count(RIGHT_TO_LEFT, all) === 0) return [...line]
  const seen = line.toSorted((a, b) => a.x - b.x)
  const hasLeftward = ({ text }: Stretch) => count(RIGHT_TO_LEFT, text) > 0
  // a name of such a script in another line does not turn the line
  if (!isPageLeftward && count(LEFT_TO_RIGHT, all) > 0) return turnWithin(seen, hasLeftward)
  return turnWithin(seen.toReversed(), (stretch) => !hasLeftward(stretch) && count(LEFT_TO_RIGHT, stretch.text) > 0)
}

/** Turns each group of neighbours round for which `belongs` holds. */
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
