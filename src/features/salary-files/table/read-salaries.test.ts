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

const TITLES = 'No column is read as job titles yet. Which one has them?'
const PAY = 'No column is read as pay yet. Which one has it?'
const asked = (lines: string[], answers?: Record<string, string>) =>
  read(lines, { answers })
    .questions.filter(({ kind }) => kind === 'column')
    .map(({ text }) => text)
const fieldsOf = (lines: string[], answers?: Record<string, string>) =>
  read(lines, { answers }).columns.map(({ field }) => field)

it('a file without a column of titles or pay by its names is asked for it, and nothing of it is imported before', () => {
  const file = ['Wer|Ort|EUR / Jahr', 'Pfleger|Berlin|50000', 'Ärztin|Berlin|90000']
  expect(read(file)).toMatchObject({ lacks: 'SALARY_NO_TITLE', rows: [{ reading: { kind: 'asked' } }, {}] })
  expect(asked(file)).toEqual([TITLES, PAY])
  const [titles, pay] = read(file).questions.map(({ id }) => id) as [string, string]
  const answers = { [titles]: '0', [pay]: '2' }
  expect(read(file, { answers })).toMatchObject({ lacks: null, openQuestions: 0 })
  expect(dollars(file, answers)).toEqual([60_000, 108_000])
})

it('the only column whose name speaks of jobs is plain, and of two it is asked', () => {
  const rows = ['Nurse|Ward|Berlin|50000', 'Doctor|Clinic|Berlin|90000']
  expect(fieldsOf(['Job Titles|Unit|City|Annual salary EUR', ...rows])[0]).toBe('title')
  expect(fieldsOf(['Berufsgruppe (ISCO-08)|Unit|City|Annual salary EUR', ...rows])[0]).toBe('title')
  expect(asked(['Job name (short)|Occupation group|City|Annual salary EUR', ...rows])).toEqual([])
  expect(asked(['Job names here|Occupation family|City|Annual salary EUR', ...rows])).toEqual([TITLES])
})

it('pay a year in some rows and an hour in others is read, and two different amounts are asked', () => {
  expect(
    stated(['Title|City|Annual Salary|Hourly Rate', 'Nurse|Austin|$90,000|', 'Cook|Austin||$30']).map(([a, , b]) => [
      a,
      b,
    ]),
  ).toEqual([
    [90_000, 'year'],
    [30, 'hour'],
  ])
  const two = ['Title|City|Base salary EUR|Gross salary EUR', 'Nurse|Berlin|50000|61000', 'Cook|Berlin|30000|33000']
  expect(asked(two)).toEqual([PAY])
  expect(asked(['Title|City|Annual salary EUR|Monthly salary EUR', 'Nurse|Berlin|60000|5000'])).toEqual([])
})

it('amounts and grades below unknown names are asked once', () => {
  const file = [
    'Title|City|Annual salary EUR|Xyz|Pay step',
    'Nurse|Berlin|50000|4000|P3',
    'Cook|Berlin|30000|2500|P1',
    'Clerk|Berlin|40000||P1',
  ]
  expect(asked(file)).toEqual(['Which column has the bonus of a year?', 'Which column has the level?'])
  const [bonus, level] = read(file).questions.map(({ id }) => id) as [string, string]
  const [first] = read(file, { answers: { [bonus]: '3', [level]: '' } }).rows
  expect([first?.facts?.bonus, first?.facts?.level]).toEqual([4_000, ''])
})

it('equal rows without an id are asked, also if only a running number differs', () => {
  const rows = ['Nurse|Berlin|50000', 'Cook|Berlin|30000', 'Nurse|Berlin|50000']
  const file = ['Title|City|Annual salary EUR', ...rows]
  expect(dollars(file)).toEqual([60_000, 36_000, 'asked'])
  const [question] = read(file).questions
  expect(question).toMatchObject({ text: 'Rows that repeat an earlier row in every cell', suggestion: null })
  expect(dollars(file, { [question?.id ?? '']: 'keep' })).toHaveLength(3)
  expect(read(file, { answers: { [question?.id ?? '']: '' } }).leftOut).toHaveLength(1)
  const numbered = ['Nr|Title|City|Annual salary EUR', ...rows.map((row, at) => `${at + 1}|${row}`)]
  expect(dollars(numbered).at(-1)).toBe('asked')
})

it('pay after tax, and a cell with several amounts, are asked', () => {
  expect(read(['Title|City|Monthly salary net EUR', 'Nurse|Berlin|2500']).questions).toMatchObject([
    { text: 'Pay after tax (net)', suggestion: null },
  ])
  const file = ['Title|City|Annual salary', 'Nurse|Berlin|€50,000 plus €12,000 on call']
  expect(read(file).questions).toMatchObject([{ text: '€50,000 plus €12,000 on call', suggestion: null }])
})

it('a place that is in no column by its name, and "$" where the country is not known, are asked', () => {
  const file = ['Title|Annual salary|Wo', 'Nurse|$90,000|Toronto', 'Nurse|$90,000|Xyz']
  expect(asked(file)).toEqual(['Which column has the place of work?'])
  const [place] = read(file).questions.filter(({ kind }) => kind === 'column')
  const { questions } = read(file, { answers: { [place?.id ?? '']: '2' } })
  expect(questions.filter(({ kind }) => kind === 'choice')).toMatchObject([
    { text: '$ where the country is not known', rows: 1, suggestion: null },
  ])
})

it('totals of offices are left out, and uncertain figures in brackets are read', () => {
  const file = [
    'Occupation|Area|Median annual pay EUR',
    'Total - all|Berlin|1',
    'Nurse|Berlin|(48.000)',
    'Cook|Berlin|/',
  ]
  const { leftOut, rows, refused } = read(file)
  expect([leftOut.map(({ row }) => row), refused.map(({ row }) => row)]).toEqual([[2], [4]])
  expect(rows[0]?.reading).toMatchObject({ point: { median: 48_000 } })
})

it('averages and percentiles in Dutch are figures of many people, and no pay of one', () => {
  const { layout, rows } = read([
    'Beroep|Regio|Gemiddeld uurloon (euro)|25e percentiel uurloon (euro)|Mediaan uurloon (euro)',
    'Koks|Berlin|16,61|12,40|16,05',
    'Docenten|Berlin|33,40|23,40|33,95',
  ])
  expect(layout).toBe('figures')
  expect(rows.map(({ facts }) => facts?.amount)).toEqual([16.05, 33.95])
})

it('a group of pay is no pay', () => {
  const { columns } = read(['Entgeltgruppe|Tätigkeit|Tabellenentgelt', 'E 13|Ärztin|5.100,00', 'E 9a|Pfleger|3.600,00'])
  expect(columns[0]?.field).not.toBe('amount')
})
