import { Check, type LucideIcon } from 'lucide-react'
import { type ReactElement, type ReactNode, useState } from 'react'
import { AppLink } from './app-link.tsx'
import { cx } from './cx.ts'
import { LazyTrigger, type Press } from './lazy-trigger.tsx'
import { openPopups, usePopups } from './load-popups.ts'
import { Kbd } from './notice.tsx'

export type MenuProps = {
  trigger: ReactElement
  align?: 'start' | 'center' | 'end'
  side?: 'top' | 'bottom' | 'left' | 'right'
  children: ReactNode
}

/** A menu with its button: `trigger` is the button element, children are MenuItem, MenuLink, MenuSeparator, MenuHeading. */
export function Menu(props: MenuProps) {
  const [press, setPress] = useState<Press | null>(null)
  const popups = usePopups(press !== null)
  if (popups) return <popups.MenuPopup {...props} press={press} />
  return <LazyTrigger trigger={props.trigger} opens="menu" isWaiting={press !== null} onPress={setPress} />
}

type ItemProps = { icon?: LucideIcon; danger?: boolean; kbd?: string; disabled?: boolean; children: ReactNode }

const Inside = ({ icon: Icon, kbd, children }: ItemProps) => (
  <>
    {Icon && <Icon className="ic" />}
    {children}
    {kbd && <Kbd>{kbd}</Kbd>}
  </>
)

/** An action. A destructive one is muted red, and asks for confirmation in a dialog. */
export function MenuItem({ onSelect, ...item }: ItemProps & { onSelect: () => void }) {
  const { MenuParts } = openPopups()
  return (
    <MenuParts.Item className={cx('menu-item', item.danger && 'danger')} disabled={item.disabled} onClick={onSelect}>
      <Inside {...item} />
    </MenuParts.Item>
  )
}

/** A link to a page. */
export function MenuLink({ to, ...item }: ItemProps & { to: string }) {
  const { MenuParts } = openPopups()
  return (
    <MenuParts.LinkItem closeOnClick className={cx('menu-item', item.danger && 'danger')} render={<AppLink to={to} />}>
      <Inside {...item} />
    </MenuParts.LinkItem>
  )
}

export const MenuSeparator = () => <hr />

/** A small heading above related items. */
export function MenuHeading({ children }: { children: ReactNode }) {
  return <div className="menu-label">{children}</div>
}

/** One of several options, with a check mark at the current one. */
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
  /** Set if choosing navigates, so that the menu closes. */
  closes?: boolean
}) {
  const { MenuParts } = openPopups()
  return (
    <MenuParts.RadioGroup value={value} onValueChange={(next) => onChange(next as T)} aria-label={label}>
      <div className="menu-label" aria-hidden="true">
        {label}
      </div>
      {options.map(({ value: own, label: words, icon: Icon }) => (
        <MenuParts.RadioItem key={own} value={own} className="menu-item" closeOnClick={closes}>
          {Icon && <Icon className="ic" />}
          {words}
          <MenuParts.RadioItemIndicator className="check-mark">
            <Check className="ic ic-sm" />
          </MenuParts.RadioItemIndicator>
        </MenuParts.RadioItem>
      ))}
    </MenuParts.RadioGroup>
  )
}
