import { useEffect } from 'react'
import { errorCode } from '../error-text.ts'
import { noteDone, noteFailed, type ToastMessage, toast } from '../primitives/toast.ts'

/** Who may not read it any more is led away from the page: no failure to be told of. */
const REFUSALS = ['FORBIDDEN', 'UNAUTHENTICATED']

/** Says as a toast too that a query did not load, where the specification asks for it beside what stands in the page, until it does. */
export function useSayFailure(
  { error, isLoadingError, isSuccess }: { error: unknown; isLoadingError: boolean; isSuccess: boolean },
  message: ToastMessage,
): void {
  const { title, description } = typeof message === 'string' ? { title: message } : message
  // what is shown stays where it only could not be read anew
  const said = isLoadingError && !REFUSALS.includes(errorCode(error) ?? '') ? error : null
  useEffect(() => {
    const action = `load ${title} ${description ?? ''}`
    if (isSuccess) noteDone(action)
    if (!said) return
    noteFailed(action)
    toast.error(description === undefined ? title : { title, description })
  }, [said, isSuccess, title, description])
}
