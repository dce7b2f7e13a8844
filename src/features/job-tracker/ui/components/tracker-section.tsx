import { ChevronDown, type LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Count } from '#ui/primitives/badge.tsx'
import { Glyph, type StatusTone } from '#ui/primitives/status-pill.tsx'
import { useCollapsedSections } from './collapsed-sections.ts'
import './tracker.css'

type Props = {
  /** The key under which its folded state is stored. */
  name: string
  title: string
  tone: StatusTone
  icon: LucideIcon
  count: number
  empty: string
  /** The cards, as list items. */
  children: ReactNode
  /** Next to the title. */
  end?: ReactNode
  /** Below the cards. */
  below?: ReactNode
}

/** A section that can be folded, open by default, with its count (TRACK-07, TRACK-08). */
export function TrackerSection({ name, title, tone, icon, count, empty, children, end, below }: Props) {
  const [isFolded, setFolded] = useCollapsedSections(name)
  const id = useId()
  return (
    <section className="tsec">
      <div className="thead">
        <h2>
          <button type="button" aria-expanded={!isFolded} aria-controls={id} onClick={() => setFolded(!isFolded)}>
            <ChevronDown className="ic ic-sm" />
            <Glyph tone={tone} icon={icon} />
            {title}
            <Count value={count} />
          </button>
        </h2>
        {end}
      </div>
      <div id={id} hidden={isFolded}>
        {count === 0 ? <p className="tempty">{empty}</p> : <ul className="card">{children}</ul>}
        {below}
      </div>
    </section>
  )
}
