import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactElement, ReactNode } from 'react'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** The dark side; it places the title, which heads the dialog. */
  side: (title: ReactElement) => ReactNode
  /** What there is to do; it holds the way out, since there is no cross. */
  children: ReactNode
}

/** A dialog in two halves: what it is about, and what to do. One column and the whole screen on a phone. */
export function SplitDialog({ open, onOpenChange, title, side, children }: Props) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className="scrim" />
        <Base.Viewport className="overlay">
          <Base.Popup className="dialog dialog-split">
            <div className="split-side">{side(<Base.Title>{title}</Base.Title>)}</div>
            <div className="split-main">{children}</div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
