import { type LucideIcon, Search } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTypedInput } from '../form/use-typed-input.ts'
import { Chip } from '../primitives/badge.tsx'
import { Button } from '../primitives/button.tsx'
import { Input } from '../primitives/input.tsx'
import { FiltersButton } from './filters-button.tsx'

export type FilterSearch = {
  value: string
  onChange: (value: string) => void
  label: string
  placeholder?: string
  icon?: LucideIcon
}

export type FilterBarProps = {
  search?: FilterSearch
  /** The filter controls; under 900 px they fold into one button. */
  filters?: ReactNode
  /** The number of active filters, shown on the folded button. */
  set?: number
  applied?: readonly { label: string; onRemove: () => void }[]
  onClear?: () => void
  /** Content at the right: sorting, List / Board. */
  end?: ReactNode
}

const pause = 250

/** Shows typed text at once and calls `onChange` after a pause. Follows when the value changes from outside (Back, Clear). */
export function SearchInput({ value, onChange, label, placeholder, icon = Search }: FilterSearch) {
  const [text, setText] = useState(value)
  const lastSent = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    if (value !== lastSent.current) {
      lastSent.current = value
      setText(value)
    }
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])
  const tell = (next: string) => {
    clearTimeout(timer.current)
    if (next === lastSent.current) return
    lastSent.current = next
    onChange(next)
  }
  const type = (next: string) => {
    setText(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => tell(next), pause)
  }
  const id = useId()
  useTypedInput(id, text, (typed) => type(String(typed)))
  return (
    <Input
      id={id}
      type="search"
      icon={icon}
      value={text}
      aria-label={label}
      placeholder={placeholder ?? label}
      onChange={({ target }) => type(target.value)}
      onKeyDown={(event) => event.key === 'Enter' && tell(text)}
      // report at once: after a click elsewhere on the page, a late change could undo the click's effect
      onBlur={() => tell(text)}
    />
  )
}

/** The search and filters of a list. Below them are the active filters, each with a button that removes it. */
export function FilterBar({ search, filters, set = 0, applied = [], onClear, end }: FilterBarProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <search className="stack stack-3 filter-bar">
      <div className="filters">
        {search && <SearchInput {...search} />}
        {filters && (
          <>
            <FiltersButton className="phone" panelId={id} open={open} onOpen={setOpen} set={set} />
            <div className="filter-fold" id={id} data-open={open || undefined}>
              {filters}
            </div>
          </>
        )}
        {end && <div className="filter-end">{end}</div>}
      </div>
      {applied.length > 0 && (
        <div className="applied">
          <span className="meta">Showing</span>
          {applied.map(({ label, onRemove }) => (
            <Chip key={label} on onRemove={onRemove} removeLabel={`Remove filter ${label}`}>
              {label}
            </Chip>
          ))}
          {onClear && (
            <Button variant="ghost" size="sm" onClick={onClear}>
              Clear
            </Button>
          )}
        </div>
      )}
    </search>
  )
}
