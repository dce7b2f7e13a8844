import type { TableRow } from '#features/import-files/table.ts'
import { plainWords } from '#lib/names.ts'
import type { HeaderReader } from '../read-header.ts'
import type { SalaryFacts } from './facts.ts'
import type { SalaryField } from './fields.ts'
import { readPayUnit } from './pay-period.ts'
import { isWithheld, readAmount } from './read-amount.ts'
import { tidyCell, yearOf } from './row-parts.ts'
import type { ReadRow } from './row-reader.ts'

/** What the columns of layouts with a fixed meaning are, for the preview. */
const fieldsOf: Record<HeaderReader['layout']['key'], Record<string, SalaryField>> = {
  own: {
    ...{ job_title: 'title', location: 'location', base_salary: 'amount', bonus: 'bonus', equity_value: 'equity' },
    ...{ total_compensation: 'total', experience_level: 'level', industry: 'industry', company_size: 'company_size' },
    ...{ education_level: 'education', remote_type: 'remote' },
  },
  lca: {
    ...{ JOB_TITLE: 'title', WORKSITE_CITY: 'city', WORKSITE_STATE: 'region', WAGE_RATE_OF_PAY_FROM: 'amount' },
    ...{ WAGE_UNIT_OF_PAY: 'period', PW_WAGE_LEVEL: 'level', NAICS_CODE: 'industry', FULL_TIME_POSITION: 'part_time' },
  },
  oews: {
    ...{ OCC_TITLE: 'title', AREA_TITLE: 'location', TOT_EMP: 'people', A_MEAN: 'average', A_PCT10: 'percentile10' },
    ...{ A_PCT25: 'percentile25', A_MEDIAN: 'median', A_PCT75: 'percentile75', A_PCT90: 'percentile90' },
  },
}
const others: Record<string, SalaryField> = {
  ...{ employer_name: 'company', 'lca case employer name': 'company', employer: 'company', name: 'company' },
  ...{ decision_date: 'year', 'case submitted': 'year' },
}

/** The rows of a layout with a fixed meaning: amounts are US dollars. */
export function layoutRows(
  { layout, places, read }: HeaderReader,
  header: readonly string[],
): { layout: 'own' | 'lca' | 'oews'; columns: (SalaryField | null)[]; read(row: TableRow): ReadRow } {
  const columns: (SalaryField | null)[] = header.map((name) =>
    layout.key === 'lca' ? (others[name.trim().toLowerCase()] ?? others[plainWords(name)] ?? null) : null,
  )
  for (const [name, field] of Object.entries(fieldsOf[layout.key])) {
    const at = places.get(name.toLowerCase())
    if (at !== undefined) columns[at] = field
  }
  const cellOf =
    ({ cells }: TableRow) =>
    (key: SalaryField) =>
      tidyCell(cells[columns.indexOf(key)])
  return {
    layout: layout.key,
    columns,
    read(row) {
      // spreadsheet programs leave out empty cells at the end
      const record = header.map((_, at) => row.cells[at] ?? '')
      const reading = read(record)
      return { row: row.number, reading, facts: factsOf(cellOf(row), layout.defaults?.AREA_TITLE ?? ''), notes: [] }
    },
  }
}

function factsOf(cell: (key: SalaryField) => string, area: string): SalaryFacts {
  const amounts = [(cell('amount').split('-')[0] ?? '').trim(), cell('median'), cell('average')]
  const amount = readAmount(amounts.find((text) => !isWithheld(text)) ?? '', '.')
  return {
    title: cell('title'),
    location: [cell('location') || cell('city'), cell('region')].filter(Boolean).join(', ') || area,
    amount: amount?.low ?? null,
    high: null,
    currency: 'USD',
    unit: cell('period') === '' ? 'year' : readPayUnit(cell('period')),
    bonus: readAmount(cell('bonus'), '.')?.low ?? null,
    company: cell('company'),
    level: cell('level'),
    year: yearOf(cell('year'), 2100),
  }
}
