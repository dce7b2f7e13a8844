import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { type ApplicationStatus, applicationStatuses, companyLabels } from '#features/applications/rules.ts'
import { jobLabel } from '#features/job-postings/job-label.ts'
import { FilterBar } from '#ui/page/filter-bar.tsx'
import { FiltersButton } from '#ui/page/filters-button.tsx'
import { ChoiceSelect } from '#ui/primitives/choice-select.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { reviewedJobsQuery, reviewQuestionsQuery } from '../queries.ts'
import { appliedFilters, panelCleared } from '../review-chips.ts'
import { filtersOf, type ReviewsSearch } from '../reviews-search.ts'
import { ReviewFilterPanel } from './review-filter-panel.tsx'
import '#ui/page/filter-panel.css'

type Props = {
  search: ReviewsSearch
  onSearch(search: ReviewsSearch): void
  /** The number of applications in each status, under the other filters. */
  counts?: Partial<Record<ApplicationStatus, number>> | undefined
  /** Shown at the right: List / Board. */
  end?: ReactNode
}

/** Search and filters of the company's applications, for list and board; stored in the URL. */
export function ReviewFilters({ search, onSearch, counts = {}, end }: Props) {
  const { data: jobs = [] } = useQuery(reviewedJobsQuery())
  const { data: questions } = useQuery({ ...reviewQuestionsQuery(search.job ?? ''), enabled: Boolean(search.job) })
  const [isOpen, setOpen] = useState(false)
  // also clears input in the panel that is not a filter yet, such as a date range without dates
  const [cleared, setCleared] = useState(0)
  const id = useId()
  const change = (part: Partial<ReviewsSearch>) => onSearch({ ...search, page: undefined, ...part })
  const clear = (part: Partial<ReviewsSearch>) => {
    setCleared(cleared + 1)
    change(part)
  }
  const question = questions?.find((one) => one.id === search.question)
  const applied = appliedFilters(search, question).map(({ label, without }) => ({
    label,
    onRemove: () => clear(without),
  }))
  const named = (status: ApplicationStatus) =>
    counts[status] === undefined
      ? companyLabels[status]
      : `${companyLabels[status]} (${counts[status].toLocaleString('en-US')})`
  return (
    <div className="filter-panel-bar">
      <FilterBar
        search={{
          value: search.q ?? '',
          onChange: (q) => change({ q: q || undefined }),
          label: 'Search applications',
          placeholder: 'Name, email, job or skill',
        }}
        end={
          <>
            <ChoiceSelect
              aria-label="Status"
              placeholder="All statuses"
              values={applicationStatuses}
              names={named}
              value={search.status}
              onChange={(status) => change({ status })}
            />
            <Select
              aria-label="Job"
              value={search.job ?? ''}
              options={[
                { value: '', label: 'All jobs' },
                ...jobs.map((job) => ({
                  value: job.id,
                  label: `${jobLabel(job.title, job.place)} (${job.applications.toLocaleString('en-US')})`,
                })),
              ]}
              // a question belongs to one job
              onChange={({ target }) => change({ ...panelCleared.answer, job: target.value || undefined })}
            />
            <FiltersButton panelId={id} open={isOpen} onOpen={setOpen} set={applied.length} />
            {end}
          </>
        }
        applied={applied}
        onClear={() => clear(panelCleared.all)}
      />
      <div id={id} hidden={!isOpen} className="filter-panel">
        <ReviewFilterPanel key={cleared} search={search} questions={questions} onChange={change} />
      </div>
    </div>
  )
}

/** Whether any filter is set. */
export const isNarrowed = (search: ReviewsSearch): boolean =>
  Object.values(filtersOf(search)).some((one) => one !== undefined)
