import { keepPreviousData } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import type { SearchCandidates } from '../contract.ts'

export const listingQuery = () => api.talentPool.listing.queryOptions({ staleTime: 30_000 })
export const listingLogQuery = () => api.talentPool.log.queryOptions({ staleTime: 15_000 })
export const ownLinksQuery = () => api.talentPool.links.queryOptions({ staleTime: 15_000 })
export const candidatesQuery = (input: SearchCandidates) =>
  api.talentPool.search.queryOptions({ input, staleTime: 15_000, placeholderData: keepPreviousData })
