import { Dialog as Base } from '@base-ui/react/dialog'
import type { SplitDialogProps } from './split-dialog.tsx'

/** The loaded dialog in two halves. */
export function SplitDialogPopup({ open, onOpenChange, title, side, children }: SplitDialogProps) {
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
