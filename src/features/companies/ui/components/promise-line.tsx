import { Clock } from 'lucide-react'
import type { ReplyPromise } from '../../promise-contract.ts'
import { promiseSentence } from '../../promise-rules.ts'
import './promise-line.css'

/** The response promise in one line, as candidates see it next to a job. */
export function PromiseLine({ promise }: { promise: ReplyPromise }) {
  return (
    <span className="with-icon promise-line">
      <Clock className="ic" />
      <span>{promiseSentence(promise)}</span>
    </span>
  )
}
