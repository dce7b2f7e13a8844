import { expect, it } from 'vitest'
import { pasteInto, splitLines } from './split-lines.ts'

it('splits a pasted list and removes its bullets', () => {
  expect(splitLines('• Built\r\n- Ran 3 teams\n\n  * Cut costs by 4%\n2. Wrote\n–  Led')).toEqual([
    'Built',
    'Ran 3 teams',
    'Cut costs by 4%',
    'Wrote',
    'Led',
  ])
})

it('does not remove characters that belong to the text', () => {
  expect(splitLines('-3% cost\n3.5 million users\n*nix servers\n2024 award')).toEqual([
    '-3% cost',
    '3.5 million users',
    '*nix servers',
    '2024 award',
  ])
})

it('inserts lines at the caret and loses nothing when the list is full', () => {
  expect(pasteInto('ab', 1, 1, ['X', 'Y', 'Z'], 9)).toEqual(['aX', 'Y', 'Zb'])
  expect(pasteInto('abc', 1, 2, ['X'], 9)).toEqual(['aXc'])
  expect(pasteInto('ab', 1, 1, ['X', 'Y', 'Z'], 2)).toEqual(['aX', 'Y\nZb'])
})
