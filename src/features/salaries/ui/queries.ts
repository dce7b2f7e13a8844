import { keepPreviousData } from '@tanstack/react-query'
import { api, client } from '#client/api.ts'
import type { Suggest } from '#ui/primitives/use-suggestions.ts'
import type { SalarySearch } from '../contract.ts'
import { maxSuggestions, suggestionDelayMs, suggestionsFrom } from '../rules.ts'

const MINUTE = 60_000

/** One search; cached for 5 minutes. While a new search loads, the previous result is shown and marked. */
export const analysisQuery = (search: SalarySearch) =>
  api.salaries.analyze.queryOptions({ input: search, staleTime: 5 * MINUTE, placeholderData: keepPreviousData })

/** Two searches side by side; cached for 5 minutes. */
export const comparisonQuery = (first: SalarySearch, second: SalarySearch) =>
  api.salaries.compare.queryOptions({
    input: { first, second },
    staleTime: 5 * MINUTE,
    placeholderData: keepPreviousData,
  })

/** The number of data points by source, and medians by industry; cached for 5 minutes. */
export const overviewQuery = () => api.salaries.overview.queryOptions({ staleTime: 5 * MINUTE })

/** The viewer's saved searches. */
export const savedSearchesQuery = () => api.salaries.listSearches.queryOptions()

/** The viewer's offers. */
export const offersQuery = () => api.salaries.listOffers.queryOptions()

const suggestions = (field: 'jobTitle' | 'location'): Suggest => ({
  ask: (q, signal) => client.salaries.suggest({ field, q }, { signal }),
  from: suggestionsFrom,
  delayMs: suggestionDelayMs,
  max: maxSuggestions,
})

/** Suggestions for a title or a location while the user types (SAL-06). */
export const suggest = { jobTitle: suggestions('jobTitle'), location: suggestions('location') } as const
