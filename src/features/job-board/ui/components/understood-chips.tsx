import { useEffect, useRef } from 'react'
import { Chip } from '#ui/primitives/badge.tsx'
import type { Understood } from '../../contract.ts'
import './jobs.css'

type Props = { understood: Understood[]; onWithout: (q: string) => void }

/** The conditions that the search read out of the keywords. Removing one removes its words from the keywords and so from the URL. */
export function UnderstoodChips({ understood, onWithout }: Props) {
  const hasRemoved = useRef(false)
  // the chip goes when the search has answered, however long that takes
  useEffect(() => {
    if (!hasRemoved.current || document.activeElement !== document.body) return
    hasRemoved.current = false
    nextFocus()?.focus()
  })
  if (understood.length === 0) return null
  return (
    <div className="jobs-understood">
      <span className="meta">From your keywords:</span>
      <ul className="chips" aria-label="Filters from your keywords">
        {understood.map(({ kind, label, without }) => (
          <li key={kind}>
            <Chip
              on
              removeLabel={`Remove ${label}`}
              onRemove={() => {
                hasRemoved.current = true
                onWithout(without)
              }}
            >
              {label}
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  )
}

const nextFocus = () =>
  document.querySelector<HTMLElement>('.jobs-understood button') ??
  document.querySelector<HTMLElement>('.filter-bar input[type="search"]')
