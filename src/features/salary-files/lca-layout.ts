import { amountOf, textOf, yearlyOf } from './cells.ts'
import { type Cells, type Layout, RefusedCell } from './layout.ts'
import { unknownFields } from './point.ts'
import type { ExperienceLevel, Industry } from './point-values.ts'

/** The number of each wage unit per year; full time is 40 hours a week. */
const aYear: Record<string, number> = {
  ...{ year: 1, month: 12, 'bi-weekly': 26, week: 52, hour: 2_080 },
  ...{ yr: 1, mth: 12, bi: 26, 'bi weekly': 26, wk: 52, hr: 2_080 },
}

/** The four wage levels of the Department of Labor: entry, qualified, experienced, fully competent. */
const levels: Record<string, ExperienceLevel> = { i: 'entry', ii: 'mid', iii: 'senior', iv: 'senior' }

/** Column names of the fiscal years 2008 to 2019. */
const otherNames: Record<string, string[]> = {
  CASE_STATUS: ['STATUS', 'APPROVAL_STATUS'],
  JOB_TITLE: ['LCA_CASE_JOB_TITLE'],
  FULL_TIME_POSITION: ['FULL_TIME_POS', 'LCA_CASE_FULL_TIME_POS', 'FULL_TIME_POSITION_YN'],
  PART_TIME: ['PART_TIME_1'],
  NAICS_CODE: ['NAIC_CODE', 'LCA_CASE_NAICS_CODE'],
  WORKSITE_CITY: ['WORKSITE_CITY_1', 'LCA_CASE_WORKLOC1_CITY', 'WORK_LOCATION_CITY1', 'CITY_1'],
  WORKSITE_STATE: ['WORKSITE_STATE_1', 'LCA_CASE_WORKLOC1_STATE', 'WORK_LOCATION_STATE1', 'STATE_1'],
  WAGE_RATE_OF_PAY_FROM: [
    ...['WAGE_RATE_OF_PAY_FROM_1', 'LCA_CASE_WAGE_RATE_FROM', 'WAGE_RATE_FROM', 'WAGE_RATE_OF_PAY', 'WAGE_RATE_1'],
  ],
  WAGE_UNIT_OF_PAY: ['WAGE_UNIT_OF_PAY_1', 'LCA_CASE_WAGE_RATE_UNIT', 'WAGE_RATE_UNIT', 'WAGE_UNIT', 'RATE_PER_1'],
  PW_WAGE_LEVEL: ['PW_WAGE_LEVEL_1', 'PW_LEVEL', 'PW_LEVEL_1'],
}

/** Our industries by the first two digits of the NAICS code. All others are 'Other'. */
const sectors: Record<string, Industry> = {
  '21': 'Energy',
  '22': 'Energy',
  '31': 'Manufacturing',
  '32': 'Manufacturing',
  '33': 'Manufacturing',
  '44': 'Retail',
  '45': 'Retail',
  '48': 'Transportation',
  '49': 'Transportation',
  '51': 'Media',
  '52': 'Finance',
  '53': 'Real Estate',
  '61': 'Education',
  '62': 'Healthcare',
  '92': 'Government',
}
/**
 * Longer prefixes that are more specific than the sector: computers and their services, consulting, advertising, associations.
 */
const branches: [string, Industry][] = [
  ['5415', 'Technology'],
  ['5416', 'Consulting'],
  ['5418', 'Marketing'],
  ['511210', 'Technology'],
  ['5132', 'Technology'],
  ['518', 'Technology'],
  ['519', 'Technology'],
  ['334', 'Technology'],
  ['813', 'Non-profit'],
]

/** Our industry for a NAICS code; null without a valid code. */
export function industryOfNaics(code: string): Industry | null {
  if (!/^\d{2,6}$/.test(code)) return null
  const branch = branches.find(([start]) => code.startsWith(start))
  return branch?.[1] ?? sectors[code.slice(0, 2)] ?? 'Other'
}

function payOf(cells: Cells): number {
  const unit = cells('WAGE_UNIT_OF_PAY').toLowerCase()
  const times = Object.hasOwn(aYear, unit) ? aYear[unit] : undefined
  if (times === undefined) throw new RefusedCell('WAGE_UNIT_OF_PAY', `'${unit.slice(0, 40)}' is not a unit of pay`)
  // in the fiscal year 2015 one cell has both ends: '60000 - 80000'
  const from = (cells('WAGE_RATE_OF_PAY_FROM').split('-')[0] ?? '').trim()
  const rate = amountOf(() => from, 'WAGE_RATE_OF_PAY_FROM')
  return yearlyOf(rate === null ? null : rate * times, 'WAGE_RATE_OF_PAY_FROM')
}

/**
 * Labor condition applications, in the formats that the Department of Labor has used since 2008. Certified full-time applications
 * become data points with the lower bound of the offered wage per year. Fields that are not in the form are null.
 */
export const lcaLayout: Layout = {
  key: 'lca',
  columns: ['CASE_STATUS', 'JOB_TITLE', 'WORKSITE_CITY', 'WORKSITE_STATE', 'WAGE_RATE_OF_PAY_FROM', 'WAGE_UNIT_OF_PAY'],
  otherNames,
  read(cells) {
    if (cells('CASE_STATUS').toLowerCase() !== 'certified') return { kind: 'left-out' }
    if (/^no?$/i.test(cells('FULL_TIME_POSITION'))) return { kind: 'left-out' }
    if (/^y(?:es)?$/i.test(cells('PART_TIME'))) return { kind: 'left-out' }
    const level = cells('PW_WAGE_LEVEL')
      .toLowerCase()
      .replace(/^level +/, '')
    return {
      kind: 'point',
      point: {
        ...unknownFields,
        jobTitle: textOf(cells, 'JOB_TITLE'),
        location: `${textOf(cells, 'WORKSITE_CITY')}, ${textOf(cells, 'WORKSITE_STATE')}`,
        experienceLevel: (Object.hasOwn(levels, level) && levels[level]) || null,
        industry: industryOfNaics(cells('NAICS_CODE')),
        baseSalary: payOf(cells),
      },
    }
  },
}
