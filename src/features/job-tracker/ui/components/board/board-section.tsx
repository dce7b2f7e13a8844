import { useQuery } from '@tanstack/react-query'
import { includesSavedJobs, matchesSaved } from '../../../match-saved.ts'
import { savedQuery } from '../../queries.ts'
import { filtersOf } from '../../tracker-search.ts'
import { openEntry } from '../saved-card.tsx'
import type { ShownApplications } from '../status-sections.tsx'
import { applicationEntries, type BoardEntry, savedEntry } from './board-entries.ts'
import { TrackerBoard } from './tracker-board.tsx'

/** The tracker as a board, with the same filters as the list. */
export function BoardSection({ applications, counts, search, now, onSearch }: ShownApplications) {
  const filters = filtersOf(search)
  const all = useQuery(savedQuery()).data ?? []
  const saved = includesSavedJobs(filters) ? all.map(openEntry).filter(({ job }) => matchesSaved(job, filters)) : []
  const onOpen = ({ application, saved: entry }: BoardEntry) => {
    if (entry) return onSearch({ saved: entry.jobId })
    onSearch(application.isExternal ? { external: application.id } : { application: application.id })
  }
  const { withdrawn = 0, ...rest } = counts ?? { submitted: 0, reviewing: 0, interview: 0, accepted: 0, rejected: 0 }
  return (
    <>
      <TrackerBoard
        entries={[...saved.map(savedEntry), ...applicationEntries(applications)]}
        counts={{ saved: saved.length, ...rest }}
        now={now}
        onOpen={onOpen}
        onEdit={(id) => onSearch({ external: id, form: 'edit' })}
      />
      {withdrawn > 0 && (
        <p className="meta mt-3">
          {withdrawn === 1 ? '1 withdrawn application is' : `${withdrawn} withdrawn applications are`} shown in the
          list.
        </p>
      )}
    </>
  )
}
