import { ChevronDown, type LucideIcon } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Count } from '#ui/primitives/badge.tsx'
import { Glyph, type StatusTone } from '#ui/primitives/status-pill.tsx'

type Props = {
  title: string
  tone: StatusTone
  icon: LucideIcon
  count: number
  empty: string
  /** The cards, as list items. */
  children: ReactNode
  /** Beside the title. */
  end?: ReactNode
  /** Below the cards. */
  below?: ReactNode
}

/** A section that folds, open at first, with its count (TRACK-07, TRACK-08). */
export function TrackerSection({ title, tone, icon, count, empty, children, end, below }: Props) {
  const [isOpen, setOpen] = useState(true)
  const id = useId()
  return (
    <section className="tsec">
      <div className="thead">
        <h2>
          <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            <ChevronDown className="ic ic-sm" />
            <Glyph tone={tone} icon={icon} />
            {title}
            <Count value={count} />
          </button>
        </h2>
        {end}
      </div>
      <div id={id} hidden={!isOpen}>
        {count === 0 ? <p className="tempty">{empty}</p> : <ul className="card">{children}</ul>}
        {below}
      </div>
    </section>
  )
}
