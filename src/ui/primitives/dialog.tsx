import type { ReactNode, RefObject } from 'react'
import { cx } from './cx.ts'
import { usePopups } from './load-popups.ts'

type Control = { open: boolean; onOpenChange: (open: boolean) => void }
/** `onClose` alone where the dialog is rendered only while it is open. */
type ControlOrClose = (Control & { onClose?: never }) | { open?: never; onOpenChange?: never; onClose: () => void }

export type DialogProps = Control & {
  title: ReactNode
  description?: ReactNode
  /** md 32 rem, lg 46, xl 66; sm stays a small card on phones, the others fill the screen. */
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** The element that gets the focus first; by default the first field or button. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Work is under way: neither Escape nor a press beside it closes the dialog. */
  locked?: boolean
  /** DialogBody and DialogFoot, bare or inside a form. */
  children: ReactNode
}

export type AlertDialogProps = Pick<DialogProps, 'open' | 'onOpenChange' | 'title' | 'children' | 'initialFocus'> & {
  actions: ReactNode
}
export type DrawerProps = Pick<
  DialogProps,
  'open' | 'onOpenChange' | 'title' | 'description' | 'initialFocus' | 'children'
>

function controlled<P extends ControlOrClose>({ onClose, open, onOpenChange, ...props }: P) {
  const control = onClose ? { open: true, onOpenChange: (next: boolean) => next || onClose() } : { open, onOpenChange }
  return { ...props, ...(control as Control) }
}

/** A dialog: traps the focus, returns it, closes with Escape (asked, where something typed would go). Its foot stays at the bottom on phones. */
export function Dialog(given: Omit<DialogProps, keyof Control> & ControlOrClose) {
  const props = controlled(given)
  const popups = usePopups(props.open)
  return popups && <popups.DialogPopup {...props} />
}

/** The part that scrolls. */
export function DialogBody({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cx('dialog-body', className)}>{children}</div>
}

/** The buttons, main one last. `start` is on the left: a count, a step, a note. */
export function DialogFoot({ start, children }: { start?: ReactNode; children: ReactNode }) {
  return (
    <footer className={cx('dialog-foot', start != null && 'is-split')}>
      {start != null && <div className="meta">{start}</div>}
      {start != null ? <div className="row row-3">{children}</div> : children}
    </footer>
  )
}

/** Asks before something that cannot be undone; a press beside it does not close it. Use `useConfirm` first. */
export function AlertDialog(props: AlertDialogProps) {
  const popups = usePopups(props.open)
  return popups && <popups.AlertDialogPopup {...props} />
}

/** A sheet from the right edge: filters on a phone, a detail beside its list. Children as in Dialog. */
export function Drawer(given: Omit<DrawerProps, keyof Control> & ControlOrClose) {
  const props = controlled(given)
  const popups = usePopups(props.open)
  return popups && <popups.DrawerPopup {...props} />
}
