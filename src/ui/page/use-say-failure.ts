import { useEffect } from 'react'
import { errorCode } from '../error-text.ts'
import { noteDone, noteFailed, type ToastMessage, toast } from '../primitives/toast.ts'

/** A user who may not read it any more is redirected: no failure to report. */
const REFUSALS = ['FORBIDDEN', 'UNAUTHENTICATED']

/** Also reports a query that did not load as a toast, where the specification asks for it beside the page's own message, until it loads. */
export function useSayFailure(
  { error, isLoadingError, isSuccess }: { error: unknown; isLoadingError: boolean; isSuccess: boolean },
  message: ToastMessage,
): void {
  const { title, description } = typeof message === 'string' ? { title: message } : message
  // a failed refetch leaves what is shown
  const said = isLoadingError && !REFUSALS.includes(errorCode(error) ?? '') ? error : null
  useEffect(() => {
    const action = `load ${title} ${description ?? ''}`
    if (isSuccess) noteDone(action)
    if (!said) return
    noteFailed(action)
    toast.error(description === undefined ? title : { title, description })
  }, [said, isSuccess, title, description])
}
