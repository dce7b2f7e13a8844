import { Check, PencilLine } from 'lucide-react'
import { Badge } from '#ui/primitives/badge.tsx'
import { Button, IconButton } from '#ui/primitives/button.tsx'
import type { NamedField } from './field-labels.ts'
import './import.css'

export type Doubt = NamedField & { at: string; source: string }
type Props = { doubts: readonly Doubt[]; onGo: (doubt: Doubt) => void; onRight: (at: string) => void }

/** Values that may have been misread, each with its source text: check, correct or confirm them. */
export function Doubts({ doubts, onGo, onRight }: Props) {
  if (doubts.length === 0) return null
  return (
    <section className="card stack stack-3" aria-labelledby="im-doubts">
      <h2 id="im-doubts">{doubts.length === 1 ? 'One value' : `${doubts.length} values`} to review</h2>
      <ul className="im-doubts">
        {doubts.map((doubt) => (
          <li key={doubt.at}>
            <div className="im-doubt">
              <span className="row wrap">
                <Badge tone="accent">Please check</Badge>
                <span className="meta">{doubt.label}</span>
              </span>
              <b className="strong" dir="auto">
                {doubt.value || 'nothing found'}
              </b>
              {doubt.source && doubt.source !== doubt.value && (
                <span className="meta" dir="auto">
                  read from “{doubt.source}”
                </span>
              )}
            </div>
            <Button size="sm" icon={PencilLine} aria-label={`Review ${doubt.label}`} onClick={() => onGo(doubt)}>
              Review
            </Button>
            <IconButton size="sm" icon={Check} label={`Confirm ${doubt.label}`} onClick={() => onRight(doubt.at)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
