import { Menu as Base } from '@base-ui/react/menu'
import { Check, type LucideIcon } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { AppLink } from './app-link.tsx'
import { cx } from './cx.ts'
import { Kbd } from './notice.tsx'

/** A menu on a button: `trigger` is the button element, children are MenuItem, MenuLink, MenuSeparator, MenuHeading. */
export function Menu({
  trigger,
  align = 'end',
  side = 'bottom',
  children,
}: {
  trigger: ReactElement
  align?: 'start' | 'center' | 'end'
  side?: 'top' | 'bottom' | 'left' | 'right'
  children: ReactNode
}) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className="float" align={align} side={side} sideOffset={6} collisionPadding={8}>
          <Base.Popup className="menu">{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

type ItemProps = { icon?: LucideIcon; danger?: boolean; kbd?: string; disabled?: boolean; children: ReactNode }

const Inside = ({ icon: Icon, kbd, children }: ItemProps) => (
  <>
    {Icon && <Icon className="ic" />}
    {children}
    {kbd && <Kbd>{kbd}</Kbd>}
  </>
)

/** An action. Destructive ones are quiet red here and ask in a dialog. */
export function MenuItem({ onSelect, ...item }: ItemProps & { onSelect: () => void }) {
  return (
    <Base.Item className={cx('menu-item', item.danger && 'danger')} disabled={item.disabled} onClick={onSelect}>
      <Inside {...item} />
    </Base.Item>
  )
}

/** A place to go. */
export function MenuLink({ to, ...item }: ItemProps & { to: string }) {
  return (
    <Base.LinkItem closeOnClick className={cx('menu-item', item.danger && 'danger')} render={<AppLink to={to} />}>
      <Inside {...item} />
    </Base.LinkItem>
  )
}

export const MenuSeparator = () => <hr />

/** A small head over items that belong together. */
export function MenuHeading({ children }: { children: ReactNode }) {
  return <div className="menu-label">{children}</div>
}

/** One of several, with a check mark at the current one. */
export function MenuChoice<T extends string>({
  label,
  value,
  onChange,
  options,
  closes = false,
}: {
  label: string
  value: T
  onChange: (value: T) => void
  options: readonly { value: T; label: string; icon?: LucideIcon }[]
  /** Choosing leads elsewhere, and the menu closes. */
  closes?: boolean
}) {
  return (
    <Base.RadioGroup value={value} onValueChange={(next) => onChange(next as T)} aria-label={label}>
      <div className="menu-label" aria-hidden="true">
        {label}
      </div>
      {options.map(({ value: own, label: words, icon: Icon }) => (
        <Base.RadioItem key={own} value={own} className="menu-item" closeOnClick={closes}>
          {Icon && <Icon className="ic" />}
          {words}
          <Base.RadioItemIndicator className="check-mark">
            <Check className="ic ic-sm" />
          </Base.RadioItemIndicator>
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  )
}
