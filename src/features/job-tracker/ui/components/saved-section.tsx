import { useQuery } from '@tanstack/react-query'
import { Archive } from 'lucide-react'
import { useId, useState } from 'react'
import { ERROR, filteredEmpty, savedSection } from '#features/applications/ui/components/status-texts.ts'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { matchesSaved } from '../../match-saved.ts'
import { archivedQuery, savedQuery } from '../queries.ts'
import { filtersOf, isFiltered, type TrackerSearch } from '../tracker-search.ts'
import { archivedEntry, openEntry, SavedCard, type SavedEntry } from './saved-card.tsx'
import { TrackerSection } from './tracker-section.tsx'

type Props = { search: TrackerSearch; now: Date; onOpen: (jobId: string) => void }

/** Saved jobs; those that are no longer open are listed under 'Archived (n)' (SAVED-04 to SAVED-07). */
export function SavedSection({ search, now, onOpen }: Props) {
  const query = useQuery(savedQuery())
  const archived = (useQuery(archivedQuery()).data ?? []).map(archivedEntry)
  const saved = (query.data ?? []).map(openEntry)
  const [showsArchived, setShowsArchived] = useState(false)
  const archiveId = useId()
  const shown = saved.filter(({ job }) => matchesSaved(job, filtersOf(search)))
  const card = (entry: SavedEntry) => (
    <SavedCard key={entry.jobId} entry={entry} now={now} onOpen={() => onOpen(entry.jobId)} />
  )
  return (
    <QueryBoundary query={query} skeleton={<SkeletonRows rows={3} label="Loading saved jobs" />} errorText={ERROR}>
      {() => (
        <TrackerSection
          name="saved"
          {...savedSection}
          count={shown.length}
          empty={isFiltered(search) ? filteredEmpty : savedSection.empty}
          end={
            archived.length > 0 && (
              <Button
                variant="ghost"
                size="sm"
                icon={Archive}
                aria-expanded={showsArchived}
                aria-controls={archiveId}
                onClick={() => setShowsArchived(!showsArchived)}
              >
                Archived ({archived.length})
              </Button>
            )
          }
          below={
            <div id={archiveId} hidden={!showsArchived} className="mt-3">
              {archived.length > 0 && <ul className="card is-archived">{archived.map(card)}</ul>}
            </div>
          }
        >
          {shown.map(card)}
        </TrackerSection>
      )}
    </QueryBoundary>
  )
}
