import type { TrackedApplication } from '#features/applications/contract.ts'
import { type ApplicationStatus, applicationStatuses } from '#features/applications/rules.ts'
import { filteredEmpty, sections } from '#features/applications/ui/components/status-texts.ts'
import { isFiltered, type TrackerSearch } from '../tracker-search.ts'
import { ApplicationCard } from './application-card.tsx'
import { ExternalCard } from './external-card.tsx'
import { TrackerSection } from './tracker-section.tsx'

export type ShownApplications = {
  applications: TrackedApplication[]
  /** The number of matches by status. It is larger than the number of loaded ones while there are further pages. */
  counts: Record<ApplicationStatus, number> | undefined
  search: TrackerSearch
  now: Date
  onSearch: (change: Partial<TrackerSearch>) => void
}

/** The applications by status, one section each. With a status filter, only that section (TRACK-05, TRACK-07, TRACK-09). */
export function StatusSections({ applications, counts, search, now, onSearch }: ShownApplications) {
  const card = (application: TrackedApplication) => {
    const { id, isExternal } = application
    const props = { application, now }
    if (!isExternal) return <ApplicationCard key={id} {...props} onOpen={() => onSearch({ application: id })} />
    const onEdit = () => onSearch({ external: id, form: 'edit' })
    return <ExternalCard key={id} {...props} onOpen={() => onSearch({ external: id })} onEdit={onEdit} />
  }
  return applicationStatuses
    .filter((status) => search.status === undefined || search.status === status)
    .map((status) => (
      <TrackerSection
        key={status}
        name={status}
        {...sections[status]}
        count={counts?.[status] ?? 0}
        empty={isFiltered(search) ? filteredEmpty : sections[status].empty}
      >
        {applications.filter((application) => application.status === status).map(card)}
      </TrackerSection>
    ))
}
