import { describe, expect, it } from 'vitest'
import { readPlace, readWords, toQuery, writeWords } from './read-words.ts'

/** `*` is before the unfinished word. */
const query = (typed: string, hasSynonyms = false) => {
  const { text, unfinished } = toQuery(readWords(typed), { prefixed: true, hasSynonyms })
  return [text, unfinished && `*${unfinished}`].filter(Boolean).join(' ')
}

describe('typed searches', () => {
  it.each([
    ['data analyst', "'data' *analyst"],
    ['"data analyst" lead', "'data analyst' *lead"],
    ['nurse or doctor', "('nurse' | 'doctor':*)"],
    ['analyst -sales', "!'sales' *analyst"],
    ['r', "'r'"],
    ['-sales', '*sales'],
    ['or', '*or'],
    ["o'brien", "'o''brien':*"],
    ['back\\slash', "'back slash'"],
    ["a & b | !c <-> d:* '", "'a' & 'b' & 'c' & 'd'"],
    ['🎉 % _ " --', ''],
    ['', ''],
  ])('reads %j as %s', (typed, expected) => expect(query(typed)).toBe(expected))

  it.each([
    ['C++ c#', "('~c++') & ('~c#')"],
    ['.net OR F#', "('~.net' | '~f#')"],
    ['asp.net -c++', "('~.net') & !'~c++'"],
    ['"c++"', ''],
    ["c++' | 'x", ''],
  ])('asks for the signs of %j as %j', (typed, signs) => expect(toQuery(readWords(typed)).signs).toBe(signs))

  it.each([
    ['rn leeds', "('rn' | ('registered' & 'nurse')) *leeds"],
    ['registered nurse', "(('registered' & 'nurse':*) | 'rn')"],
    [
      'senior HGV driver',
      "'senior' & (('HGV' & 'driver':*) | ('lgv' & 'driver') | ('lorry' & 'driver') | ('truck' & 'driver'))",
    ],
    ['frontend -js', "('frontend':* | 'front-end') & !'js'"],
    ['"rn"', "'rn'"],
    ['rn OR doctor', "('rn' | 'doctor':*)"],
    ['nurse', '*nurse'],
  ])('finds what names the same work: %j as %s', (typed, expected) => expect(query(typed, true)).toBe(expected))

  it('reads at most twelve words of at most sixty characters', () => {
    expect(readWords(Array.from({ length: 100 }, (_, i) => `w${i}`).join(' ')).included).toHaveLength(12)
    expect(readWords('x'.repeat(300)).included[0]?.[0]?.text).toHaveLength(60)
  })

  it.each(['data analyst', '"data analyst" -sales -"night shift"', 'nurse OR doctor berlin', '--x y'])(
    'writes %j so that reading the result gives the same words',
    (typed) => {
      const words = readWords(typed)
      expect(readWords(writeWords(words))).toEqual(words)
    },
  )

  it.each([
    ['Remote', { place: '', isRemote: true }],
    ['remote, US', { place: 'US', isRemote: true }],
    ['São Paulo', { place: 'São Paulo', isRemote: false }],
    [' , % ', { place: '', isRemote: false }],
  ])('reads the place %j', (typed, expected) => expect(readPlace(typed)).toEqual(expected))
})
