import { useEffect } from 'react'
import { errorCode } from '../error-text.ts'
import { dismissFailure, recordFailure, type ToastMessage, toast } from '../primitives/toast.ts'

/** Users without access are redirected, so these are not reported as failures. */
const REFUSALS = ['FORBIDDEN', 'UNAUTHENTICATED']

/**
 * Shows a toast for a query that did not load, in addition to the page's own message, where the specification requires it. The toast is
 * withdrawn once the query loads.
 */
export function useFailureToast(
  { error, isLoadingError, isSuccess }: { error: unknown; isLoadingError: boolean; isSuccess: boolean },
  message: ToastMessage,
): void {
  const { title, description } = typeof message === 'string' ? { title: message } : message
  // after a failed refetch, the page still shows its data
  const said = isLoadingError && !REFUSALS.includes(errorCode(error) ?? '') ? error : null
  useEffect(() => {
    const action = `load ${title} ${description ?? ''}`
    if (isSuccess) dismissFailure(action)
    if (!said) return
    recordFailure(action)
    toast.error(description === undefined ? title : { title, description })
  }, [said, isSuccess, title, description])
}
