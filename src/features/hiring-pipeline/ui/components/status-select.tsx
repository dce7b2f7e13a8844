import { companyLabels, type PipelineStatus, pipelineStatuses } from '#features/applications/rules.ts'
import { ActingSelect } from '#ui/primitives/acting-select.tsx'
import { StatusPill } from '#ui/primitives/status-pill.tsx'
import type { ReviewItem } from '../../contract.ts'
import { isMovable } from '../../policy.ts'
import { useMoveTo } from '../use-review-actions.ts'

type StatusReview = Pick<ReviewItem, 'id' | 'status' | 'candidateName' | 'jobTitle' | 'isImported'> & {
  companyName?: string
}

/** The status of an application; a new one is confirmed first. A withdrawn one is read-only. */
export function StatusSelect({ application }: { application: StatusReview }) {
  const { setStatus, moveTo } = useMoveTo(application)
  const { status, candidateName } = application
  if (!isMovable(status)) return <StatusPill status={status} />
  const shown = setStatus.isPending ? setStatus.variables.status : status
  return (
    <ActingSelect
      aria-label={`Status of ${candidateName}`}
      value={shown}
      busy={setStatus.isPending}
      options={pipelineStatuses.map((value) => ({ value, label: companyLabels[value] }))}
      onChange={(event) => void moveTo(event.target.value as PipelineStatus)}
    />
  )
}
