import { useEffect } from 'react'
import { noteDone, noteFailed, type ToastMessage, toast } from '../primitives/toast.ts'

/** Says as a toast too that a query did not load, where the specification asks for it beside what stands in the page, until it does. */
export function useSayFailure(
  { error, isLoadingError, isSuccess }: { error: unknown; isLoadingError: boolean; isSuccess: boolean },
  message: ToastMessage,
): void {
  const { title, description } = typeof message === 'string' ? { title: message } : message
  // what is shown stays where it only could not be read anew
  const said = isLoadingError ? error : null
  useEffect(() => {
    const action = `load ${title} ${description ?? ''}`
    if (isSuccess) noteDone(action)
    if (!said) return
    noteFailed(action)
    toast.error(description === undefined ? title : { title, description })
  }, [said, isSuccess, title, description])
}
