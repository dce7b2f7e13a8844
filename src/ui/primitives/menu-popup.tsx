import { Menu as Base } from '@base-ui/react/menu'
import { type RefObject, useEffect, useRef } from 'react'
import type { Press } from './lazy-trigger.tsx'
import type { MenuProps } from './menu.tsx'

/** The loaded menu, with its button; open at first if the button was pressed before. */
export function MenuPopup({
  trigger,
  align = 'end',
  side = 'bottom',
  press,
  children,
}: MenuProps & { press: Press | null }) {
  const byKey = useRef(press === 'keyboard')
  return (
    <Base.Root modal={false} defaultOpen={press !== null}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className="float" align={align} side={side} sideOffset={6} collisionPadding={8}>
          <Base.Popup className="menu">
            {children}
            <FirstFocus byKey={byKey} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

/** Focuses the first item of a menu that a key opened before its code was loaded; later the menu does it by itself. */
function FirstFocus({ byKey }: { byKey: RefObject<boolean> }) {
  const here = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (byKey.current) here.current?.parentElement?.querySelector<HTMLElement>('[role^="menuitem"]')?.focus()
    byKey.current = false
  }, [byKey])
  return <span ref={here} hidden />
}
