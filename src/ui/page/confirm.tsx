import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import { Button } from '../primitives/button.tsx'
import { AlertDialog } from '../primitives/dialog.tsx'
import { restoreFocus } from './restore-focus.ts'

export type Question = {
  /** 'Delete Resume' */
  title: string
  /** The question, with the item's name: 'Are you sure you want to delete "Maya Okafor, Data Analyst"? This action cannot be undone.' */
  text: ReactNode
  /** The label of the confirming button; never 'OK'. */
  action: string
  cancel?: string
  /** Shows the confirming button in red; true by default. */
  destructive?: boolean
}

type Ask = (question: Question) => Promise<boolean>

const Context = createContext<Ask | null>(null)

/**
 * Renders the only confirmation dialog of the page. If the confirmed action removes the focused element, the focus moves to its neighbor.
 */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null)
  const [isOpen, setOpen] = useState(false)
  const answer = useRef<((yes: boolean) => void) | null>(null)
  const cancelButton = useRef<HTMLButtonElement>(null)
  const goOn = useRef<(() => void) | null>(null)
  const settle = useCallback((yes: boolean) => {
    if (yes) goOn.current?.()
    answer.current?.(yes)
    answer.current = null
    setOpen(false)
  }, [])
  const ask = useCallback<Ask>((next) => {
    answer.current?.(false)
    goOn.current = restoreFocus()
    setQuestion(next)
    setOpen(true)
    return new Promise<boolean>((resolve) => {
      answer.current = resolve
    })
  }, [])
  return (
    <Context value={ask}>
      {children}
      {question && (
        <AlertDialog
          open={isOpen}
          onOpenChange={(open) => !open && settle(false)}
          title={question.title}
          initialFocus={cancelButton}
          actions={
            <>
              <Button variant="ghost" ref={cancelButton} onClick={() => settle(false)}>
                {question.cancel ?? 'Cancel'}
              </Button>
              <Button variant={question.destructive === false ? 'primary' : 'danger'} onClick={() => settle(true)}>
                {question.action}
              </Button>
            </>
          }
        >
          {question.text}
        </AlertDialog>
      )}
    </Context>
  )
}

/** Asks, and resolves to true if the user confirms; false for Cancel, Escape or another question meanwhile. */
export function useConfirm(): Ask {
  const ask = useContext(Context)
  if (!ask) throw new Error('useConfirm needs a ConfirmProvider above it')
  return ask
}
