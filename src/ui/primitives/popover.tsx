import { type ReactElement, type ReactNode, useState } from 'react'
import { LazyTrigger } from './lazy-trigger.tsx'
import { usePopups } from './load-popups.ts'

export type PopoverProps = {
  trigger: ReactElement
  /** The popover's name for screen readers. */
  label: string
  align?: 'start' | 'center' | 'end'
  /** Removes the padding, for lists that reach the edge. */
  bare?: boolean
  open?: boolean
  onOpenChange?: (open: boolean) => void
  children: ReactNode
}

/** A small panel next to its button that stays until it is closed: notifications, a filter, an explanation. */
export function Popover(props: PopoverProps) {
  const [wasPressed, setPressed] = useState(false)
  const popups = usePopups(wasPressed || props.open === true)
  if (popups) return <popups.PopoverPopup {...props} wasPressed={wasPressed} />
  const onPress = () => {
    setPressed(true)
    props.onOpenChange?.(true)
  }
  return <LazyTrigger trigger={props.trigger} opens="dialog" isWaiting={wasPressed} onPress={onPress} />
}
