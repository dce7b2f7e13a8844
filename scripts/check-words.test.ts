import { describe, expect, it } from 'vitest'
import { wordsInCode, wordsInExports, wordsInName, wordsInPage } from './check-words.ts'

const reasonsOf = (found: { reason: string }[]) => found.map(({ reason }) => reason.split(':')[0])

describe('wordsInCode', () => {
  it('finds a listed word in comments and in titles of tests, with its line', () => {
    const text = [
      '// nobody waits',
      'const a = 1',
      '/** One.',
      ' * It stands there. */',
      "it.each([1])('tells %s', run)",
    ]
    expect(wordsInCode(text.join('\n')).map(({ line }) => line)).toEqual([1, 4, 5])
  })

  it('leaves names, other texts and words that only contain a listed one', () => {
    const text = ["const nobody = 'Nobody stands here'", '// outstanding, retells, the standard', 'say(`so many`)']
    expect(wordsInCode(text.join('\n'))).toEqual([])
  })
})

describe('wordsInPage', () => {
  it('finds a listed word outside quotes and backquotes', () => {
    expect(reasonsOf(wordsInPage('Whoever reads `tell` hears "stand".'))).toEqual(['"Whoever"', '"hears"'])
  })
})

describe('wordsInExports', () => {
  it('finds a listed word in exported names, with its line', () => {
    const text =
      "const ledger = 1\nexport async function readLedger() {}\nexport type Seat = 'lane'\nexport const standard = 1"
    expect(wordsInExports(text).map(({ line }) => line)).toEqual([2, 3])
  })
})

describe('wordsInName', () => {
  it('finds each listed word of a name, however it is written', () => {
    const found = ['tellTeam', 'status-ledger', 'KARD', 'retell', 'mendedText'].map(
      (name) => wordsInName(name, 1).length,
    )
    expect(found).toEqual([1, 1, 1, 0, 1])
  })
})
