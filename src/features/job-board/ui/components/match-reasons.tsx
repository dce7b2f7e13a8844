import type { MatchItem } from '#features/matching/shapes.ts'
import { Popover } from '#ui/primitives/popover.tsx'
import { MatchRow } from './match-row.tsx'
import './jobs.css'

/** The reasons for a match, line by line. Candidates and companies see the same. */
export const MatchReasons = ({ items }: { items: readonly MatchItem[] }) => (
  <ul className="why">
    {items.map((item) => (
      <MatchRow key={item.id} item={item} />
    ))}
  </ul>
)

/** A button that explains how matches are calculated. */
export const HowWorkedOut = ({ lines }: { lines: readonly string[] }) => (
  <Popover
    align="start"
    label="How we calculate this"
    trigger={
      <button type="button" className="link-quiet">
        How we calculate this
      </button>
    }
  >
    <div className="job-how stack">
      <b className="strong">How we calculate this</b>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  </Popover>
)
