import { Select } from '#ui/primitives/select.tsx'
import { StatusPill } from '#ui/primitives/status-pill.tsx'
import type { ReviewItem } from '../../../review-contract.ts'
import { companyLabels, type PipelineStatus, pipelineStatuses } from '../../../rules.ts'
import { useSetStatus } from '../use-review-actions.ts'

/** Where the application stands, to be set freely; a withdrawn one only shows it. */
export function StatusSelect({ application }: { application: Pick<ReviewItem, 'id' | 'status' | 'candidateName'> }) {
  const setStatus = useSetStatus()
  const { id, status, candidateName } = application
  if (status === 'withdrawn') return <StatusPill status={status} />
  const shown = setStatus.isPending ? setStatus.variables.status : status
  return (
    <Select
      aria-label={`Status of ${candidateName}`}
      value={shown}
      disabled={setStatus.isPending}
      options={pipelineStatuses.map((value) => ({ value, label: companyLabels[value] }))}
      onChange={(event) => setStatus.mutate({ id, status: event.target.value as PipelineStatus })}
    />
  )
}
