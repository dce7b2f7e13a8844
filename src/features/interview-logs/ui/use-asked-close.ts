import type { ShouldBlockFn } from '@tanstack/react-router'
import { useRef } from 'react'
import { useConfirm } from '#ui/page/confirm.tsx'

type Form = { formState: { isDirty: boolean; isSubmitting: boolean } }

/**
 * Asks before unsaved changes are discarded, both for Cancel and for the browser's back button. Pass `closed` to the dialog: it
 * closes without asking, because the dialog has asked already.
 */
export function useConfirmedClose({ formState: { isDirty, isSubmitting } }: Form, onClose: () => void) {
  const confirm = useConfirm()
  const isAgreed = useRef(false)
  const close = async () => {
    const question = {
      title: 'Discard changes?',
      text: "Your changes aren't saved yet.",
      action: 'Discard',
      cancel: 'Keep editing',
    }
    if (isDirty && !(await confirm(question))) return
    closed()
  }
  const closed = () => {
    isAgreed.current = true
    onClose()
  }
  // for another page, the form itself asks; closing the dialog changes only the search parameters of the same page
  const goesBack: ShouldBlockFn = ({ current, next }) =>
    isDirty && !isSubmitting && !isAgreed.current && current.pathname === next.pathname
  return { close, closed, goesBack }
}
