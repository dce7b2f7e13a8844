import { Popover as Base } from '@base-ui/react/popover'
import { useRef } from 'react'
import { cx } from './cx.ts'
import type { PopoverProps } from './popover.tsx'
import { type FirstPress, useRepeatPress } from './use-repeat-press.ts'

/** The loaded popover, with its button. */
export function PopoverPopup({
  trigger,
  label,
  align = 'end',
  bare,
  open,
  onOpenChange,
  press,
  children,
}: PopoverProps & { press: FirstPress | null }) {
  const button = useRef<HTMLButtonElement>(null)
  useRepeatPress(button, press)
  return (
    <Base.Root open={open} onOpenChange={onOpenChange && ((next) => onOpenChange(next))}>
      <Base.Trigger ref={button} render={trigger} />
      <Base.Portal>
        <Base.Positioner className="float" align={align} sideOffset={6} collisionPadding={8}>
          <Base.Popup className={cx('popover', !bare && 'popover-pad')} aria-label={label}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
