import '#testing/places.ts'
import { describe, expect, it } from 'vitest'
import { dollarsAYear, type Salary } from '#lib/pay/pay.ts'
import { type PayOptions, readSalary } from './read-salary.ts'
import { contextOf } from './row-context.testing.ts'

type Line = Parameters<typeof contextOf>[0]
const readIn = (line: Line, options: Partial<PayOptions> = {}, answers: Record<string, string> = {}) => {
  const context = contextOf(line, answers)
  const read = readSalary(context, { currency: 'USD', countries: [], isSomewhere: false, ...options })
  const asked = context.questions.all().filter(({ suggestion }) => suggestion === null)
  return { salary: read?.salary ?? null, notes: context.notes, asked: asked.map(({ text }) => text) }
}

describe('readSalary › what the file does not say is asked once per value', () => {
  it.each<[Line, Partial<PayOptions>, string]>([
    [{ salary_min: '45000' }, { currency: null }, 'Pay without a currency'],
    [{ salary: '34 000 kr i månaden' }, {}, 'kr'],
    [{ salary: '$85,000' }, { countries: ['CA'] }, '$ in Canada'],
    [{ salary: '$ 1.450.000 mensuales' }, { countries: ['AR'] }, '$ in Argentina'],
    [{ salary: '$85,000' }, { isSomewhere: true }, '$ where the country is not known'],
    [{ salary_min: '40.00', salary_max: '55.00' }, {}, 'Amounts below 200'],
    [{ salary: '$2,500 - $3,500' }, {}, 'Amounts from 1,000 to 11,999'],
    [{ salary_min: '8500', salary_currency: 'PLN' }, {}, 'Amounts from 1,000 to 11,999'],
    [{ salary_min: '50000', salary_currency: 'shells' }, {}, 'shells'],
    [{ salary_min: '50000', salary_period: 'fortnight' }, {}, 'fortnight'],
  ])('%j with %j: %s', (line, options, text) => {
    expect(readIn(line, options)).toEqual({ salary: null, notes: [], asked: [text] })
  })

  it('and the answer is used for all amounts of that size, also where the sign hides the currency', () => {
    const answers = {
      'choice:pay:in argentina': 'ARS',
      'choice:pay from:amounts below 200': 'hour',
    }
    expect(readIn({ salary: '$ 1.450.000 mensuales' }, { countries: ['AR'] }, answers).salary).toMatchObject({
      ...{ salaryMin: 1_450_000, salaryCurrency: 'ARS', salaryPeriod: 'month' },
    })
    expect(readIn({ salary_min: '24' }, {}, answers).salary).toMatchObject({ salaryMin: 24, salaryPeriod: 'hour' })
  })
})

describe('readSalary › pay that is left out, with the reason', () => {
  it.each<[Line, column: string, reason: RegExp]>([
    [{ salary_min: 'a lot' }, 'Pay from', /“a lot” isn't an amount that we can read: the pay is left out/],
    [{ salary_min: '-5' }, 'Pay from', /“-5” isn't an amount/],
    [{ salary: 'ask 3 people' }, 'Pay', /isn't an amount/],
    [{ salary_min: '90000', salary_max: '80000' }, 'Pay to', /Maximum salary can't be below the minimum/],
    [{ salary_min: '€40,000', salary_max: '£50,000' }, 'Pay to', /different currencies/],
  ])('%j', (line, column, reason) => {
    expect(readIn(line)).toEqual({
      salary: dollarsAYear(null, null),
      notes: [{ column, reason: expect.stringMatching(reason) }],
      asked: [],
    })
  })
})

describe('readSalary › pay that is read', () => {
  it.each<[Line, Partial<Salary>]>([
    [{}, {}],
    [{ salary: 'Competitive' }, {}],
    [{ salary_min: '0', salary_max: '0' }, {}],
    [
      { salary_min: '84000', salary_max: '101,000' },
      { salaryMin: 84_000, salaryMax: 101_000 },
    ],
    [{ salary_min: '84k' }, { salaryMin: 84_000 }],
    [{ salary_max: '$90,000.00' }, { salaryMax: 90_000 }],
    [{ salary: '£46,000' }, { salaryMin: 46_000, salaryMax: 46_000, salaryCurrency: 'GBP' }],
    [
      { salary_min: '40.00-55.00', salary_period: 'hourly' },
      { salaryMin: 40, salaryMax: 55, salaryPeriod: 'hour' },
    ],
    [
      { salary_min: '65.000 €', salary_max: '78.000 €' },
      { salaryMin: 65_000, salaryMax: 78_000, salaryCurrency: 'EUR' },
    ],
    [
      { salary_min: '16800', salary_max: '21000', salary_currency: 'PLN', salary_period: 'Month' },
      { salaryMin: 16_800, salaryMax: 21_000, salaryCurrency: 'PLN', salaryPeriod: 'month' },
    ],
    [
      { salary_min: '98000', salary_currency: 'CAD', salary_period: 'per-year-salary' },
      { salaryMin: 98_000, salaryCurrency: 'CAD' },
    ],
    [
      { salary_min: '28.000.000', salary_currency: 'CLP', salary_period: 'Annual' },
      { salaryMin: 28_000_000, salaryCurrency: 'CLP' },
    ],
    [{ salary: '22,75 €/Std' }, { salaryMin: 22.75, salaryMax: 22.75, salaryCurrency: 'EUR', salaryPeriod: 'hour' }],
    [
      { salary: '34 000 kr i månaden', salary_currency: 'SEK' },
      { salaryMin: 34_000, salaryMax: 34_000, salaryCurrency: 'SEK', salaryPeriod: 'month' },
    ],
    [{ salary: 'OTE £60k' }, { salaryMin: 60_000, salaryMax: 60_000, salaryCurrency: 'GBP', salaryIsEstimate: true }],
  ])('%j', (line, salary) => {
    expect(readIn(line)).toEqual({ salary: { ...dollarsAYear(null, null), ...salary }, notes: [], asked: [] })
  })
})
