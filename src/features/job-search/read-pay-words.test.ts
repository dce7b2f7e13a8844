import { describe, expect, it } from 'vitest'
import { readPayWords } from './read-pay-words.ts'

describe('readPayWords', () => {
  it.each([
    'nurse 20 an hour',
    'nurse £20',
    'top 100 companies',
    '"$60k a year"',
    'c++ developer',
    'series 7 trader',
    '',
    '£',
    '$0',
  ])('reads no pay in %j', (typed) => expect(readPayWords(typed)).toEqual({ pay: null, rest: typed }))

  it.each([
    ['nurse £20 an hour', 20, 'GBP', 'hour', '£20 an hour', 'nurse'],
    ['$40/hr driver', 40, 'USD', 'hour', '$40/hr', 'driver'],
    ['data analyst $60k remote', 60_000, 'USD', 'year', '$60k', 'data analyst remote'],
    ['koch ab 2.800 € im Monat wien', 2800, 'EUR', 'month', 'ab 2.800 € im Monat', 'koch wien'],
    ['welder at least $30 per hour', 30, 'USD', 'hour', 'at least $30 per hour', 'welder'],
    ['magazynier 31 zł/h', 31, 'PLN', 'hour', '31 zł/h', 'magazynier'],
    ['£45,000', 45_000, 'GBP', 'year', '£45,000', ''],
  ])('reads the pay in %j', (typed, amount, currency, period, said, rest) => {
    expect(readPayWords(typed)).toEqual({ pay: { amount, currency, period, typed: said }, rest })
  })
})
