import { EyeOff } from 'lucide-react'
import { Pill, StatusPill } from '#ui/primitives/status-pill.tsx'
import type { PostingRow } from '../../contract.ts'

type StatePosting = Pick<PostingRow, 'status' | 'isHidden' | 'closesAt'>

/** A job's status, and why candidates cannot apply to an active one. */
export function PostingState({ posting: { status, isHidden, closesAt }, now }: { posting: StatePosting; now: Date }) {
  if (isHidden) {
    return (
      <>
        <Pill tone="rejected" icon={EyeOff}>
          Hidden
        </Pill>
        <span className="meta block">
          {status === 'active' ? 'Not visible to candidates' : `It is ${words[status]}`}
        </span>
      </>
    )
  }
  return (
    <>
      <StatusPill status={status} />
      {status === 'active' && closesAt && closesAt <= now && (
        <span className="meta block">The deadline has passed</span>
      )}
    </>
  )
}

const words = { draft: 'a draft', paused: 'paused', closed: 'closed' }
