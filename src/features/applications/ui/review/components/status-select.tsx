import { focusWhenLost } from '#ui/page/focus-when-lost.ts'
import { Select } from '#ui/primitives/select.tsx'
import { StatusPill } from '#ui/primitives/status-pill.tsx'
import type { ReviewItem } from '../../../review-contract.ts'
import { companyLabels, type PipelineStatus, pipelineStatuses } from '../../../rules.ts'
import { useMoveTo } from '../use-review-actions.ts'

type Standing = Pick<ReviewItem, 'id' | 'status' | 'candidateName' | 'jobTitle' | 'isImported'>

/** Where the application stands, to be set freely, rejected with a question first; a withdrawn one only shows it. */
export function StatusSelect({ application }: { application: Standing }) {
  const { setStatus, moveTo } = useMoveTo(application)
  const { status, candidateName } = application
  if (status === 'withdrawn') return <StatusPill status={status} />
  const shown = setStatus.isPending ? setStatus.variables.status : status
  return (
    <Select
      ref={goOnWithNext}
      aria-label={`Status of ${candidateName}`}
      value={shown}
      busy={setStatus.isPending}
      options={pipelineStatuses.map((value) => ({ value, label: companyLabels[value] }))}
      onChange={(event) => void moveTo(event.target.value as PipelineStatus)}
    />
  )
}

/** Moved out of a filtered list by key, it takes the focus with it: whoever works by keyboard goes on with the next candidate. */
function goOnWithNext(select: HTMLSelectElement | null) {
  return () => {
    const card = select === document.activeElement && select?.closest('li')
    if (!card) return
    const beside = [card.nextElementSibling, card.previousElementSibling]
    focusWhenLost(() => beside.find((one) => one?.isConnected)?.querySelector('select'))
  }
}
