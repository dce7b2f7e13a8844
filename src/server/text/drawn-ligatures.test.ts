import { getResolvedPDFJS } from 'unpdf'
import { expect, it } from 'vitest'
import { readDrawnLigatures } from './drawn-ligatures.ts'

const { OPS } = await getResolvedPDFJS()
/** A page that draws these lines of glyphs from left to right, in the visual order of Arabic. */
const drawingOf = (...lines: string[][]) => ({
  fnArray: lines.map(() => OPS.showText),
  argsArray: lines.map((signs) => [signs.map((unicode) => ({ unicode }))]),
})

it('puts the letters of a ligature in reading order', async () => {
  const right = await readDrawnLigatures(drawingOf(['\u0621', '\u0627', '\u062f', '\u0644\u0623', '\u0627']))
  // "the performance": alef, lam, alef with hamza
  expect(right('\u0627\u0623\u0644\u062f\u0627\u0621 2024')).toBe('\u0627\u0644\u0623\u062f\u0627\u0621 2024')
})

it('does not change an Arabic article with the same letters', async () => {
  const right = await readDrawnLigatures(
    drawingOf(['\u0645', '\u0644\u0627', '\u0633', ' ', '\u0644', '\u0627', '\u0645', '\u0644', '\u0627']),
  )
  expect(right('\u0627\u0644\u0645\u0627\u0644 \u0633\u0627\u0644\u0645')).toBe(
    '\u0627\u0644\u0645\u0627\u0644 \u0633\u0644\u0627\u0645',
  )
  expect((await readDrawnLigatures(drawingOf(['a', 'b'])))('\u0633\u0627\u0644\u0645')).toBe('\u0633\u0627\u0644\u0645')
})

it('finds a part of a word that is drawn twice', async () => {
  const right = await readDrawnLigatures(
    drawingOf(['\u0621', '\u0627', '\u062f', '\u0644\u0623', '\u0627'], ['\u062a']),
  )
  expect(right('\u0627\u0623\u0644\u062f\u0627\u0621\u062a')).toBe('\u0627\u0644\u0623\u062f\u0627\u0621\u062a')
})
