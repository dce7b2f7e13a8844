import type { QueryClient } from '@tanstack/react-query'
import type { SalaryAnalysis, SalaryComparison, SalaryOverview } from '../../contract.ts'
import { analysisQuery, comparisonQuery, overviewQuery } from '../queries.ts'
import { type SalaryPageSearch, searchOf, secondOf } from '../salary-search.ts'

export type PublicSalaries = {
  overview: SalaryOverview
  analysis: SalaryAnalysis | null
  comparison: SalaryComparison | null
}

/** Loads the data of the public page for these search parameters. */
export async function loadPublicSalaries(queryClient: QueryClient, search: SalaryPageSearch): Promise<PublicSalaries> {
  const [first, second] = [searchOf(search), secondOf(search)]
  const isCompared = search.tab === 'compare'
  const [overview, analysis, comparison] = await Promise.all([
    queryClient.fetchQuery(overviewQuery()),
    first && !isCompared ? queryClient.fetchQuery(analysisQuery(first)) : null,
    first && second && isCompared ? queryClient.fetchQuery(comparisonQuery(first, second)) : null,
  ])
  return { overview, analysis, comparison }
}
