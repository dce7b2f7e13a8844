import { CircleAlert } from 'lucide-react'
import type { Missing } from '../../queue-contract.ts'
import '../components/auto-apply.css'

const shown = 3

/** What only the person can add. The first item is shown as text. */
export function MissingList({ missing }: { missing: readonly Missing[] }) {
  if (missing.length === 0) return null
  return (
    <div className="aa-needs">
      <p className="row">
        <CircleAlert className="ic ic-sm" />
        <b className="strong">Needs your input</b>
      </p>
      <ul>
        {missing.slice(0, shown).map(({ text, questionId, what }) => (
          <li key={`${what} ${questionId ?? ''}`}>{text}</li>
        ))}
        {missing.length > shown && <li>and {missing.length - shown} more</li>}
      </ul>
    </div>
  )
}
