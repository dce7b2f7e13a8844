import { expect, it } from 'vitest'
import { takeContact } from './contact.ts'
import { findPlace } from './find-place.ts'

const placeOf = (...texts: string[]) =>
  findPlace(texts.map((text, line) => ({ text, line, isBesideReach: true })))?.text

it('joins the lines of an address', () => {
  expect(placeOf('Werftgasse 21', '38446 Wolfsburg')).toBe('Werftgasse 21, 38446 Wolfsburg')
  expect(placeOf('11 rue du Port', '94320 Thiais', 'France')).toBe('11 rue du Port, 94320 Thiais')
})

it('does not read a day as a place, but reads a postal code that looks like a year', () => {
  expect(placeOf('Last updated in March 2026', 'Lyon, France')).toBe('Lyon, France')
  expect(placeOf('Lena Marsh, 6 de septiembre de 1998')).toBeUndefined()
  expect(placeOf('2000 Antwerpen')).toBe('2000 Antwerpen')
})

it('removes an icon before the place', () => {
  expect(takeContact('\u00bd Bremen, Germany').rest).toEqual(['Bremen, Germany'])
  expect(takeContact('# 12 Long Road').rest).toEqual(['12 Long Road'])
})
