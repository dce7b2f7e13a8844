import { Tabs as Base } from '@base-ui/react/tabs'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Count } from './badge.tsx'

export type TabItem = { value: string; label: string; count?: number; icon?: LucideIcon; disabled?: boolean }

/** Tabs over one place. Arrow keys move, Enter opens. Panels are `TabPanel` children; keep `value` in the URL. */
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
  return (
    <Base.Root value={value} onValueChange={(next) => typeof next === 'string' && onChange(next)}>
      <Base.List className="tabs" aria-label={label}>
        {items.map(({ value: own, label: words, count, icon: Icon, disabled }) => (
          <Base.Tab key={own} value={own} disabled={disabled}>
            {Icon && <Icon className="ic" />}
            {words}
            {count !== undefined && <Count value={count} />}
          </Base.Tab>
        ))}
      </Base.List>
      {children}
    </Base.Root>
  )
}

/** What a tab shows. It is gone while another tab is open, unless `keep` holds what was typed in it. */
export function TabPanel({ value, keep, children }: { value: string; keep?: boolean; children: ReactNode }) {
  return (
    <Base.Panel value={value} keepMounted={keep} className="tab-panel">
      {children}
    </Base.Panel>
  )
}
