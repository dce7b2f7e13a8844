import { expect, it } from 'vitest'
import type { Table } from '#features/import-files/table.ts'
import { isKnownMoney } from './convert.ts'
import { readPayUnit } from './pay-period.ts'
import { readAmount } from './read-amount.ts'
import { readSalaries } from './read-salaries.ts'

const rates = new Map([
  ['USD', 1],
  ['EUR', 1.2],
  ['INR', 0.01],
  ['CAD', 0.7],
  ['JPY', 0.006],
])
const countries: Record<string, string> = { Toronto: 'CA', Austin: 'US', Berlin: 'DE' }

function read(
  lines: string[],
  { answers, fileName = 'pay.csv' }: { answers?: Record<string, string>; fileName?: string } = {},
) {
  const [header = [], ...rows] = lines.map((line) => line.split('|'))
  const table: Table = {
    ...{ format: 'csv', sheets: [''], sheet: 0, broken: [], isCut: false, around: [], header },
    rows: rows.map((cells, at) => ({ number: at + 2, cells })),
  }
  const countryOf = (place: string) => countries[place] ?? null
  const found = readSalaries(table, { fileName, rates, countryOf, today: '2026-11-20', answers })
  if (typeof found === 'string') throw new Error(found)
  return found
}
const stated = (lines: string[]) => read(lines).rows.map(({ facts }) => [facts?.amount, facts?.currency, facts?.unit])
const dollars = (lines: string[], answers?: Record<string, string>) =>
  read(lines, { answers }).rows.map(({ reading }) =>
    reading.kind === 'point' ? reading.point.baseSalary : reading.kind,
  )

it.each([
  ['65.000', 65_000],
  ['65,000.50', 65_000.5],
  ["7'480.–", 7_480],
  ['1 250 000', 1_250_000],
  ['₹12,50,000', 1_250_000],
  ['25 L', 2_500_000],
  ['18.5 LPA', 1_850_000],
  ['1.15 Cr', 11_500_000],
  ['$120k', 120_000],
  ['42000.125', 42_000.125],
])('the amount of %j is %d', (text, amount) => {
  expect(readAmount(text, null)?.low).toBe(amount)
})

it('a range has two ends', () => {
  expect(readAmount('$53K-$91K (est.)', null)).toMatchObject({ low: 53_000, high: 91_000 })
})

it.each([
  ['Bi-Weekly', 'two_weeks'],
  ['per hour', 'hour'],
  ['Bruttomonatsgehalt', 'month'],
  ['RAL annua', 'year'],
  ['p. a.', 'year'],
  ['Salaire mensuel brut', 'month'],
  ['Annual or hourly', null],
  ['Salary', null],
] as const)('the period of %j is %s', (text, unit) => {
  expect(readPayUnit(text)).toBe(unit)
})

it('reads the currency and the period of a heading, a column and a cell', () => {
  expect(stated(['Stelle|Ort|Bruttogehalt / Monat (EUR)', 'Pfleger|Berlin|4.200,50'])).toEqual([
    [4_200.5, 'EUR', 'month'],
  ])
  expect(stated(['Title|City|Pay|Currency|Per', 'Nurse|Pune|600000|INR|Year'])).toEqual([[600_000, 'INR', 'year']])
  expect(stated(['Title|City|Pay', 'Nurse|Berlin|€ 25 / Std.'])).toEqual([[25, 'EUR', 'hour']])
  expect(stated(['Designation|Location|CTC (in Lakhs)', 'Nurse|Pune|4.25'])).toEqual([[425_000, 'INR', 'year']])
  expect(stated(['職種|勤務地|月給（円）', 'エンジニア|東京|350,000'])).toEqual([[350_000, 'JPY', 'month']])
})

it('the dollars of a place in Canada are Canadian', () => {
  expect(stated(['Title|City|Annual salary', 'Nurse|Toronto|$90,000', 'Nurse|Austin|$90,000'])).toEqual([
    [90_000, 'CAD', 'year'],
    [90_000, 'USD', 'year'],
  ])
})

it('amounts without a currency are never taken for dollars', () => {
  const file = ['Title|City|Annual salary', 'Nurse|Berlin|65000']
  expect(dollars(file)).toEqual(['asked'])
  const [question] = read(file).questions
  expect(question).toMatchObject({ field: 'Currency', text: 'Amounts without a currency', suggestion: null })
  expect(question?.options[0]?.value).toBe('EUR')
  expect(dollars(file, { [question?.id ?? '']: 'EUR' })).toEqual([78_000])
  expect(read(file, { answers: { [question?.id ?? '']: '' } }).leftOut).toHaveLength(1)
})

