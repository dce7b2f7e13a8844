import { keepPreviousData } from '@tanstack/react-query'
import { api } from '#app/api.ts'
import type { SearchCandidates } from '../contract.ts'

export const listingQuery = () => api.candidates.listing.queryOptions({ staleTime: 30_000 })
export const listingLogQuery = () => api.candidates.log.queryOptions({ staleTime: 15_000 })
export const ownLinksQuery = () => api.candidates.links.queryOptions({ staleTime: 15_000 })
export const candidatesQuery = (input: SearchCandidates) =>
  api.candidates.search.queryOptions({ input, staleTime: 15_000, placeholderData: keepPreviousData })
