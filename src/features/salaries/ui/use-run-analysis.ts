import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { toast } from '#ui/primitives/toast.ts'
import { analysisQuery } from './queries.ts'
import { type SalaryPageSearch, searchOf } from './salary-search.ts'
import { noResults, searchError } from './salary-texts.ts'

/**
 * Puts a search into the address and shows its result as a toast (SAL-24, SAL-25). Of several searches, only the last shows a
 * toast.
 */
export function useRunAnalysis(onSearch: (search: SalaryPageSearch) => void) {
  const queryClient = useQueryClient()
  const latest = useRef(0)
  return async (next: SalaryPageSearch): Promise<void> => {
    onSearch(next)
    const search = searchOf(next)
    if (!search) return
    latest.current += 1
    const run = latest.current
    try {
      const { count, found } = await queryClient.fetchQuery(analysisQuery(search))
      if (run !== latest.current) return
      if (count === 0) toast.info(noResults)
      else toast.success({ title: 'Search Complete', description: found })
    } catch {
      if (run === latest.current) toast.error(searchError)
    }
  }
}
