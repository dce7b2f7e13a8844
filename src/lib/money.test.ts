import { describe, expect, it } from 'vitest'
import { dollars, price, salaryFull, salaryInThousands, salaryPortal, thousands } from './money.ts'

describe('salaries', () => {
  it.each([
    [98000, 124000, '$98,000 - $124,000', '$98,000 - $124,000', '$98k - $124k'],
    [115000, null, 'From $115,000', 'From $115,000', '$115k+'],
    [undefined, 105000, 'Up to $105,000', 'Up to $105,000', 'Up to $105k'],
    [null, null, 'Competitive', 'Not specified', 'Competitive'],
    [undefined, undefined, 'Competitive', 'Not specified', 'Competitive'],
    [0, 500, '$0 - $500', '$0 - $500', '$0k - $1k'],
    [98499, 1234567, '$98,499 - $1,234,567', '$98,499 - $1,234,567', '$98k - $1,235k'],
  ])('from %j to %j (JOBS-11, CJOB-18, APPLY-10)', (min, max, full, portal, short) => {
    expect(salaryFull(min, max)).toBe(full)
    expect(salaryPortal(min, max)).toBe(portal)
    expect(salaryInThousands(min, max)).toBe(short)
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
