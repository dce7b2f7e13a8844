import { Dialog } from '@base-ui/react/dialog'
import { type ReactNode, useRef } from 'react'
import { CoachPanel } from './coach-panel.tsx'
import type { useCoachState } from './coach-state.ts'
import { usePhone } from './use-phone.ts'
import './coach.css'

type Props = {
  state: ReturnType<typeof useCoachState>[0]
  change: ReturnType<typeof useCoachState>[1]
  /** The content of the button. */
  button: ReactNode
}

/** The button of the coach and the sheet that it opens. */
export function CoachSheet({ state, change, button }: Props) {
  const isPhone = usePhone()
  const input = useRef<HTMLTextAreaElement>(null)
  return (
    <Dialog.Root
      open={state.isOpen}
      onOpenChange={(isOpen) => change({ isOpen })}
      modal={isPhone}
      disablePointerDismissal
    >
      <Dialog.Trigger className="coach-tab" data-open={state.isOpen || undefined}>
        {button}
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Popup className="coach" initialFocus={(how) => (how === 'touch' ? true : (input.current ?? true))}>
          <CoachPanel
            state={state}
            change={change}
            inputRef={input}
            onNavigate={isPhone ? () => change({ isOpen: false }) : undefined}
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
