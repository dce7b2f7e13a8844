import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { QueryDialog } from '#ui/page/query-dialog.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { savedSearchesQuery } from './queries.ts'
import { SavedSearchRow } from './saved-search-row.tsx'

/** The user's saved searches. Each can be run, renamed or deleted, and its email frequency can be changed. */
export function SavedSearchesDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(savedSearchesQuery())
  return (
    <QueryDialog
      onClose={onClose}
      title="Saved searches"
      description="Run a search again, or get new jobs by email."
      query={query}
      skeleton={<SkeletonRows rows={3} lead="none" label="Loading saved searches" />}
      errorText="Failed to load saved searches"
      isEmpty={(searches) => searches.length === 0}
      empty={
        <EmptyState bare level={3} title="No saved searches yet">
          Search for jobs, then select “Save this search” to get new ones by email.
        </EmptyState>
      }
    >
      {(searches) => (
        <ul>
          {searches.map((search) => (
            <SavedSearchRow key={search.id} search={search} />
          ))}
        </ul>
      )}
    </QueryDialog>
  )
}
