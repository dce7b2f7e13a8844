import { describe, expect, it } from 'vitest'
import { dollarsAYear, type Salary } from '#lib/pay/pay.ts'
import { readSalary } from './read-salary.ts'

type Line = Record<string, string>
const readIn = (line: Line, currency?: string) => readSalary((column) => line[column] ?? '', currency)
const read = (line: Line) => {
  const { salary, notes } = readIn(line)
  return { salary, notes }
}

describe('readSalary › the currency of pay without one', () => {
  it.each([
    [{ salary_min: '45000' }, 'EUR', true],
    [{ salary: '45,000 a year' }, 'EUR', true],
    [{ salary: '£45,000 a year' }, 'GBP', false],
    [{ salary_min: '45000', salary_currency: 'CHF' }, 'CHF', false],
    [{}, 'EUR', false],
  ])('%j is read in %s', (line: Line, currency, isAssumed) => {
    expect(readIn(line, 'EUR')).toMatchObject({ salary: { salaryCurrency: currency }, isAssumed })
  })
})

describe('readSalary › pay that is left out, with the reason', () => {
  it.each<[Line, column: string, reason: RegExp]>([
    [{ salary_min: 'a lot' }, 'salary_min', /“a lot” isn't an amount that we can read: the pay is left out/],
    [{ salary_min: '-5' }, 'salary_min', /“-5” isn't an amount/],
    [{ salary: 'ask 3 people' }, 'salary', /isn't an amount/],
    [
      { salary_min: '40.00', salary_max: '55.00' },
      'salary_min',
      /“40.00” doesn't say if it is per hour, month or year/,
    ],
    [{ salary: '$2,500 - $3,500' }, 'salary', /per hour, month or year. Add a column “salary_period”/],
    [{ salary: '34 000 kr i månaden' }, 'salary', /several currencies. Add a column “salary_currency”/],
    [{ salary_min: '90000', salary_max: '80000' }, 'salary_max', /Maximum salary can't be below the minimum/],
    [{ salary_min: '€40,000', salary_max: '£50,000' }, 'salary_max', /different currencies/],
    [{ salary_min: '50000', salary_currency: 'shells' }, 'salary_currency', /“shells” is not a currency/],
    [{ salary_min: '50000', salary_period: 'fortnight' }, 'salary_period', /“fortnight” is not one of hour, day/],
    [{ salary_min: '9000000000' }, 'salary_min', /left out/],
  ])('%j', (line, column, reason) => {
    expect(read(line)).toEqual({
      salary: dollarsAYear(null, null),
      notes: [{ column, reason: expect.stringMatching(reason) }],
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
    [{ salary: '22,75 €/Std' }, { salaryMin: 22.75, salaryMax: 22.75, salaryCurrency: 'EUR', salaryPeriod: 'hour' }],
    [
      { salary: '34 000 kr i månaden', salary_currency: 'SEK' },
      { salaryMin: 34_000, salaryMax: 34_000, salaryCurrency: 'SEK', salaryPeriod: 'month' },
    ],
    [{ salary: 'OTE £60k' }, { salaryMin: 60_000, salaryMax: 60_000, salaryCurrency: 'GBP', salaryIsEstimate: true }],
  ])('%j', (line, salary) => {
    expect(read(line)).toEqual({ salary: { ...dollarsAYear(null, null), ...salary }, notes: [] })
  })

  it.each<[Line]>([[{ salary_min: '36.50/h' }], [{ salary: '125k-145k' }]])(
    'reads %j as US dollars with a note, as it has no currency',
    (line) => {
      const { salary, notes } = read(line)
      expect(salary.salaryCurrency).toBe('USD')
      expect(notes).toEqual([{ column: Object.keys(line)[0], reason: expect.stringContaining('read as US dollars') }])
    },
  )
})
