import { describe, expect, it } from 'vitest'
import { dollars, price, salaryFull, salaryInThousands, salaryPerPeriod, salaryPortal, thousands } from './money.ts'
import { currencyName, currencySign } from './pay/currency-names.ts'
import { dollarsAYear, type Salary } from './pay/pay.ts'

describe('salaries', () => {
  it.each([
    [98000, 124000, '$98,000 - $124,000', '$98,000 - $124,000', '$98k - $124k'],
    [115000, null, 'From $115,000', 'From $115,000', '$115k+'],
    [null, 105000, 'Up to $105,000', 'Up to $105,000', 'Up to $105k'],
    [null, null, 'Competitive', 'Not specified', 'Competitive'],
    [0, 500, '$0 - $500', '$0 - $500', '$0 - $500'],
    [98499, 1234567, '$98,499 - $1,234,567', '$98,499 - $1,234,567', '$98k - $1,235k'],
  ])('from %j to %j (JOBS-11, CJOB-18, APPLY-10)', (min, max, full, portal, short) => {
    const salary = dollarsAYear(min, max)
    expect(salaryFull(salary)).toBe(full)
    expect(salaryPortal(salary)).toBe(portal)
    expect(salaryInThousands(salary)).toBe(short)
  })

  it.each<[Partial<Salary>, full: string, short: string, feed: string]>([
    [{ salaryMin: 40, salaryMax: 40, salaryPeriod: 'hour' }, '$40 an hour', '$40 an hour', '$40 per hour'],
    [
      { salaryMin: 3_500, salaryMax: 4_200, salaryCurrency: 'EUR', salaryPeriod: 'month' },
      '€3,500 – €4,200 a month',
      '€3,500 – €4,200 a month',
      '€3,500 - €4,200 per month',
    ],
    [
      { salaryMin: 22, salaryMax: 26.5, salaryPeriod: 'hour' },
      '$22.00 – $26.50 an hour',
      '$22.00 – $26.50 an hour',
      '$22.00 - $26.50 per hour',
    ],
    [
      { salaryMin: 18.5, salaryCurrency: 'GBP', salaryPeriod: 'hour' },
      'From £18.50 an hour',
      'From £18.50 an hour',
      'From £18.50 per hour',
    ],
    [
      { salaryMin: 45_000, salaryMax: 52_000, salaryCurrency: 'GBP' },
      '£45,000 – £52,000 a year',
      '£45k – £52k a year',
      '£45,000 - £52,000 per year',
    ],
    [
      { salaryMax: 180_000, salaryCurrency: 'PLN' },
      'Up to PLN 180,000 a year',
      'Up to PLN 180k a year',
      'Up to PLN 180,000 per year',
    ],
    [
      { salaryMin: 98_000, salaryMax: 124_000, salaryIsEstimate: true },
      '$98,000 - $124,000 (estimate)',
      '$98k - $124k (estimate)',
      '$98,000 - $124,000 (estimate) per year',
    ],
    [
      { salaryMin: 5_000, salaryMax: 5_000, salaryPeriod: 'project' },
      '$5,000 for the project',
      '$5,000 for the project',
      '$5,000 per project',
    ],
    [{ salaryPeriod: 'hour', salaryCurrency: 'EUR' }, 'Competitive', 'Competitive', ' per hour'],
  ])('%j: its currency and period are named', (pay, full, short, feed) => {
    const salary = { ...dollarsAYear(null, null), ...pay }
    expect(salaryFull(salary)).toBe(full)
    expect(salaryInThousands(salary)).toBe(short)
    expect(salaryPerPeriod(salary)).toBe(feed)
  })

  it.each([40, 400, 499, 999])('never shows $0k, for example for $%i a year', (amount) => {
    expect(salaryInThousands(dollarsAYear(amount, amount))).toBe(`$${amount} - $${amount}`)
  })
})

describe('currencies', () => {
  it.each([
    ['USD', '$', 'US dollars'],
    ['EUR', '€', 'euros'],
    ['PLN', 'PLN', 'Polish złoty'],
    ['AFN', 'AFN', 'AFN'],
  ])('%s is %s and %s', (code, sign, name) => {
    expect(currencySign(code)).toBe(sign)
    expect(currencyName(code)).toBe(name)
  })
})

describe('amounts', () => {
  it.each([
    [61000, '$61,000'],
    [0, '$0'],
  ])('dollars(%j) is %j (PLAT-14)', (amount, text) => expect(dollars(amount)).toBe(text))
  it.each([
    [9, '$9.00'],
    [29.9, '$29.90'],
    [1299, '$1,299.00'],
    [19.999, '$20.00'],
  ])('price(%j) is %j (SUB-18)', (amount, text) => expect(price(amount)).toBe(text))
  it.each([
    [94000, '$94k'],
    [116500, '$117k'],
    [400, '$0k'],
  ])('thousands(%j) is %j (SAL-22)', (amount, text) => expect(thousands(amount)).toBe(text))
})
