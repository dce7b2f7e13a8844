import type { LucideIcon } from 'lucide-react'
import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { Count } from './badge.tsx'

export type TabItem = { value: string; label: string; count?: number; icon?: LucideIcon; disabled?: boolean }

const Opened = createContext<{ id: string; value: string }>({ id: '', value: '' })
const enabled = '[role=tab]:not([aria-disabled=true])'

/** Arrow keys, Home and End move between the tabs, with wrap-around. They do not open a tab. */
function moveWithArrows(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>(enabled)]
  const at = tabs.indexOf(document.activeElement as HTMLElement)
  const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }
  const step = steps[event.key]
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  tabs.at(step % tabs.length)?.focus()
}

/** Scrolls the row of tabs sideways to show the open one, without scrolling the page. */
function bringInSight(list: HTMLElement | null): void {
  const open = list?.querySelector('[aria-selected=true]')?.getBoundingClientRect()
  if (!list || !open) return
  const { left, right } = list.getBoundingClientRect()
  if (open.left < left) list.scrollLeft -= left - open.left
  else if (open.right > right) list.scrollLeft += open.right - right
}

/** Tabs with their panels. Arrow keys move, Enter opens. Panels are `TabPanel` children; store `value` in the URL. */
export function Tabs({
  items,
  value,
  onChange,
  label,
  children,
}: {
  items: readonly TabItem[]
  value: string
  onChange: (value: string) => void
  label: string
  children?: ReactNode
}) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [panelOf, setPanelOf] = useState<string>()
  // a requested tab opens once its data is loaded; until then, the user can request the open one again
  const requested = useRef(value)
  useEffect(() => {
    requested.current = value
  }, [value])
  const ask = (next: string) => {
    if (next === value && requested.current === next) return
    requested.current = next
    onChange(next)
  }
  // some tabs filter a list and have no panel
  useEffect(() => setPanelOf(document.getElementById(`${id}panel-${value}`) ? value : undefined))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is another place
  useEffect(() => bringInSight(list.current), [value])
  return (
    <Opened value={{ id, value }}>
      <div ref={list} role="tablist" className="tabs" aria-label={label} onKeyDown={moveWithArrows}>
        {items.map(({ value: own, label: words, count, icon: Icon, disabled }) => (
          <button
            key={own}
            type="button"
            role="tab"
            id={`${id}tab-${own}`}
            aria-selected={own === value}
            aria-controls={own === value && own === panelOf ? `${id}panel-${own}` : undefined}
            aria-disabled={disabled}
            data-disabled={disabled || undefined}
            tabIndex={own === value ? 0 : -1}
            onClick={() => !disabled && ask(own)}
          >
            {Icon && <Icon className="ic" />}
            {words}
            {count !== undefined && <Count value={count} />}
          </button>
        ))}
      </div>
      {children}
    </Opened>
  )
}

/** The content of a tab. It is unmounted while another tab is open. With `keep` it is only hidden, so that its input is not lost. */
export function TabPanel({ value, keep, children }: { value: string; keep?: boolean; children: ReactNode }) {
  const opened = useContext(Opened)
  const isOpen = opened.value === value
  if (!isOpen && !keep) return null
  return (
    <div
      role="tabpanel"
      id={`${opened.id}panel-${value}`}
      aria-labelledby={`${opened.id}tab-${value}`}
      tabIndex={isOpen ? 0 : -1}
      hidden={!isOpen}
      className="tab-panel"
    >
      {children}
    </div>
  )
}
