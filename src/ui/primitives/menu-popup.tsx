import { Menu as Base } from '@base-ui/react/menu'
import { useRef } from 'react'
import type { MenuProps } from './menu.tsx'
import { type FirstPress, useRepeatPress } from './use-repeat-press.ts'

/** The loaded menu, with its button. */
export function MenuPopup({
  trigger,
  align = 'end',
  side = 'bottom',
  press,
  children,
}: MenuProps & { press: FirstPress | null }) {
  const button = useRef<HTMLButtonElement>(null)
  useRepeatPress(button, press)
  return (
    <Base.Root modal={false}>
      <Base.Trigger ref={button} render={trigger} />
      <Base.Portal>
        <Base.Positioner className="float" align={align} side={side} sideOffset={6} collisionPadding={8}>
          <Base.Popup className="menu">{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
