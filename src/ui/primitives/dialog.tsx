import type { ReactNode, RefObject } from 'react'
import { cx } from './cx.ts'
import { usePopups } from './load-popups.ts'

type Control = { open: boolean; onOpenChange: (open: boolean) => void }
/** A dialog that is rendered only while it is open gets just `onClose`. */
type ControlOrClose = (Control & { onClose?: never }) | { open?: never; onOpenChange?: never; onClose: () => void }

export type DialogProps = Control & {
  title: ReactNode
  description?: ReactNode
  /** md 32 rem, lg 46, xl 66. On phones sm stays a small card, and the others fill the screen. */
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** The element to focus first; by default the first field or button. */
  initialFocus?: RefObject<HTMLElement | null>
  /** While work is in progress: neither Escape nor a click outside closes the dialog. */
  locked?: boolean
  /** DialogBody and DialogFoot, directly or inside a form. */
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

/**
 * A dialog: traps the focus and returns it, closes with Escape (and asks first if there is unsaved input). Its foot stays at the bottom on
 * phones.
 */
export function Dialog(given: Omit<DialogProps, keyof Control> & ControlOrClose) {
  const props = controlled(given)
  const popups = usePopups(props.open)
  return popups && <popups.DialogPopup {...props} />
}

/** The scrolling part of a dialog. */
export function DialogBody({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cx('dialog-body', className)}>{children}</div>
}

/** The buttons of a dialog, main one last. `start` is on the left: a count, a step, a note. */
export function DialogFoot({ start, children }: { start?: ReactNode; children: ReactNode }) {
  return (
    <footer className={cx('dialog-foot', start != null && 'is-split')}>
      {start != null && <div className="meta">{start}</div>}
      {start != null ? <div className="row row-3">{children}</div> : children}
    </footer>
  )
}

/** Asks before an action that cannot be undone; a click outside does not close it. Prefer `useConfirm`. */
export function AlertDialog(props: AlertDialogProps) {
  const popups = usePopups(props.open)
  return popups && <popups.AlertDialogPopup {...props} />
}

/** A sheet from the right edge: filters on a phone, a detail beside its list. Same children as Dialog. */
export function Drawer(given: Omit<DrawerProps, keyof Control> & ControlOrClose) {
  const props = controlled(given)
  const popups = usePopups(props.open)
  return popups && <popups.DrawerPopup {...props} />
}
