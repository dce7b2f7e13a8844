import { useEffect } from 'react'
import { type ToastMessage, toast } from '../primitives/toast.ts'

/** Says a query's failure as a toast too, where the specification asks for it beside what stands in the page; each failure once. */
export function useSayFailure(error: unknown, message: ToastMessage): void {
  const { title, description } = typeof message === 'string' ? { title: message } : message
  useEffect(() => {
    if (error) toast.error(description === undefined ? title : { title, description })
  }, [error, title, description])
}
