import { cloneElement, type KeyboardEvent, type MouseEvent, type ReactElement } from 'react'
import { fetchPopups } from './load-popups.ts'
import type { FirstPress } from './use-repeat-press.ts'

type Button = {
  onClick?: (event: MouseEvent<HTMLElement>) => void
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
}
const arrows = ['ArrowDown', 'ArrowUp']
const warm = () => void fetchPopups().catch(() => {})

/** The button of a menu or popover whose code is not loaded yet. A press loads the code, and is then repeated. */
export function LazyTrigger({
  trigger,
  opens,
  isWaiting,
  onPress,
}: {
  trigger: ReactElement
  opens: 'menu' | 'dialog'
  /** Whether it has been pressed and the code is loading. */
  isWaiting: boolean
  onPress: (press: FirstPress) => void
}) {
  const own = trigger.props as Button
  return cloneElement(trigger as ReactElement<Record<string, unknown>>, {
    'aria-haspopup': opens,
    'aria-expanded': false,
    'aria-busy': isWaiting || undefined,
    onPointerEnter: warm,
    onFocus: warm,
    onClick: (event: MouseEvent<HTMLElement>) => {
      own.onClick?.(event)
      const { detail, nativeEvent } = event
      onPress({ detail, pointerType: 'pointerType' in nativeEvent ? String(nativeEvent.pointerType) : '' })
      // the event is dispatched again to the opened element
      event.stopPropagation()
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      own.onKeyDown?.(event)
      if (opens !== 'menu' || !arrows.includes(event.key)) return
      event.preventDefault()
      onPress({ key: event.key })
    },
  })
}
