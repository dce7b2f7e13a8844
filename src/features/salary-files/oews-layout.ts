import { amountOf, textOf } from './cells.ts'
import { type Cells, type Layout, RefusedCell } from './layout.ts'

/** Column names of earlier years. */
const otherNames: Record<string, string[]> = {
  AREA_TITLE: ['AREA_NAME', 'STATE'],
  OCC_TITLE: ['OCC_TITL', 'OCCUPATION_TITLE'],
  O_GROUP: ['OCC_GROUP', 'GROUP'],
  A_PCT10: ['A_WPCT10'],
  A_PCT25: ['A_WPCT25'],
  A_PCT75: ['A_WPCT75'],
  A_PCT90: ['A_WPCT90'],
  A_MEDIAN: ['A_WPCT50', 'A_PCT50'],
}

/** '*' and '**' mean that there is no figure; '#' means that the figure is above the highest published value. */
const untold = new Set(['*', '**', '#', '~'])

const statOf = (cells: Cells, column: string) => (untold.has(cells(column)) ? null : amountOf(cells, column))

/**
 * Occupational Employment and Wage Statistics of the Bureau of Labor Statistics, with one occupation in one area per line. Lines
 * for groups of occupations, and for a single industry or ownership, are skipped. The others are percentiles of many people: they
 * are shown as published figures and never count as data points.
 */
export const oewsLayout: Layout = {
  key: 'oews',
  columns: ['OCC_TITLE', 'TOT_EMP', 'A_MEAN', 'A_PCT10', 'A_PCT25', 'A_MEDIAN', 'A_PCT75', 'A_PCT90'],
  otherNames,
  // national files of earlier years have no column for the area
  defaults: { AREA_TITLE: 'U.S.' },
  read(cells) {
    const isOf = (column: string, code: string) => ['', code].includes(cells(column).toLowerCase())
    if (!isOf('O_GROUP', 'detailed') || !isOf('I_GROUP', 'cross-industry') || !isOf('OWN_CODE', '1235')) {
      return { kind: 'left-out' }
    }
    // files by industry of earlier years have no group
    if (!['', 'cross-industry'].includes(cells('NAICS_TITLE').toLowerCase())) return { kind: 'left-out' }
    const point = {
      occupation: textOf(cells, 'OCC_TITLE'),
      area: textOf(cells, 'AREA_TITLE'),
      employment: statOf(cells, 'TOT_EMP'),
      average: statOf(cells, 'A_MEAN'),
      percentile10: statOf(cells, 'A_PCT10'),
      percentile25: statOf(cells, 'A_PCT25'),
      median: statOf(cells, 'A_MEDIAN'),
      percentile75: statOf(cells, 'A_PCT75'),
      percentile90: statOf(cells, 'A_PCT90'),
    }
    const rising = [point.percentile10, point.percentile25, point.median, point.percentile75, point.percentile90]
    const known = rising.filter((figure) => figure !== null)
    if (known.length === 0 && point.average === null) throw new RefusedCell('A_MEDIAN', 'has no yearly figure')
    if (known.some((figure, place) => place > 0 && figure < Number(known[place - 1]))) {
      throw new RefusedCell('A_MEDIAN', "has percentiles that don't increase")
    }
    return { kind: 'published', point }
  },
}