it('our own format with a currency of its own is converted (F6)', () => {
  expect(dollars(['job_title|location|base_salary|currency', 'Nurse|Berlin|65000|EUR'])).toEqual([78_000])
  expect(dollars(['job_title|location|base_salary|currency|period', 'Nurse|Berlin|65000|EUR|year'])).toEqual([78_000])
  expect(dollars(['job_title|location|base_salary', 'Nurse|Austin|65000'])).toEqual([65_000])
})

it('thirteen monthly wages and a bonus in percent are for a year', () => {
  const [row] = read(['Funktion|Ort|Lohn / Monat (EUR)|13. ML|Bonus', 'Pfleger|Berlin|5000|ja|10%']).rows
  expect(row?.reading).toMatchObject({ point: { baseSalary: 78_000, bonus: 7_200 } })
})

it('a shared row with contradicting currencies is asked', () => {
  expect(dollars(['Title|City|Annual salary|Currency', 'Nurse|Berlin|£65000|EUR'])).toEqual(['asked'])
})

it('part-time pay is asked, and repeated rows are left out', () => {
  const file = [
    'Employee id|Title|City|Annual salary EUR|FTE',
    '1|Nurse|Berlin|40000|0.5',
    '2|Nurse|Berlin|60000|1',
    '2|Nurse|Berlin|60000|1',
  ]
  expect(dollars(file)).toEqual(['asked', 72_000])
  expect(read(file).leftOut).toEqual([{ row: 4, column: '', reason: 'is the same as row 3' }])
})

it('a file without a place is asked once where its people work', () => {
  const file = ['Title|Annual salary EUR', 'Nurse|60000', 'Doctor|90000']
  const { questions } = read(file)
  expect(questions).toMatchObject([{ field: 'Location', rows: 2, suggestion: null }])
  expect(read(file, { answers: { [questions[0]?.id ?? '']: 'Germany' } }).rows[0]?.facts?.location).toBe('Germany')
})

it('pay that comes to almost nothing is refused', () => {
  expect(read(['Title|City|Annual salary USD', 'Nurse|Austin|25']).refused[0]?.reason).toContain('too low')
})

it.each([
  [
    'LCA_CASE_JOB_TITLE|STATUS|LCA_CASE_WORKLOC1_CITY|LCA_CASE_WORKLOC1_STATE|LCA_CASE_WAGE_RATE_FROM|LCA_CASE_WAGE_RATE_UNIT',
    'NURSE|CERTIFIED|Salem|OR|50|Hour',
  ],
  [
    'JOB_TITLE|CASE_STATUS|WORKSITE_CITY|WORKSITE_STATE|WAGE_RATE_OF_PAY|WAGE_UNIT_OF_PAY',
    'NURSE|CERTIFIED|Salem|OR|104000 - 120000|Year',
  ],
  [
    'JOB_TITLE|CASE_STATUS|WORKSITE_CITY_1|WORKSITE_STATE_1|WAGE_RATE_OF_PAY_FROM_1|WAGE_UNIT_OF_PAY_1',
    'NURSE|Certified|Salem|OR|$104,000.00|Year',
  ],
])('applications of earlier years: %s', (header, row) => {
  expect(read([header, row])).toMatchObject({
    layout: 'lca',
    rows: [{ reading: { point: { baseSalary: 104_000, location: 'Salem, OR' } } }],
  })
})

it('wage statistics of earlier years have other names, and no column for the nation', () => {
  const header = 'occ_code|occ_title|group|tot_emp|a_mean|a_wpct10|a_wpct25|a_median|a_wpct75|a_wpct90'
  expect(read([header, '29|Nurses||10|50|10|20|30|40|50', '00|All|total|10|50|10|20|30|40|50'])).toMatchObject({
    layout: 'oews',
    rows: [{ reading: { point: { area: 'U.S.', percentile10: 10 } } }],
  })
})

it('a table with one figure a row keeps those about pay', () => {
  const file = [
    'REF_DATE|GEO|Wages|National Occupational Classification (NOC)|UOM|VALUE|STATUS',
    '2023|Toronto|Median hourly wage rate|Nurses|Current dollars|40|',
    '2023|Toronto|Total employees|Nurses|Persons|900|',
    '2023|Toronto|Median hourly wage rate|Actors|Current dollars||x',
  ]
  const { layout, rows, leftOut, refused } = read(file)
  expect([layout, leftOut.length, refused.length]).toEqual(['figures', 1, 1])
  expect(rows[0]?.reading).toMatchObject({ point: { median: 83_200, currency: 'CAD', area: 'Toronto' } })
})

it('money is known with a currency and a period', () => {
  expect(isKnownMoney({ amount: 1, high: null, currency: 'EUR', unit: 'asked' })).toBe(false)
})
