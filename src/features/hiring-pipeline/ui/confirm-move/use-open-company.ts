import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '#features/accounts/ui/queries.ts'

/** The active company; undefined for platform staff. */
export function useOpenCompany() {
  const viewer = useQuery(sessionQuery()).data?.viewer
  return viewer?.memberships.find(({ companyId }) => companyId === viewer.activeCompanyId)
}
