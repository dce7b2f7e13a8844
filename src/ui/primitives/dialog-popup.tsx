import { AlertDialog as BaseAlert } from '@base-ui/react/alert-dialog'
import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { Button, IconButton } from './button.tsx'
import { cx } from './cx.ts'
import type { AlertDialogProps, DialogProps, DrawerProps } from './dialog.tsx'
import { UnsavedInputs } from './unsaved-input.ts'

const controls = ':is(.dialog-body, .dialog-foot) :is(input, select, textarea, button, a[href]):not(:disabled)'

/**
 * The element to focus: the first field or button of the content, not the close button. On touch it is the popup itself, so that no
 * keyboard pops up.
 */
function useFirstControl(initialFocus: DialogProps['initialFocus']) {
  const popup = useRef<HTMLDivElement>(null)
  const focus = (how: string) =>
    initialFocus?.current ??
    (how === 'touch' ? popup.current : popup.current?.querySelector<HTMLElement>(controls)) ??
    true
  return { popup, focus }
}

/** A second tap within this time after opening, and near the first tap, was meant for the page below. */
const LATE_TAP_MS = 600
const SAME_PLACE_PX = 48

type Press = { x: number; y: number; pointerType: string }
/** The latest press on the page. */
let lastPress: Press | null = null
if (typeof window !== 'undefined') {
  const note = ({ clientX: x, clientY: y, pointerType }: globalThis.PointerEvent) => {
    lastPress = { x, y, pointerType }
  }
  window.addEventListener('pointerdown', note, { capture: true, passive: true })
}

const isNear = (press: Press | null, { clientX, clientY }: PointerEvent): boolean =>
  press?.pointerType === 'touch' && Math.hypot(press.x - clientX, press.y - clientY) <= SAME_PLACE_PX

/**
 * Ignores presses that were not meant for the dialog: the second click of a double click on the button that opened it, and a second tap
 * after a tap. On phones the dialog's button appears where the button that opened it was.
 */
function useOwnPresses(open: boolean) {
  const opened = useRef({ at: 0, by: null as Press | null, isPressed: false, isLateTap: false })
  useEffect(() => {
    if (open) opened.current = { at: performance.now(), by: lastPress, isPressed: false, isLateTap: false }
  }, [open])
  return {
    onPointerDownCapture(event: PointerEvent) {
      const { at, by } = opened.current
      const isLate = event.pointerType === 'touch' && performance.now() - at < LATE_TAP_MS
      opened.current.isLateTap = isLate && isNear(by, event)
    },
    onClickCapture(event: MouseEvent) {
      // detail is 0 for the keyboard and 1 for a first click
      if (event.detail <= 1) opened.current.isPressed = true
      if (opened.current.isPressed && !(event.detail > 0 && opened.current.isLateTap)) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}

/**
 * The dialog: traps the focus and returns it, closes with Escape (and asks first if there is unsaved input). Its foot stays at the bottom
 * on phones.
 */
export function DialogPopup({
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
  const ownPresses = useOwnPresses(open)
  const [holds] = useState(() => new Set<string>())
  const [isAsking, setAsking] = useState(false)
  const change = (next: boolean, { reason, event }: Base.Root.ChangeEventDetails) => {
    if (!next && locked) return
    // the second click of a double click on the button that opened the dialog, which is outside now
    if (reason === 'outside-press' && 'detail' in event && Number(event.detail) > 1) return
    if (!next && holds.size > 0) setAsking(true)
    else onOpenChange(next)
  }
  return (
    <Base.Root open={open} onOpenChange={change}>
      <Base.Portal>
        <Base.Backdrop className="scrim" />
        <Base.Viewport className="overlay">
          <Base.Popup
            ref={popup}
            className={cx('dialog', size !== 'md' && `dialog-${size}`)}
            initialFocus={focus}
            {...ownPresses}
          >
            <header className="dialog-head">
              <div className="grow">
                <Base.Title>{title}</Base.Title>
                {description && <Base.Description>{description}</Base.Description>}
              </div>
              <Base.Close render={<IconButton icon={X} label="Close" disabled={locked} />} />
            </header>
            <UnsavedInputs value={holds}>{children}</UnsavedInputs>
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
    <AlertDialogPopup
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
      Your changes aren't saved yet.
    </AlertDialogPopup>
  )
}

export function AlertDialogPopup({ open, onOpenChange, title, children, actions, initialFocus }: AlertDialogProps) {
  const ownPresses = useOwnPresses(open)
  return (
    <BaseAlert.Root open={open} onOpenChange={onOpenChange}>
      <BaseAlert.Portal>
        <BaseAlert.Backdrop className="scrim" />
        <BaseAlert.Viewport className="overlay">
          <BaseAlert.Popup className="dialog dialog-sm" initialFocus={initialFocus} {...ownPresses}>
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

export function DrawerPopup({ open, onOpenChange, title, description, initialFocus, children }: DrawerProps) {
  const { popup, focus } = useFirstControl(initialFocus)
  const ownPresses = useOwnPresses(open)
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className="scrim" />
        <Base.Popup ref={popup} className="sheet" initialFocus={focus} {...ownPresses}>
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
