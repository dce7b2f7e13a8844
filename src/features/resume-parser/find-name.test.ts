import { expect, it } from 'vitest'
import { findName } from './find-name.ts'
import type { NumberedLine } from './lines.ts'
import { line } from './source-lines.testing.ts'

type Looks = { size?: number; isBold?: boolean }
const nameOf = (lines: readonly [text: string, looks?: Looks][], email = '') =>
  findName(
    lines.map(([text, looks], number): NumberedLine => ({ ...line(text, looks), number })),
    email,
  )?.name

it.each([
  ['Personal information\tLuc\u00eda Paredes', 'Luc\u00eda Paredes'],
  ['Curriculum Vitae [Anneli Kask]', 'Anneli Kask'],
  ['Resume of Kwame Boateng', 'Kwame Boateng'],
  ['Mei Tanaka - Architect', 'Mei Tanaka'],
  ['مشخصات فردی آرش کمانگیر', 'آرش کمانگیر'],
  ['J O N A S\tB E R G', 'JONAS BERG'],
  [
    '\u0645\u0640\u0640\u0631\u064a\u0645 \u062d\u062f\u0627\u062f',
    '\u0645\u0631\u064a\u0645 \u062d\u062f\u0627\u062f',
  ],
])('finds in %s the name %s', (text, name) => {
  expect(nameOf([[text], ['12 Long Road']])).toBe(name)
})

it('prefers the line that matches the email address to larger lines and despite a word of a role', () => {
  const lines: [string, Looks?][] = [['Bright Futures', { size: 24 }], ['Amara Cook'], ['Teacher']]
  expect(nameOf(lines, 'amara.cook@mail.example')).toBe('Amara Cook')
  expect(nameOf(lines, 'hello@mail.example')).toBe('Bright Futures')
})

it('takes the line that is larger than all others, also in lower case or with a word of a company', () => {
  expect(nameOf([['olu press', { size: 30 }], ['Broad Street']])).toBe('olu press')
})

it('does not take a domain as the name', () => {
  expect(
    nameOf(
      [
        ['Ruta Kalnina', { size: 14 }],
        ['ruta.kalnina.example', { size: 14 }],
      ],
      'ruta@kalnina.example',
    ),
  ).toBe('Ruta Kalnina')
})

it('does not take a document title with another word, or repeated letters of the address', () => {
  const lines: [string, Looks?][] = [
    ['One-page CV', { size: 14 }],
    ['Amina Diallo / amina@diallo.example'],
    ['xxx...', { size: 8 }],
  ]
  expect(nameOf(lines, 'xxx@mail.example')).toBe('Amina Diallo')
  expect(nameOf(lines, 'amina@diallo.example')).toBe('Amina Diallo')
})

it('joins the halves of a large name with different weights or other lines between them', () => {
  expect(nameOf([['Aylin', { size: 22 }], ['Demirta\u015f', { size: 22, isBold: true }], ['Ankara']])).toBe(
    'Aylin Demirta\u015f',
  )
  const apart: [string, Looks?][] = [['TUULI\ttuuli@lumi.example', { size: 22 }], ['0401234567'], ['OJA', { size: 22 }]]
  expect(nameOf(apart)).toBe('TUULI OJA')
})

it('does not join a large name with a title of the same size', () => {
  expect(nameOf([['Mia Ferrari', { size: 22 }], ['Graphic Poetry', { size: 22, isBold: true }], ['Torino']])).toBe(
    'Mia Ferrari',
  )
  expect(nameOf([['Aylin', { size: 22 }], ['Nurse', { size: 22, isBold: true }], ['Ankara']])).toBe('Aylin')
})
