import { describe, expect, it } from 'vitest'
import { csvLine } from './csv.ts'

describe('a record of a CSV file', () => {
  it('quotes a text with a comma, a quote or a line end, and doubles quotes', () => {
    expect(csvLine(['a', 'b, c', 'say "hi"', 'two\nlines', null, 12])).toBe(
      'a,"b, c","say ""hi""","two\nlines",,12\r\n',
    )
  })

  it('never starts a cell with a formula, in any spelling', () => {
    for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '  =1', '\r=1', '＝1']) {
      expect(csvLine([text]).replace(/^"/, '')).toMatch(/^'/)
    }
    expect(csvLine([-5])).toBe('-5\r\n')
    expect(csvLine(['a=b'])).toBe('a=b\r\n')
  })

  it.each([
    '+1+2+3+4+5+6+7',
    '+1*1234567',
    '+1/1234567',
    '+1234567^9',
    '+1.234.567',
    '+1234567&A1',
    '+A1234567',
    '+1234567!A1',
    '+1234567%',
    '+1E1234567',
    '+1234567,2',
    '+1234567;2',
    '+1234567\n=1',
    ' +491715555123',
    '\t+491715555123',
    '++491715555123',
    '-491715555123',
    '@491715555123',
    '=491715555123',
    '＋491715555123',
    '+４９１７１５５５５',
    '+123456',
    '+1234567890123456',
    '+491715555123 ext 5',
    '+491715555123 ',
    '+cmd|1234567',
  ])('writes an apostrophe before %j, which is no phone number', (text) => {
    expect(csvLine([text]).replace(/^"/, '')).toMatch(/^'/)
  })

  it.each(['+491715555123', '+49 171 5555', '+1 (503) 555-0188', '+44 (0)20 7946 0018'])(
    'writes the phone number %j as it is',
    (text) => expect(csvLine([text])).toBe(`${text}\r\n`),
  )
})
