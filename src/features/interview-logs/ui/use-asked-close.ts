import type { ShouldBlockFn } from '@tanstack/react-router'
import { useRef } from 'react'
import { useConfirm } from '#ui/page/confirm.tsx'

type Form = { formState: { isDirty: boolean; isSubmitting: boolean } }

/**
 * Going back from a dialog in the history, or cancelling it, asks before what was typed is thrown away. `closed` is for the
 * dialog, which has asked by itself.
 */
export function useConfirmedClose({ formState: { isDirty, isSubmitting } }: Form, onClose: () => void) {
  const confirm = useConfirm()
  const isAgreed = useRef(false)
  const close = async () => {
    const question = {
      title: 'Discard changes?',
      text: 'What you typed here is not saved yet.',
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
  // the form itself asks where another page is gone to; a dialog is a step of its own page
  const goesBack: ShouldBlockFn = ({ current, next }) =>
    isDirty && !isSubmitting && !isAgreed.current && current.pathname === next.pathname
  return { close, closed, goesBack }
}
