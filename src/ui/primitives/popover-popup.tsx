import { Popover as Base } from '@base-ui/react/popover'
import { cx } from './cx.ts'
import type { PopoverProps } from './popover.tsx'

/** The loaded popover, with its button; open at first if the button was pressed before. */
export function PopoverPopup({
  trigger,
  label,
  align = 'end',
  bare,
  open,
  onOpenChange,
  wasPressed,
  children,
}: PopoverProps & { wasPressed: boolean }) {
  return (
    <Base.Root open={open} defaultOpen={wasPressed} onOpenChange={onOpenChange && ((next) => onOpenChange(next))}>
      <Base.Trigger render={trigger} />
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
