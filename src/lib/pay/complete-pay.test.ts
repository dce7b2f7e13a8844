import { describe, expect, it } from 'vitest'
import { completePay, type PayDefaults } from './complete-pay.ts'
import { readPay, type StatedPay } from './read-pay.ts'

const nothing: PayDefaults = { currency: null, period: null }
const complete = (text: string, defaults: Partial<PayDefaults> = {}) =>
  completePay(readPay(text) as StatedPay, { ...nothing, ...defaults })

describe('completePay', () => {
  it.each([
    ['36.50/h', {}, 'currency'],
    ['34 000 kr/month', {}, 'currency'],
    ['34 000 kr/month', { currency: 'USD' }, 'currency'],
    ['¥500,000', {}, 'currency'],
    ['$2,500 - $3,500', {}, 'period'],
    ['18 000 PLN', {}, 'period'],
    ['40.00-55.00', { currency: 'USD' }, 'period'],
    ['AED 250,000', {}, 'period'],
  ] as const)('does not guess for %j with %j: the %s is missing', (text, defaults, what) => {
    expect(complete(text, defaults)).toEqual({ kind: 'missing', what })
  })

  it.each([
    ['$41 an hour', {}, 'USD', 'hour', []],
    ['$41 an hour', { currency: 'CAD' }, 'CAD', 'hour', []],
    ['€41 an hour', { currency: 'CAD' }, 'EUR', 'hour', []],
    ['34 000 kr/month', { currency: 'SEK' }, 'SEK', 'month', []],
    ['36.50/h', { currency: 'EUR' }, 'EUR', 'hour', ['currency']],
    ['£46,000', {}, 'GBP', 'year', ['period']],
    ['180.000 zł', {}, 'PLN', 'year', ['period']],
    ['18 000 PLN', { period: 'month' }, 'PLN', 'month', ['period']],
    ['125k-145k', { currency: 'USD' }, 'USD', 'year', ['currency', 'period']],
  ] as const)('%j with %j is %s a %s, assuming %j', (text, defaults, salaryCurrency, salaryPeriod, assumed) => {
    expect(complete(text, defaults)).toMatchObject({ kind: 'pay', salary: { salaryCurrency, salaryPeriod }, assumed })
  })
})
