import { ChoiceSelect } from '#ui/primitives/choice-select.tsx'
import {
  type EmploymentType,
  employmentTypeLabels,
  employmentTypes,
  type PostingStatus,
  postingStatuses,
} from '../../rules.ts'

type Props = {
  status: PostingStatus | undefined
  type: EmploymentType | undefined
  onStatus: (status: PostingStatus | undefined) => void
  onType: (type: EmploymentType | undefined) => void
}

const statusLabels = { active: 'Active', paused: 'Paused', closed: 'Closed', draft: 'Draft' }

/** Filters of jobs by status and employment type, for a company and for staff. */
export const PostingFilters = ({ status, type, onStatus, onType }: Props) => (
  <>
    <ChoiceSelect
      aria-label="Status"
      placeholder="All statuses"
      values={postingStatuses}
      names={statusLabels}
      value={status}
      onChange={onStatus}
    />
    <ChoiceSelect
      aria-label="Employment type"
      placeholder="All types"
      values={employmentTypes}
      names={employmentTypeLabels}
      value={type}
      onChange={onType}
    />
  </>
)
