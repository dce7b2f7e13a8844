import { AlertDialog as BaseAlert } from '@base-ui/react/alert-dialog'
import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { Button, IconButton } from './button.tsx'
import { cx } from './cx.ts'
import { DialogHolds } from './dialog-holds.ts'

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  /** md 32 rem, lg 46, xl 66; sm stays a small card on phones, the others fill the screen. */
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** Where the focus goes first; the first field or button otherwise. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Work is under way: neither Escape nor a press beside it closes the dialog. */
  locked?: boolean
  /** DialogBody and DialogFoot, bare or inside a form. */
  children: ReactNode
}

const controls = ':is(.dialog-body, .dialog-foot) :is(input, select, textarea, button, a[href]):not(:disabled)'

/** The first field or button of the content, not the cross; with a finger the popup itself, so no keyboard jumps up. */
function useFirstControl(initialFocus: DialogProps['initialFocus']) {
  const popup = useRef<HTMLDivElement>(null)
  const focus = (how: string) =>
    initialFocus?.current ??
    (how === 'touch' ? popup.current : popup.current?.querySelector<HTMLElement>(controls)) ??
    true
  return { popup, focus }
}

/** A dialog: traps the focus, returns it, closes with Escape (asked, where something typed would go). Its foot stays at the bottom on phones. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = 'md',
  initialFocus,
  locked,
  children,
}: DialogProps) {
  const { popup, focus } = useFirstControl(initialFocus)
  const [holds] = useState(() => new Set<string>())
  const [isAsking, setAsking] = useState(false)
  const change = (next: boolean) => {
    if (!next && locked) return
    if (!next && holds.size > 0) setAsking(true)
    else onOpenChange(next)
  }
  return (
    <Base.Root open={open} onOpenChange={change}>
      <Base.Portal>
        <Base.Backdrop className="scrim" />
        <Base.Viewport className="overlay">
          <Base.Popup ref={popup} className={cx('dialog', size !== 'md' && `dialog-${size}`)} initialFocus={focus}>
            <header className="dialog-head">
              <div className="grow">
                <Base.Title>{title}</Base.Title>
                {description && <Base.Description>{description}</Base.Description>}
              </div>
              <Base.Close render={<IconButton icon={X} label="Close" disabled={locked} />} />
            </header>
            <DialogHolds value={holds}>{children}</DialogHolds>
            <DiscardQuestion open={isAsking} onAnswer={setAsking} onDiscard={() => onOpenChange(false)} />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

function DiscardQuestion({
  open,
  onAnswer,
  onDiscard,
}: {
  open: boolean
  onAnswer: (isAsking: false) => void
  onDiscard: () => void
}) {
  const keep = useRef<HTMLButtonElement>(null)
  const discard = () => {
    onAnswer(false)
    onDiscard()
  }
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => next || onAnswer(false)}
      title="Discard changes?"
      initialFocus={keep}
      actions={
        <>
          <Button variant="danger-quiet" onClick={discard}>
            Discard
          </Button>
          <Button variant="primary" ref={keep} onClick={() => onAnswer(false)}>
            Keep editing
          </Button>
        </>
      }
    >
      What you typed here is not saved yet.
    </AlertDialog>
  )
}

/** The part that scrolls. */
export function DialogBody({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cx('dialog-body', className)}>{children}</div>
}

/** The buttons, main one last. `start` stands on the left: a count, a step, a note. */
export function DialogFoot({ start, children }: { start?: ReactNode; children: ReactNode }) {
  return (
    <footer className={cx('dialog-foot', start != null && 'is-split')}>
      {start != null && <div className="meta">{start}</div>}
      {start != null ? <div className="row row-3">{children}</div> : children}
    </footer>
  )
}

/** Asks before something that cannot be taken back; a press beside it does not close it. Use `useConfirm` first. */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  children,
  actions,
  initialFocus,
}: Pick<DialogProps, 'open' | 'onOpenChange' | 'title' | 'children' | 'initialFocus'> & { actions: ReactNode }) {
  return (
    <BaseAlert.Root open={open} onOpenChange={onOpenChange}>
      <BaseAlert.Portal>
        <BaseAlert.Backdrop className="scrim" />
        <BaseAlert.Viewport className="overlay">
          <BaseAlert.Popup className="dialog dialog-sm" initialFocus={initialFocus}>
            <header className="dialog-head">
              <BaseAlert.Title>{title}</BaseAlert.Title>
            </header>
            <div className="dialog-body">
              <BaseAlert.Description render={<div />}>{children}</BaseAlert.Description>
            </div>
            <footer className="dialog-foot">{actions}</footer>
          </BaseAlert.Popup>
        </BaseAlert.Viewport>
      </BaseAlert.Portal>
    </BaseAlert.Root>
  )
}

/** A sheet from the right edge: filters on a phone, a detail beside its list. Children as in Dialog. */
export function Drawer({
  open,
  onOpenChange,
  title,
  description,
  initialFocus,
  children,
}: Pick<DialogProps, 'open' | 'onOpenChange' | 'title' | 'description' | 'initialFocus' | 'children'>) {
  const { popup, focus } = useFirstControl(initialFocus)
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className="scrim" />
        <Base.Popup ref={popup} className="sheet" initialFocus={focus}>
          <header className="dialog-head">
            <div className="grow">
              <Base.Title>{title}</Base.Title>
              {description && <Base.Description>{description}</Base.Description>}
            </div>
            <Base.Close render={<IconButton icon={X} label="Close" />} />
          </header>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
