import { cloneElement, type KeyboardEvent, type MouseEvent, type ReactElement } from 'react'
import { fetchPopups } from './load-popups.ts'

type Button = {
  onClick?: (event: MouseEvent<HTMLElement>) => void
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
}
/** How a button was pressed before the code of its popup was loaded. */
export type Press = 'pointer' | 'keyboard'

const arrows = ['ArrowDown', 'ArrowUp']
const warm = () => void fetchPopups().catch(() => {})

/** The button of a menu or popover whose code is not loaded yet. A press loads the code, and the popup is then rendered open. */
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
  onPress: (press: Press) => void
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
      // a click by a key has no count
      onPress(event.detail === 0 ? 'keyboard' : 'pointer')
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      own.onKeyDown?.(event)
      if (opens !== 'menu' || !arrows.includes(event.key)) return
      event.preventDefault()
      onPress('keyboard')
    },
  })
}
