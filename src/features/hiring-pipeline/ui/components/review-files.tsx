import { useQuery } from '@tanstack/react-query'
import { Download, Upload } from 'lucide-react'
import { sessionQuery } from '#features/accounts/ui/queries.ts'
import { writeAddress } from '#lib/read-address.ts'
import { hasRole } from '#lib/viewer.ts'
import { Button, ButtonLink } from '#ui/primitives/button.tsx'
import { filtersOf, type ReviewsSearch } from '../reviews-search.ts'

/** The address of the CSV file for the current filters and the company of this page. */
export const exportAddress = (search: ReviewsSearch, companyId: string | null): string =>
  writeAddress('/api/reviews.csv', { ...filtersOf(search), company: companyId || undefined })

/** Exports the filtered applications; admins can also import some. */
export function ReviewFiles({ search }: { search: ReviewsSearch }) {
  const viewer = useQuery(sessionQuery()).data?.viewer ?? null
  return (
    <>
      {hasRole(viewer, 'client_admin') && (
        <ButtonLink to="/app/company/applications/import" icon={Upload}>
          Import
        </ButtonLink>
      )}
      <Button icon={Download} render={<a href={exportAddress(search, viewer?.activeCompanyId ?? null)} download />}>
        Export
      </Button>
    </>
  )
}
