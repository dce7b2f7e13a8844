import type { QueryClient } from '@tanstack/react-query'
import { sessionQuery } from '#features/accounts/ui/queries.ts'
import type { CompanyProfile } from '../../profile-contract.ts'
import { companyProfileQuery } from '../queries.ts'

/** Shows the profile as it was stored; everything else that shows the company asks anew (CPROF-12). */
export function companyProfileArrived(queryClient: QueryClient, profile: CompanyProfile): void {
  const own = companyProfileQuery().queryKey
  queryClient.setQueryData(own, profile)
  const session = JSON.stringify(sessionQuery().queryKey)
  // in the background: the form shows what was stored already, the rest is around it
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) =>
      JSON.stringify(queryKey) !== JSON.stringify(own) &&
      (JSON.stringify(queryKey) === session || isOfCompanies(queryKey)),
  })
}

/** The areas whose answers hold a company's name or logo. */
const showing = ['jobs', 'postings', 'reviews', 'team', 'insights', 'jobPages', 'companyDashboard']
const isOfCompanies = ([path]: readonly unknown[]): boolean => Array.isArray(path) && showing.includes(String(path[0]))
