import { experienceLabels } from '#features/salary-files/point-values.ts'
import { thousands } from '#lib/money.ts'
import type { ToastMessage } from '#ui/primitives/toast.ts'
import type { Benchmark, SalaryAnalysis, SalarySearch } from '../contract.ts'
import { pointsLabel } from '../insights.ts'

/** The texts of the specification (SAL-23 to SAL-34). */
export const texts = {
  ready: 'Ready to Analyze Salaries?',
  analyzing: 'Analyzing salary data...',
  noResults: 'No salary data found for your search criteria. Try browsing our public analyzer for sample data.',
  failed: 'Failed to search salary data. Please try again or visit our public analyzer.',
  noSaved: 'No saved searches yet. Save your first search to build your history.',
  saved: 'Search saved successfully',
  deleted: 'Search deleted successfully',
  notSaved: 'Failed to save search',
  notLoaded: 'Failed to load saved searches',
  notDeleted: 'Failed to delete search',
  noPrimary: 'No primary search data available',
  noSecond: 'No data available for comparison search',
  noComparison: 'No salary data found for the comparison search.',
  comparisonFailed: 'Failed to search comparison data.',
} as const

export const noResults: ToastMessage = { title: 'No Results', description: texts.noResults }
export const searchError: ToastMessage = { title: 'Search Error', description: texts.failed }

/** '$94k to $117k' */
export const rangeLabel = (low: number, high: number): string => `${thousands(low)} to ${thousands(high)}`

/** 'Portland, OR · Senior' */
export const placeAndLevel = ({ location, experienceLevel }: SalarySearch): string =>
  [location, experienceLevel && experienceLabels[experienceLevel]].filter(Boolean).join(' · ')

/** A sentence about the confidence interval of the median; empty if there are too few data points. */
export const intervalSentence = ({ interval }: Benchmark): string =>
  interval
    ? `The true median is between ${rangeLabel(interval.low, interval.high).replace(' to ', ' and ')} with at least ${Math.floor(interval.coverage * 100)}% certainty.`
    : ''

/** A sentence about the sources of the data points, which labels sample data as such. */
export function sourcesSentence({ count, sources }: Pick<SalaryAnalysis, 'count' | 'sources'>): string {
  const named = sources.filter((source) => source.count > 0)
  if (named.length === 1 && named[0]?.source === 'sample')
    return `All ${pointsLabel(count)} are sample data: generated, not reported by people.`
  return named
    .map((source) =>
      source.source === 'sample'
        ? `${pointsLabel(source.count)} of generated sample data`
        : `${pointsLabel(source.count)} imported`,
    )
    .join(' and ')
    .concat('.')
}
