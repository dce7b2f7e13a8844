import { expect, it } from 'vitest'
import { occupationWords, sharedWords } from './similar.ts'

it.each([
  ['Senior Data Analyst, Remote', ['data', 'analyst']],
  ['Registered Nurse (Part-time)', ['registered', 'nurse']],
  ['Head of C++ & .NET', ['c++', 'net']],
  ['Senior', []],
  ['🎉 -- ', []],
])('reads the occupation from %s', (title, words) => expect(occupationWords(title)).toEqual(words))

it('counts the shared words of two titles, with the last word twice', () => {
  const words = occupationWords('Data Analyst')
  const titles = ['Claims Data Analyst', 'Pricing Analyst', 'Data Engineer', 'Nurse']
  expect(titles.map((title) => sharedWords(words, title))).toEqual([3, 2, 1, 0])
})
