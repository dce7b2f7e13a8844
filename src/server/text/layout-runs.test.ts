import { expect, it } from 'vitest'
import { type Piece, toRuns } from './layout-runs.ts'

const piece = (str: string, x: number, y: number, width: number): Piece => ({
  str,
  transform: [10, 0, 0, 10, x, y],
  width,
  fontName: 'f',
})
const textOf = (...pieces: Piece[]) => toRuns(pieces, 800, () => false).map(({ text }) => text)

it('combines an accent with the capital letter below it, and keeps the space before', () => {
  expect(textOf(piece('Jose ', 100, 700, 25), piece('\u00b4', 126, 703, 5), piece('Alvarez', 125, 700, 35))).toEqual([
    'Jose Álvarez',
  ])
})

it('does not change an accent without a letter below', () => {
  expect(textOf(piece('\u00b4', 300, 703, 5), piece('Alvarez', 125, 700, 35))).toEqual(['Alvarez', '\u00b4'])
})

it('joins the letters of a spaced word, and keeps the space between words', () => {
  expect(textOf(piece('A M A R A', 60, 700, 80), piece('N W O S U', 148, 700, 90))).toEqual(['AMARA NWOSU'])
  expect(textOf(piece('E D U C AT I O N', 60, 700, 90))).toEqual(['EDUCATION'])
  expect(textOf(piece('C and R', 60, 700, 40))).toEqual(['C and R'])
})

it('keeps a narrow space that was drawn between two words', () => {
  const words = [
    piece('2019', 60, 700, 22),
    piece(' ', 82, 700, 0.8),
    piece('-', 82.6, 700, 3),
    piece(' ', 85.6, 700, 0.8),
  ]
  expect(textOf(...words, piece('Acme', 86.2, 700, 25))).toEqual(['2019 - Acme'])
})

it('takes the size of a line from its words and not from a larger bullet', () => {
  const sign: Piece = { ...piece('\u2022', 60, 700, 6), transform: [17, 0, 0, 17, 60, 700] }
  expect(toRuns([sign, piece('Joined pipes', 67, 700, 60)], 800, () => false)).toMatchObject([{ size: 10 }])
})
