import { getResolvedPDFJS } from 'unpdf'

/** What a page draws, as pdf.js lists it: the codes of its operations and their arguments. */
export type Drawing = { fnArray: ArrayLike<number>; argsArray: ArrayLike<unknown> }
export type Glyph = number | { unicode?: string }

const AROUND = 4
/** A move to the right by more than this, in thousandths of the font size, is a space. */
const BLANK = -180

/**
 * Soft hyphens are invisible in most documents, and the text of a page comes without them. But LaTeX draws them as its hyphens and dashes.
 * Returns a function that restores them as '-' in a piece of the page's text.
 */
export async function readDrawnHyphens(drawing: Drawing): Promise<(text: string) => string> {
  const { OPS } = await getResolvedPDFJS()
  const inside = new Map<string, string>()
  const endings = new Set<string>()
  for (let at = 0; at < drawing.fnArray.length; at += 1) {
    if (drawing.fnArray[at] !== OPS.showText) continue
    const [glyphs] = drawing.argsArray[at] as [Glyph[]]
    const drawn = glyphs.map(letterOf).join('').replace(/\s+/g, ' ')
    for (let place = drawn.indexOf('\u00ad'); place >= 0; place = drawn.indexOf('\u00ad', place + 1)) {
      const before = drawn.slice(Math.max(0, place - AROUND), place)
      const after = drawn.slice(place + 1, place + 1 + AROUND).replaceAll('\u00ad', '')
      const isInWord = /\p{L}$/u.test(before) && /^\p{L}/u.test(after)
      const isDash = /\S\s$/.test(before) && /^\s\S/.test(after)
      if (after.trim() === '' && /\p{L}$/u.test(before)) endings.add(before.replace(/^.*\s/, ' '))
      else if (isInWord || isDash) inside.set(`${before}${after}`.replace(/\s+/g, ' '), `${before}-${after}`)
    }
  }
  if (inside.size === 0 && endings.size === 0) return (text) => text
  return (text) => {
    let whole = text.replace(/\s+/g, ' ')
    for (const [without, hyphened] of inside) whole = whole.replaceAll(without, hyphened)
    const isBroken = [...endings].some((ending) => ` ${whole}`.endsWith(ending))
    return isBroken ? `${whole}-` : whole
  }
}

const letterOf = (glyph: Glyph): string => {
  if (typeof glyph === 'number') return glyph < BLANK ? ' ' : ''
  return glyph.unicode ?? ''
}
