import { describe, expect, it } from 'vitest'
import { csvLine } from './csv.ts'

describe('a record of a CSV file', () => {
  it('quotes what holds a comma, a quote or a line end, and doubles quotes', () => {
    expect(csvLine(['a', 'b, c', 'say "hi"', 'two\nlines', null, 12])).toBe(
      'a,"b, c","say ""hi""","two\nlines",,12\r\n',
    )
  })

  it('begins no cell with a formula, however it is written', () => {
    for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '  =1', '\r=1', '＝1']) {
      expect(csvLine([text]).replace(/^"/, '')).toMatch(/^'/)
    }
    expect(csvLine([-5])).toBe('-5\r\n')
    expect(csvLine(['a=b'])).toBe('a=b\r\n')
  })
})
