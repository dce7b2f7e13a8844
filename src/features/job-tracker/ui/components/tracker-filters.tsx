import { Columns3, Rows3 } from 'lucide-react'
import { useId, useState } from 'react'
import {
  applicationStatuses,
  sourceNames,
  statusNames,
  type TrackedSource,
  trackedSources,
} from '#features/applications/rules.ts'
import { employmentTypeLabels, employmentTypes } from '#features/job-postings/rules.ts'
import { dollars } from '#lib/money.ts'
import { FilterBar } from '#ui/page/filter-bar.tsx'
import { Choice, LabelledSelect } from '#ui/page/filter-choice.tsx'
import { FiltersButton } from '#ui/page/filters-button.tsx'
import { Segmented } from '#ui/primitives/choice.tsx'
import { ChoiceSelect } from '#ui/primitives/choice-select.tsx'
import { Input } from '#ui/primitives/input.tsx'
import { countFilters, salaryFloors, type TrackerSearch, trackerDays } from '../tracker-search.ts'
import './tracker.css'
import '#ui/page/filter-panel.css'

type Props = { search: TrackerSearch; onSearch: (change: Partial<TrackerSearch>) => void }

const dayTexts = { 7: 'last 7 days', 30: 'last 30 days', 90: 'last 90 days', 365: 'last year' }

const views = [
  { value: 'list', label: 'List', icon: Rows3 },
  { value: 'board', label: 'Board', icon: Columns3 },
] as const

/** Search, status, and the panel of further filters (TRACK-04 to TRACK-06). */
export function TrackerFilters({ search, onSearch }: Props) {
  const set = countFilters(search)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div className="filter-panel-bar">
      <FilterBar
        search={{
          value: search.q ?? '',
          label: 'Search by title or company',
          onChange: (q) => onSearch({ q: q || undefined }),
        }}
        end={
          <>
            <ChoiceSelect
              aria-label="Status"
              placeholder="All statuses"
              values={applicationStatuses}
              names={statusNames}
              value={search.status}
              onChange={(status) => onSearch({ status })}
            />
            <FiltersButton panelId={id} open={isOpen} onOpen={setOpen} set={set} />
            <Segmented
              label="View as"
              value={search.view ?? 'list'}
              options={views}
              onChange={(view) => onSearch({ view: view === 'board' ? 'board' : undefined })}
            />
          </>
        }
        applied={appliedOf(search, onSearch)}
        onClear={() =>
          onSearch({ days: undefined, type: undefined, location: undefined, source: undefined, salary: undefined })
        }
      />
      <div id={id} hidden={!isOpen} className="filter-panel">
        <Panel search={search} onSearch={onSearch} />
      </div>
    </div>
  )
}

const sourceChip = (source: TrackedSource) =>
  source === 'elsewhere' ? 'External applications' : `Source: ${sourceNames[source].toLowerCase()}`

function appliedOf({ days, type, location, source, salary }: TrackerSearch, onSearch: Props['onSearch']) {
  const chips: [string | false | undefined, Partial<TrackerSearch>][] = [
    [days && `Applied in the ${dayTexts[days]}`, { days: undefined }],
    [type && employmentTypeLabels[type], { type: undefined }],
    [location && `In ${location}`, { location: undefined }],
    [source && sourceChip(source), { source: undefined }],
    [salary !== undefined && `Pays ${dollars(salary)} or more`, { salary: undefined }],
  ]
  return chips.flatMap(([label, change]) => (label ? [{ label, onRemove: () => onSearch(change) }] : []))
}

function Panel({ search, onSearch }: Props) {
  return (
    <>
      <LabelledSelect
        label="Date applied"
        placeholder="Any time"
        values={trackerDays}
        names={(days) => dayTexts[days].replace('l', 'L')}
        value={search.days}
        onChange={(days) => onSearch({ days })}
      />
      <LabelledSelect
        label="Employment type"
        placeholder="Any type"
        values={employmentTypes}
        names={employmentTypeLabels}
        value={search.type}
        onChange={(type) => onSearch({ type })}
      />
      <Choice label="Location">{(id) => <LocationInput id={id} search={search} onSearch={onSearch} />}</Choice>
      <LabelledSelect
        label="Source"
        placeholder="Any source"
        values={trackedSources.filter((one) => one !== 'imported')}
        names={sourceNames}
        value={search.source}
        onChange={(source) => onSearch({ source })}
      />
      <LabelledSelect
        label="Salary"
        placeholder="Any salary"
        values={salaryFloors}
        names={(floor) => `${dollars(floor)} or more`}
        value={search.salary}
        onChange={(salary) => onSearch({ salary })}
      />
    </>
  )
}

/** Free text; the list is filtered on blur or Enter. */
function LocationInput({ id, search, onSearch }: Props & { id: string }) {
  const now = search.location ?? ''
  const tell = (text: string) => text.trim() !== now && onSearch({ location: text.trim() || undefined })
  return (
    <Input
      key={now}
      id={id}
      defaultValue={now}
      maxLength={100}
      placeholder="City, state or remote"
      onBlur={({ target }) => tell(target.value)}
      onKeyDown={(event) => event.key === 'Enter' && tell(event.currentTarget.value)}
    />
  )
}
