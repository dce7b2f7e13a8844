import type { QueryClient } from '@tanstack/react-query'
import { sessionQuery } from '#features/accounts/ui/queries.ts'
import type { CompanyProfile } from '../../profile-contract.ts'
import { companyProfileQuery } from '../queries.ts'

/** Puts the saved profile into the cache and reloads the other queries that show the company (CPROF-12). */
export function cacheSavedProfile(queryClient: QueryClient, profile: CompanyProfile): void {
  const own = companyProfileQuery().queryKey
  queryClient.setQueryData(own, profile)
  const session = JSON.stringify(sessionQuery().queryKey)
  // in the background: the form already shows the saved values
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) =>
      JSON.stringify(queryKey) !== JSON.stringify(own) &&
      (JSON.stringify(queryKey) === session || isOfCompanies(queryKey)),
  })
}

/** The areas whose responses contain a company's name or logo. */
const showing = ['jobs', 'postings', 'reviews', 'team', 'insights', 'jobPages', 'companyDashboard']
const isOfCompanies = ([path]: readonly unknown[]): boolean => Array.isArray(path) && showing.includes(String(path[0]))
