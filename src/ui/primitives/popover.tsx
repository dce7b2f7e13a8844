import { Popover as Base } from '@base-ui/react/popover'
import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'
import { cx } from './cx.ts'

export type PopoverProps = {
  trigger: ReactElement
  /** Names the popover for those who cannot see where it hangs. */
  label: string
  align?: 'start' | 'center' | 'end'
  /** Without its own padding, for lists that reach the edge. */
  bare?: boolean
  open?: boolean
  onOpenChange?: (open: boolean) => void
  children: ReactNode
}

/** Something small that hangs on a button and stays until it is closed: the bell, a filter, an explanation. */
export function Popover({ trigger, label, align = 'end', bare, open, onOpenChange, children }: PopoverProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange && ((next) => onOpenChange(next))}>
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

/** A word more on hover and focus. Never the only place where something is said, and not the name of the control. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactElement }) {
  return (
    <BaseTooltip.Root>
      <BaseTooltip.Trigger render={children} delay={400} />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner className="float" sideOffset={6} collisionPadding={8}>
          <BaseTooltip.Popup className="tooltip">{text}</BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  )
}
