import { getResolvedPDFJS } from 'unpdf'
import type { Drawing, Glyph } from './drawn-hyphens.ts'

/** Two or more Arabic letters that a font draws as one glyph, such as lam and alef. */
const LIGATURE = /^[\u0620-\u06ff]{2,8}$/
const LEFTWARD = /[\u0620-\u06ff]/
/** Shorter pieces also occur in other words, so they are not replaced inside a word. */
const ENOUGH = 4
const MAX = 20_000

/**
 * pdf.js reverses a line of Arabic letter by letter, and with it the letters of a ligature: '\u0627\u0644' becomes '\u0644\u0627'. The
 * page's drawing lists each glyph, so it shows which words contain a ligature. Returns a function that corrects them in a piece of the
 * page's text.
 */
export async function readDrawnLigatures(drawing: Drawing): Promise<(text: string) => string> {
  const { OPS } = await getResolvedPDFJS()
  const right = new Map<string, string>()
  for (let at = 0; at < drawing.fnArray.length && right.size < MAX; at += 1) {
    if (drawing.fnArray[at] !== OPS.showText) continue
    const [glyphs] = drawing.argsArray[at] as [Glyph[]]
    for (const signs of wordsOf(glyphs)) {
      if (!signs.some((sign) => LIGATURE.test(sign))) continue
      const turned = [...signs.join('')].reverse().join('')
      const read = signs.toReversed().join('')
      if (turned !== read) right.set(turned, read)
    }
  }
  if (right.size === 0) return (text) => text
  const pieces = [...right].filter(([turned]) => turned.length >= ENOUGH).sort(([a], [b]) => b.length - a.length)
  return (text) =>
    LEFTWARD.test(text) ? text.replace(/[\u0620-\u06ff]+/g, (word) => right.get(word) ?? rightIn(word, pieces)) : text
}

/** Corrects a word that is drawn in several pieces. */
function rightIn(word: string, pieces: readonly [turned: string, read: string][]): string {
  const found = pieces.find(([turned]) => word.includes(turned))
  return found ? word.replace(found[0], found[1]) : word
}

/** The glyphs of each Arabic word that is drawn in one piece. */
function wordsOf(glyphs: readonly Glyph[]): string[][] {
  const words: string[][] = [[]]
  for (const glyph of glyphs) {
    if (typeof glyph === 'number') continue
    const sign = glyph.unicode ?? ''
    if (LEFTWARD.test(sign)) words.at(-1)?.push(sign)
    else words.push([])
  }
  return words.filter((signs) => signs.length > 1)
}
