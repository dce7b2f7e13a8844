import { expect, it } from 'vitest'
import { localPay } from './local-pay.ts'

it.each([
  ['Portland, OR', 'full-time', 50_000, '50000 60000 USD year'],
  ['Portland, OR', 'part-time', 50_000, '24 28.75 USD hour'],
  ['Leeds, United Kingdom', 'full-time', 50_000, '37500 45000 GBP year'],
  ['Utrecht, Netherlands', 'full-time', 50_000, '3700 4450 EUR month'],
  ['Pune, India', 'full-time', 50_000, '4800000 5800000 INR year'],
  ['Nairobi, Kenya', 'full-time', 50_000, '50000 60000 USD year'],
  ['Remote, EU', 'full-time', 50_000, '50000 60000 USD year'],
  [null, 'part-time', null, 'null 60000 USD year'],
] as const)('a job in %s, %s, from %s is paid %s', (location, employmentType, salaryMin, text) => {
  const pay = localPay({ location, employmentType, salaryMin, salaryMax: 60_000 })
  expect(`${pay.salaryMin} ${pay.salaryMax} ${pay.salaryCurrency} ${pay.salaryPeriod}`).toBe(text)
})
