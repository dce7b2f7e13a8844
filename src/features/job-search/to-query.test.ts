import { describe, expect, it } from 'vitest'
import { readPlace, readWords, writeWords } from './read-words.ts'
import { toQuery } from './to-query.ts'

/** A query as text; `*` marks the unfinished word. */
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
    ['r', ''],
    ['q', "'q'"],
    ['vue.js nodejs', "'vue' & 'js' & 'node' *js"],
    ['-sales', '*sales'],
    ['or', '*or'],
    ["o'brien", "'o''brien':*"],
    ['back\\slash', "'back slash'"],
    ["a & b | !e <-> d:* '", "'a' & 'b' & 'e' & 'd'"],
    ['🎉 % _ " --', ''],
    ['', ''],
  ])('reads %j as %s', (typed, expected) => expect(query(typed)).toBe(expected))

  it.each([
    ['C++ c#', "('~c++') & ('~c#')"],
    ['.net OR F#', "('~.net' | '~f#')"],
    ['asp.net -c++', "('~.net') & !'~c++'"],
    ['cpp dotnet csharp', "('~c++') & ('~.net') & ('~c#')"],
    ['Go R ada', "('~go') & ('~r') & ('~ada')"],
    ['go to market', ''],
    ['"c++"', ''],
    ["c++' | 'x", ''],
  ])('matches the symbols of %j as %j', (typed, signs) => expect(toQuery(readWords(typed)).signs).toBe(signs))

  it.each([
    ['rn leeds', "('rn' | ('registered' & 'nurse')) *leeds"],
    ['part-time', "(('part' & 'time':*) | 'parttime')"],
    ['infirmière', "('infirmière':* | 'infirmier')"],
    ['senior HGV driver', expect.stringContaining("(('HGV' & 'driver':*) | ('lgv' & 'driver') | ('lorry' & 'driver')")],
    ['nurse', expect.stringContaining("('registered':A & 'nurse':A)")],
    ['c++ developer', expect.stringContaining("('developer':* | 'engineer' | 'programmer'")],
    [
      'frontend -js',
      "('frontend':* | ('front' & 'end') | ('frontend':A & 'developer':A & 'software':A & 'engineer':A) | ('front':A & 'end':A) | ('web':A & 'developer':A)) & !'js'",
    ],
    ['"rn"', "'rn'"],
    ['rn OR doctor', "('rn' | 'doctor':*)"],
    ['astronaut', '*astronaut'],
  ])('finds titles for the same work: %j as %s', (typed, expected) => expect(query(typed, true)).toEqual(expected))

  it('matches titles for the same work in other languages on request', () => {
    const text = (isWide: boolean) => toQuery(readWords('nurse'), { hasSynonyms: true, isWide }).text
    expect(text(true)).toContain("'krankenpfleger':*A")
    expect(text(false)).not.toContain('krankenpfleger')
  })

  it('matches two words as one, if postings write them so', () => {
    const joined = new Set(['projektmanager'])
    const { text } = toQuery(readWords('projekt manager'), { hasSynonyms: true, joined })
    expect(text).toContain("('projekt' & 'manager') | 'projektleiter'")
    expect(toQuery(readWords('data lake'), { hasSynonyms: true, joined: new Set(['datalake']) }).text).toBe(
      "(('data' & 'lake') | 'datalake')",
    )
  })

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
