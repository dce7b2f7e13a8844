import { useId } from 'react'
import type { MatchItem } from '#features/matching/shapes.ts'
import { Popover } from '#ui/primitives/popover.tsx'
import { MatchRow } from './match-row.tsx'
import './jobs.css'

/** The reasons for a match, line by line, the hard conditions in a list of their own. Candidates and companies see the same. */
export function MatchReasons({ items }: { items: readonly MatchItem[] }) {
  const conditions = items.filter((item) => item.condition)
  const others = items.filter((item) => !item.condition)
  if (conditions.length === 0 || others.length === 0) return <Rows items={items} />
  return (
    <>
      <TitledRows title="Conditions" items={conditions} />
      <TitledRows title="Everything else" items={others} />
    </>
  )
}

function TitledRows({ title, items }: { title: string; items: readonly MatchItem[] }) {
  const id = useId()
  return (
    <>
      <p className="why-title" id={id}>
        {title}
      </p>
      <Rows items={items} labelledBy={id} />
    </>
  )
}

const Rows = ({ items, labelledBy }: { items: readonly MatchItem[]; labelledBy?: string }) => (
  <ul className="why" aria-labelledby={labelledBy}>
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
